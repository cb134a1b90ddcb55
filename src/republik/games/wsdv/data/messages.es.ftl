game-name = Wir sind das Volk!
game-about = Dos estados alemanes, dos jugadores, cuatro décadas: levanta la economía, sube el nivel de vida y evita que la gente salga a la calle, hasta que un estado se derrumbe o el Este sobreviva a 1989.
option-edition = Edición de las reglas

## Bandos y palabras

seat-west = Oeste
seat-east = Este
seat-nobody = regla
seat-letter-west = O
seat-letter-east = E
sector-france = sector francés
sector-uk = sector británico
sector-usa = sector estadounidense
place-west-germany = Alemania Occidental
place-cssr = ČSSR
place-polska = Polska
place-rheinsberg = Rheinsberg
place-ni-hamburg = Baja Sajonia o Hamburgo
track-prestige = Prestigio
track-currency = Moneda occidental
track-socialists = Socialistas
use-unrest = agitación
use-build = economía
use-living = nivel de vida
use-event = evento

## Cartas e iconos

card-name = { $number } «{ $title }»
card-hidden = una carta oculta
card-in-hand = mano
corner-flight = huida{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = policía roja
corner-pink-police = policía rosa
event-for-red = evento del Este
event-for-yellow = evento del Oeste
event-for-dual = evento de ambos
event-for-special = especial, solo Este
face-space = casilla de prestigio { $space }
symbol-build = { $side } construye { $count }
symbol-dismantle = { $side } desmantela { $count }
symbol-place-unrest = { $side } +{ $count } agitación
symbol-remove-unrest = { $side } −{ $count } agitación
symbol-move-unrest = { $side }: mover { $count } agitación
symbol-reduce = { $side }: una protesta baja a 3 de agitación{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } nivel de vida
symbol-living-standard-plain = { $side } +{ $count } nivel de vida, sin quitar agitación
symbol-lose-living-standard = { $side } −{ $count } nivel de vida
symbol-rundown = { $side }: { $count ->
    [one] 1 fábrica pasa a decadente
   *[other] { $count } fábricas pasan a decadentes
}
symbol-repair = { $side }: { $count ->
    [one] 1 fábrica reparada
   *[other] { $count } fábricas reparadas
}
symbol-close = { $side } pierde para siempre { $count ->
    [one] 1 fábrica externa
   *[other] { $count } fábricas externas
}
symbol-red-police = fuerza policial roja
symbol-pink-police = fuerza policial rosa
symbol-wall-built = se construye el Muro
symbol-wall-opened = se abre el Muro
symbol-stasi-dissolved = disolución de la Stasi
symbol-guillaume = Guillaume: el Este examina cartas
symbol-where = en { $place }
symbol-limit = (máximo { $count } por provincia)
symbol-arms = – elige { $side }
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = nada
symbol-with = { $symbol } { $more }
symbol-numbered = símbolo { $number }
surplus-red = { $count ->
    [one] flecha
   *[other] { $count } flechas
} fuera del contador: el Este elimina agitación
surplus-yellow = { $count ->
    [one] flecha
   *[other] { $count } flechas
} fuera del contador: compensación del Oeste
surplus-red-prestige = prestigio fuera del contador: el Este elimina agitación propia o la coloca en el Oeste
surplus-yellow-prestige = prestigio fuera del contador: el Oeste elimina agitación propia o la coloca en el Este

## Pantalla

screen-header = Wir sind das Volk! · Década { $decade }, { $half ->
    [1] primer quinquenio
   *[other] segundo quinquenio
}
screen-over = Wir sind das Volk! · Década { $decade }, la partida ha terminado
screen-protests = { $side }: { $count ->
    [one] 1 protesta
   *[other] { $count } protestas
}
screen-police = cartas de policía: { $count }, disponibles: { $ready }
screen-flight = Huida ahora: { $steps } → el Este desmantela { $points } · { $police }
screen-flight-over = Huida: ya contada en esta década · { $police }
screen-wall = El Muro está en pie: no hay huida · { $police }
track-prestige-note = ventaja { $side } · al final de la década: { $symbols }
track-currency-note = con exportación { $exports }, nivel de vida { $living }: saldo { $balance }
track-socialists-note = al final de la década { $change } · { $total } de { $most } en juego, { $box } en el recuadro
map-hamburg = Hamburgo ({ $provinces })
map-legend-1 = ●○○○ agitación, 4 protesta
map-legend-2 = ▮ nivel de vida
map-legend-3 = ♟ socialista
map-legend-4 = 6/9 economía / para ▮
map-legend-5 = [2] fábrica (2) decadente
map-legend-6 = ═ operativa ─ hecha ┄ libre

## Preguntas

prompt-deal = Se reparte una carta.
prompt-discard = { $side }: ¿descartas una carta de la década anterior o conservas lo que tienes?
prompt-action = { $side }: elige una carta del área de cartas o de tu mano.
prompt-over = La partida ha terminado.
prompt-use = { $card }: ¿para qué la usas?
prompt-price = { $side }: la carta especial tiene un precio. ¿Descartas una carta o dejas robar al Oeste?
prompt-remove = { $side }: elimina 1 agitación tuya. ¿De dónde?
prompt-build = { $side }: construye. { $count ->
    [one] Queda 1 punto
   *[other] Quedan { $count } puntos
}. ¿Dónde?
prompt-living = { $side }: coloca nivel de vida ({ $count } de 3 colocados, la carta presta { $lends }, máximo 2 por provincia). ¿Dónde?
prompt-transfer = { $side }: ¿transfieres un nuevo nivel de vida a Berlín Occidental?
prompt-void = { $side }: { $face } es una carta doble. ¿Qué flecha o icono ignoras?
prompt-symbols = { $side }: ejecuta { $face }. Pendiente: { $symbols }. ¿Qué ahora, y dónde?
prompt-resolve = { $side }: decides tú sobre { $face }: { $symbol }. ¿Dónde?
prompt-return-unrest = { $side }: la agitación de las cartas de policía vuelve, máximo 1 por provincia (quedan { $count }). ¿Dónde?
prompt-look = { $side }: Guillaume informa. ¿Qué examinas?
prompt-take = { $side }: ¿tomas una de estas cartas?
prompt-give = { $side }: ¿qué carta de tu mano das a cambio?
prompt-last-police = { $side }: ¿usas la policía antes de que acabe la acción?
prompt-import = { $side }: { $change ->
    [less] ha terminado una protesta en Berlín Occidental. ¿Qué proveedor pierde su marcador?
   *[more] Berlín Occidental tiene una nueva protesta. ¿Qué proveedor recibe un marcador?
}
prompt-socialist-in = { $side }: no hay socialistas para todas las protestas. ¿Adónde va uno?
prompt-dismantle = { $side }: { $owner } desmantela { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}. ¿Qué ahora?
prompt-space = { $side }: prestigio. ¿Qué casilla ejecutas?
prompt-run-down = { $side }: falta moneda, { $count ->
    [one] 1 fábrica pasa a decadente
   *[other] { $count } fábricas pasan a decadentes
}. ¿Cuál ahora?
prompt-dismantle-lines = { $side }: falta moneda y ninguna fábrica está sana. { $count ->
    [one] 1 pieza debe
   *[other] { $count } piezas deben
} irse. ¿Cuál ahora?
prompt-hamburg = { $side }: ¿para qué provincia cuenta Hamburgo en esta fase?
prompt-lose-sector = { $side }: Berlín Occidental pierde nivel de vida (quedan { $count }). ¿De qué sector?
prompt-attack = { $side }: ¿a quién ataca { $place }?
prompt-police-phase = { $side }: policía. { $count ->
    [one] 1 carta disponible
   *[other] { $count } cartas disponibles
}. ¿Dónde eliminas agitación?
prompt-socialist-out = { $side }: { $count ->
    [one] 1 socialista debe
   *[other] { $count } socialistas deben
} irse. ¿De dónde?
done-discard = conservar el resto
done-build = dejar los puntos restantes
done-living = eso es todo
done-transfer = sin transferencia
done-void = no ignorar nada
done-look = no examinar nada
done-take = no tomar nada
done-last-police = no más policía
done-attack = sin ataque

## Jugadas

place-alone = { $place }
move-done = hecho
move-play = { $card }: { $use }
move-deal = repartir { $card }
move-discard = descartar { $card }
move-draw = dejar robar al Oeste
move-build-city = construir una fábrica en { $place }
move-build-line = construir infraestructura { $place }
move-dismantle-city = desmantelar la fábrica de { $place }
move-dismantle-line = desmantelar infraestructura { $place }
move-rundown = la fábrica de { $place } pasa a decadente
move-repair = reparar la fábrica de { $place }
move-close = cerrar { $place } para siempre
move-place = colocar agitación en { $place }
move-remove = eliminar agitación de { $place }
move-move = mover agitación { $from } → { $to }
move-reduce = bajar { $place } a 3 de agitación
move-living = nivel de vida para { $place }
move-lose-living = { $place } pierde nivel de vida
move-sector = nivel de vida para Berlín Occidental, { $place }
move-lose-sector = Berlín Occidental pierde nivel de vida, { $place }
move-transfer = transferir de { $place } a Berlín Occidental
move-police = la policía elimina agitación en { $place }
move-socialist = un socialista va a { $place }
move-take-socialist = un socialista deja { $place }
move-import = el marcador va a { $place }
move-release = el marcador deja { $place }
move-attack = { $from } ataca a { $to }
move-hamburg = Hamburgo cuenta para { $place }
move-space = casilla { $space }: { $symbols }
move-void-track = ignorar una flecha de { $track }
move-void-row = ignorar: { $symbol }
move-resolve = ejecutar ahora: { $symbol }
move-ignore = omitir: { $symbol }
move-look = { $where ->
    [pile] examinar las cartas superiores del mazo de robo
   *[hand] examinar la mano del Oeste
}
move-take = tomar { $card }
move-give = dar { $card }
group-done = o bien
group-play = cartas
group-deal = repartir
group-discard = descartar
group-draw = o bien
group-build-city = construir
group-build-line = construir
group-dismantle-city = desmantelar
group-dismantle-line = desmantelar
group-rundown = decadente
group-repair = reparar
group-close = cerrar para siempre
group-place = colocar agitación
group-remove = eliminar agitación
group-move = mover agitación
group-reduce = bajar a 3 de agitación
group-living = nivel de vida
group-lose-living = perder nivel de vida
group-sector = Berlín Occidental
group-lose-sector = Berlín Occidental
group-transfer = transferir
group-police = policía
group-socialist = socialistas
group-take-socialist = socialistas
group-import = proveedores
group-release = proveedores
group-attack = atacar
group-hamburg = Hamburgo
group-space = casillas
group-void-track = ignorar
group-void-row = ignorar
group-resolve = ejecutar ahora
group-ignore = omitir
group-look = examinar
group-take = tomar
group-give = dar
group-at = { $verb }, { $place }
note-protest = ¡protesta!
note-living = n.º { $number }, economía { $has } de { $needs }
use-note-unrest = eliminar 1 agitación tuya{ $free ->
    [yes] , gratis
   *[no] , por 1 punto de tu economía
}
use-note-build = { $value ->
    [one] 1 punto de construcción
   *[other] { $value } puntos de construcción
}
use-note-living = hasta 3 provincias; la carta presta { $value }
use-note-event = { $symbols }

## Qué ha pasado

event-decade = Empieza la década { $decade }. Carta especial: { $special }
event-half = Década { $decade }, { $half ->
    [1] primer
   *[other] segundo
} quinquenio. Empieza { $starter }.
event-turned-up = Reveladas: { $what }
event-drawn = { $side } roba { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
event-discarded = { $side } descarta { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
event-card = { $side } juega { $card } { $origin ->
    [hand] de la mano{" "}
   *[other] {""}
}{ $use ->
    [unrest] para eliminar agitación
    [build] para construir
    [living] para nivel de vida
   *[event] como evento
}
event-price = Precio de la carta especial: { $paid ->
    [draw] el Oeste roba una carta
   *[discard] el Este descarta una carta
}
event-void = Ignorado: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] { $by } elimina agitación
   *[more] { $by }: agitación colocada
}: { $what }
event-unrest-nobody = Nueva agitación: { $what }
event-calmed = Agitación que se va con el nivel de vida: { $what }
event-reduce = { $place }: se va { $removed } de agitación, quedan 3
event-move = Agitación movida: { $what }
event-build-city = { $by } construye: { $what }
event-build-line = { $by } construye infraestructura: { $what }
event-dismantle-city = { $by } desmantela: { $what }
event-dismantle-line = { $by } desmantela infraestructura: { $what }
event-rundown = Decadente, elegida por { $by }: { $what }
event-repair = Reparada: { $place }
event-close = Cerrada para siempre: { $place }
event-living = { $change ->
    [less] Nivel de vida perdido
   *[more] Nivel de vida
}: { $what }
event-transfer = { $place } transfiere su nivel de vida a Berlín Occidental
event-imported = { $change ->
    [less] El marcador de Berlín Occidental deja
   *[more] La protesta de Berlín Occidental se extiende a
}: { $what }
event-socialist = { $change ->
    [less] Se van socialistas
   *[more] Llegan socialistas
}: { $what }
event-police-gained = El Este guarda { $card } como carta de fuerza policial
event-police = La policía elimina agitación: { $what }
event-stasi-dissolved = La Stasi queda disuelta; vuelve agitación: { $unrest }
event-wall = { $stands ->
    [yes] El Muro está construido. Ya no hay huida de la República.
   *[no] El Muro está abierto. Vuelve la huida.
}
event-look = El Este examina { $at ->
    [pile] las cartas superiores del mazo de robo
   *[hand] la mano del Oeste
}
event-seen = { $known ->
    [yes] Vistas: { $what }
   *[no] El Este ha visto { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
event-removed = { $known ->
    [yes] Fuera del juego: { $card }
   *[no] El Este retira una carta del juego
}
event-swap = { $known ->
    [yes] El Este da { $given } y toma { $taken }
   *[no] El Este cambia una carta
}
event-decade-end = Final de la década { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = El Muro cuesta prestigio y 1 punto de economía
event-flight = Huida de la República: { $steps } pasos, el Este desmantela { $points }
event-space = { $by } ejecuta la casilla { $space }: { $symbols }
event-hamburg = Hamburgo cuenta para { $place }
event-currency = Contador { $track } + exportación { $exports } (peor fábrica de exportación del Oeste { $worst }) − nivel de vida { $living } = { $balance }
event-police-cost = { $points ->
    [0] No hay policía que pagar
    [one] El Este paga 1 punto por su policía
   *[other] El Este paga { $points } puntos por su policía
}
event-attack = Ataque: { $what }
event-socialist-phase = Socialistas: { $change }
event-protests = Protestas: Oeste { $west }, Este { $east }
event-game-over = Gana { $winner }: { $how }

## Finales

ending-collapse = { $winner ->
    [Este] el Oeste se colapsa bajo las protestas masivas
    [Oeste] el Este se colapsa bajo las protestas masivas
   *[other] el otro Estado se colapsa bajo las protestas masivas
}
ending-bankruptcy = insolvencia nacional del Este
ending-socialism-triumphs = triunfo del socialismo
ending-socialism-fails = el socialismo ha fracasado
ending-survival = el Este ha aguantado cuatro décadas

## Jugadores de ordenador

feature-east-unrest-slack = margen antes de las protestas en el Este
feature-west-unrest-slack = margen antes de las protestas en el Oeste
feature-east-protests-near = protestas hacia el colapso en el Este
feature-west-protests-near = protestas hacia el colapso en el Oeste
feature-east-brink = provincias al borde de la protesta en el Este
feature-west-brink = provincias al borde de la protesta en el Oeste
feature-east-living-standard = nivel de vida en el Este
feature-west-living-standard = nivel de vida en el Oeste
feature-east-living-at-risk = nivel de vida en el Este que ninguna fábrica mantiene
feature-west-living-at-risk = nivel de vida en el Oeste que ninguna fábrica mantiene
feature-east-economy = economía en el Este
feature-west-economy = economía en el Oeste
feature-east-next-living-standard = economía para el próximo nivel de vida en el Este
feature-west-next-living-standard = economía para el próximo nivel de vida en el Oeste
feature-east-open-links = conexiones aún por construir en el Este
feature-west-open-links = conexiones aún por construir en el Oeste
feature-border-gap = nivel de vida a lo largo de la frontera
feature-export-gap = exportación del Este frente a la peor del Oeste
feature-prestige = posición del prestigio
feature-prestige-edge = ventaja de prestigio
feature-currency-track = posición de la moneda occidental
feature-currency-missing = moneda occidental que le falta al Este
feature-currency-spare = moneda occidental que le sobra al Este
feature-flight = huida
feature-wall = el Muro
feature-reserve = puntos de economía de reserva del Este
feature-bankruptcy = insolvencia nacional del Este
feature-socialist-track = posición de los socialistas
feature-socialists = socialistas en juego
feature-socialism-at-stake = triunfo o fracaso del socialismo
feature-police = policía disponible
feature-police-later = policía en décadas posteriores
feature-tempo = a quién le toca después
feature-hand = cartas en mano
feature-display = cartas a la vista
feature-special-card = carta especial
feature-building-under-way = puntos de construcción aún por usar
feature-living-under-way = nivel de vida aún por colocar
feature-removal-under-way = agitación aún por eliminar
feature-event-under-way = iconos aún por ejecutar
feature-losses-under-way = pérdidas aún por sufrir
feature-ground = la década en sí

## Final de década

phase-1 = Huida o coste del Muro
phase-2 = Prestigio
phase-3 = Moneda occidental
phase-4 = Pago de la fuerza policial
phase-5 = Mantener el nivel de vida
phase-6 = Comparación interna
phase-7 = Comparación Este-Oeste
phase-8 = Uso de la fuerza policial
phase-9 = Socialistas
phase-10 = ¿Wir sind das Volk?
forecast-title = Si la década terminara ahora
forecast-flight-sum = iconos { $icons } + mejor nivel de vida del Oeste { $best_west_living } + policía roja { $red_police } + protesta en el Este { $east_protest } − peor nivel de vida del Este { $worst_east_living } − protesta en el Oeste { $west_protest } = { $steps }
forecast-flight = el Este desmantela { $points } de { $has }
forecast-wall = El Muro: prestigio ← 1, el Este desmantela 1 de { $has }
forecast-prestige = { $holder } ejecuta la casilla { $marker } o una más cercana al centro: { $symbols }
forecast-prestige-bankrupt = el Este no puede desmantelar lo que se exige: insolvencia nacional
forecast-currency-sum = contador { $track } + exportación { $exports } (peor fábrica de exportación del Oeste { $worst }) − nivel de vida { $living } = { $balance }
forecast-currency-enough = ninguna fábrica pasa a decadente
forecast-currency-missing = decadentes: { $rundown }, luego desmanteladas: { $dismantled }
forecast-currency-bankrupt = el Este no puede pagar: insolvencia nacional
forecast-police-cost = el Este desmantela { $points } de { $has }
forecast-living = nivel de vida perdido: { $what }
forecast-living-none = cada provincia mantiene su nivel de vida
forecast-internal = agitación: { $what }
forecast-internal-none = sin agitación
forecast-attacks = posibles: { $what }
forecast-attacks-none = nadie puede atacar
forecast-police = cartas disponibles: { $count }
forecast-socialists = cambio { $change }, en juego { $total } de 12
forecast-triumph = el Este ganaría: no quedan socialistas que recibir
forecast-failure = el Este perdería: tiene muy pocos socialistas
forecast-protests = { $side }: ahora { $now }, tras la comparación interna { $internal }, en el peor caso { $worst }; con 4 se colapsa
forecast-title-end = El final de la década, fase a fase
forecast-done = terminada
forecast-now = en curso
forecast-due = por hacer: { $count }
forecast-prestige-done = { $holder } ha ejecutado la casilla { $marker }: { $symbols }
forecast-attacks-done = realizados: { $what }
forecast-attacks-done-none = nadie ha atacado
forecast-police-done = cartas usadas: { $count }

## En la mesa

cards-seen = Vistas en la otra mano:
cards-count = El otro bando tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; en el mazo de robo hay { $pile }.
help-forecast = qué harían ahora las diez fases del final de década
help-map = todo el mapa y los contadores
why-what = Di qué hay que explicar: porqué Baviera, porqué 17 evento
rules-which = Di una sección: regla 5.1
cards-why = En el juego: { $text }
cards-note-english = Esta nota existe solo en alemán y en inglés.
cards-unknown = No hay ninguna carta «{ $answer }». Di su número o una parte de su título: cartas 17
help-cards = el área de cartas y la mano (cartas 17: una carta, qué ocurrió y por qué tiene ese efecto)
help-rules = N: una sección de las reglas en una frase, por ejemplo regla 6.3

## Por qué no

refusal-no-such-move = { $text } no es una jugada
refusal-other-decision = «{ $move }» no es lo que hay que decidir ahora
refusal-not-possible = «{ $move }» no es posible aquí
refusal-card-not-there = { $card } no está ni en el área de cartas ni en tu mano
refusal-special-east-only = solo el Este puede elegir la carta especial
refusal-special-not-there = la carta especial { $card } no está en el área de cartas
refusal-special-event-only = la carta especial solo se usa como evento
refusal-special-price = el Este no puede pagar el precio de la carta especial
refusal-no-own-unrest = no tienes agitación que eliminar
refusal-nothing-to-dismantle = con esta carta cuesta un punto de tu economía, y no tienes nada que desmantelar
refusal-event-colour = el evento de { $card } no es para { $side }
refusal-event-own-economy = el evento de { $card } costaría más economía de la que tiene { $side }
refusal-mass-protest = en { $place } hay una protesta masiva: no se construye
refusal-city-taken = { $place } ya tiene una fábrica
refusal-site-closed = el lugar { $place } está cerrado para siempre
refusal-plant-site = Rheinsberg solo se construye con su evento
refusal-abroad-site = las fábricas externas solo se construyen con sus eventos
refusal-other-side = { $place } no pertenece a { $side }
refusal-line-full = { $place } no tiene líneas libres
refusal-no-factory-at-end = { $place } no tiene fábrica en ningún extremo
refusal-no-factory-abroad = { $place } lleva a una ciudad extranjera sin fábrica
refusal-no-factory = { $place } no tiene fábrica
refusal-no-infrastructure = { $place } no tiene infraestructura
refusal-has-infrastructure = { $place } aún tiene infraestructura en sus conexiones
refusal-rundown-stays = { $place } es decadente y siempre permanece en el tablero
refusal-abroad-stays = { $place } solo se elimina con su evento
refusal-already-rundown = { $place } ya es decadente
refusal-never-rundown = { $place } no puede pasar a decadente
refusal-no-unrest = { $place } no tiene agitación
refusal-no-protest = { $place } no tiene protesta masiva
refusal-restricted = el texto bajo el icono no lo permite: { $place }
refusal-limit = { $place } no puede recibir más de estos iconos
refusal-living-economy = { $place } necesita economía { $need } para su nivel de vida n.º { $number } y tiene { $have }
refusal-living-together = la carta no presta bastante para { $place } junto con las provincias ya elegidas
refusal-living-once = { $place } ya ha recibido nivel de vida en esta acción
refusal-living-berlin = Berlín Occidental solo recibe nivel de vida por transferencia o con la carta 79
refusal-no-living = { $place } no tiene nivel de vida
refusal-transfer-new = { $place } no ha recibido nivel de vida en esta acción
refusal-transfer-more = { $place } no tiene más nivel de vida que Berlín Occidental
refusal-transfer-even = el sector de { $place } va por delante de otro
refusal-police-used = no hay ninguna carta de fuerza policial disponible
refusal-police-own-action = la policía se usa en una acción del Este o al final de la década
refusal-no-socialist = { $place } no tiene socialistas
refusal-not-supplier = { $place } no es proveedor de Berlín Occidental
refusal-no-imported = { $place } no tiene marcadores de Berlín Occidental
refusal-not-adjacent = { $place } no limita con { $other }
refusal-attack-weak = { $place } no tiene menos nivel de vida del que { $other } puede usar
refusal-hamburg-choice = Hamburgo cuenta para Baja Sajonia o Schleswig-Holstein
refusal-prestige-space = solo la casilla del marcador o una más cercana al centro, en la mitad propia
refusal-void-dual = solo se puede ignorar lo que muestra la carta
refusal-not-in-hand = { $card } no está en tu mano
refusal-not-seen = { $card } no está entre las cartas examinadas
refusal-must-discard = con tres cartas en la mano hay que descartar al menos una
refusal-must-do = hay que ejecutarlo

## Las reglas, en una frase cada una

rule-2 = Preparación: 2 de agitación en cada proveedor, 3 en las demás provincias, 1 socialista en el recuadro; fábricas en Hamburgo, Dortmund, Berlín y Bitterfeld; el Oeste tiene la ventaja en el prestigio y empieza (las ediciones difieren un poco).
rule-3 = Cuatro décadas, cada una con dos quinquenios de siete cartas y un final de década. Por turnos: una carta del área o de la mano, una acción. El quinquenio acaba con la última carta normal del área.
rule-4 = Cada cuarta agitación de una provincia es una protesta masiva.
rule-5-1 = Un punto de construcción es una fábrica en una ciudad libre o infraestructura en una línea libre con fábrica en un extremo. Una fábrica vale 1 más 1 por cada conexión operativa. No se construye donde hay protesta.
rule-5-2 = Un punto de desmantelamiento quita 1 infraestructura o 1 fábrica sin infraestructura en sus conexiones; nunca fábricas decadentes ni externas.
rule-5-3 = Solo las fábricas del Este pasan a decadentes: valen 1 menos y siempre permanecen en el tablero.
rule-6 = Una carta normal se usa de una de cuatro formas: agitación, economía, nivel de vida, evento. La carta especial, solo como evento.
rule-6-1 = Eliminar 1 agitación propia: gratis con una carta del propio color; si no, se desmantela 1 punto propio.
rule-6-2 = Se construye con tantos puntos como vale la carta para ti.
rule-6-3 = Hasta 3 niveles de vida en provincias distintas; el enésimo necesita economía 3n. El valor de la carta presta los puntos que faltan, máximo 2 por provincia. Cada uno quita 1 agitación.
rule-6-4 = Evento: el Oeste con cartas amarillas y dobles, el Este con rojas y dobles. Todos los iconos, en cualquier orden; con una carta doble se puede ignorar 1 flecha o icono. El escudo dice quién elige el lugar.
rule-7 = Las protestas del Este llaman a los socialistas del recuadro; cada uno quita 1 agitación. Tras cada acción y en la fase 9.
rule-8 = Cada carta de fuerza policial elimina 1 agitación del Este por década, en una acción suya o en la fase 8.
rule-9 = Diez fases cierran la década. Insolvencia nacional si el Este debe desmantelar más de lo que tiene.
rule-9-1 = Huida: iconos, mejor nivel de vida del Oeste, policía roja, una protesta en el Este, menos el peor nivel de vida del Este y una protesta en el Oeste; el Este desmantela la mitad. Con el Muro: 1 de prestigio y 1 punto.
rule-9-2 = Quien tiene la ventaja en el prestigio ejecuta la casilla del marcador o una de su mitad más cercana al centro.
rule-9-3 = El contador y la exportación pagan el nivel de vida del Este; por cada unidad que falta una fábrica pasa a decadente.
rule-9-4 = El Este desmantela 1 punto por cada carta de fuerza policial.
rule-9-5 = Ninguna provincia mantiene más nivel de vida que el valor de su mejor fábrica; Berlín Occidental, el de su proveedor más débil.
rule-9-6 = Cada provincia recibe agitación: la distancia a su mejor provincia menos 1; Berlín Occidental, toda la distancia.
rule-9-7 = Cada provincia puede atacar a un vecino del otro lado con su nivel de vida menos sus protestas: la diferencia se vuelve agitación. Berlín Occidental ataca a los dos vecinos.
rule-9-8 = Las cartas de fuerza policial aún no usadas eliminan 1 agitación cada una.
rule-9-9 = Los socialistas llegan o se van según el contador. El Este gana si los 12 no bastan y pierde si no tiene más que perder.
rule-9-10 = Cuatro protestas: ese estado se colapsa; si se colapsan ambos, gana el Este. Tras la década IV gana el Este.
rule-10-1 = Berlín Oriental es una provincia como las demás, dentro de Brandeburgo.
rule-10-2 = Berlín Occidental vive de las transferencias de sus proveedores; cada protesta suya pone un segundo marcador en un proveedor.
rule-10-3 = Hamburgo cuenta para Baja Sajonia o Schleswig-Holstein, a elección del Oeste cada vez.
rule-10-4 = Rheinsberg solo se construye con la carta 27: vale 2, sin conexiones.
rule-10-5 = Las fábricas externas solo se construyen con las cartas 7 y 9 y prestan su valor a una provincia conectada.

## Órdenes

play-summary = Década { $decade }, { $decisions } decisiones; protestas: Oeste { $west }, Este { $east }
show-display = Área de cartas
show-hand-west = Mano del Oeste
show-hand-east = Mano del Este

## La primera década guiada

lesson-title = La primera década, paso a paso
lesson-welcome = ¡Te damos la bienvenida! Tú diriges el Este, la República Democrática; el ordenador dirige el Oeste. Jugamos juntos la primera década. No se rompe nada: prueba lo que quieras.
lesson-goal = El Este gana aguantando. Si tu Estado sigue en pie tras cuatro décadas, la partida es tuya. Cae con cuatro protestas masivas al final de una década, por insolvencia o si se agotan los socialistas.
lesson-map = Esta es la Alemania dividida: ocho provincias del Oeste y seis tuyas. Berlín Occidental, una isla en tu Estado, está dibujado en grande en la esquina. Las provincias que se tocan a través de la frontera compararán su nivel de vida.
lesson-cities = Las ciudades son sitios para fábricas; el número de una fábrica es su valor. En las líneas entre ciudades va la infraestructura. Empiezas con fábricas en Berlín y Bitterfeld, cada una de valor 1.
lesson-province = Cada provincia muestra su agitación, su nivel de vida y sus socialistas. En cada una de las tuyas hay tres de agitación: una más y habrá una protesta masiva. Su economía es la suma de sus fábricas.
lesson-tracks = Tres contadores: prestigio, moneda occidental y socialistas. A la derecha te conviene a ti, a la izquierda al Oeste. Quien tiene la ventaja de prestigio abre la década; en 0 es el Oeste.
lesson-display = Estas cartas están a la vista de ambos, y se juega por turnos. La que dejes se la puede llevar el Oeste. Las rojas te convienen a ti, las amarillas al Oeste, las dobles a los dos.
lesson-hand = Otras dos cartas son solo tuyas; el Oeste no las ve. En vez de una carta del área puedes jugar una de estas. Puedes guardarlas para mejor ocasión, incluso para la próxima década.
lesson-four-uses = Cada carta normal puede hacer una de cuatro cosas: quitar una de agitación, construir, subir el nivel de vida o traer su evento. El número de la carta es su valor para construir y para el nivel de vida. Eliges una; lo demás se pierde.
lesson-action = Te toca: elige una carta del área o de tu mano, y luego para qué la usas. Para empezar, toma una de valor alto y construye. Lo que se puede brilla.
lesson-build = Cada punto es una fábrica en una ciudad vacía o una línea junto a una fábrica. Pulsa una ciudad o una línea que brille. Puedes parar antes, pero los puntos que dejes se pierden.
lesson-connection = Cuando todas las líneas entre dos fábricas están ocupadas, la conexión es operativa. Unas conexiones tienen una línea y otras dos. De Bitterfeld a Leipzig basta una.
lesson-value = Una fábrica vale 1, y 1 más por cada conexión operativa. Así, una conexión mejora dos fábricas de golpe. Lo que más importa es la mejor fábrica de cada provincia: trae moneda y mantiene el nivel de vida.
lesson-living = Puedes colocar hasta tres niveles de vida, cada uno en otra provincia. El primero de una provincia pide economía 3, el segundo 6, el tercero 9. La carta presta lo que falta, como mucho 2 por provincia.
lesson-living-where = Cada nivel de vida se lleva una de agitación. Piensa en el final de la década: cuesta una unidad de moneda, y su provincia debe tener una fábrica que valga lo mismo. Provincias parejas dan más paz que una sola rica.
lesson-unrest-use = Elige una provincia y se irá una de agitación. Con una carta roja te sale gratis. Con cualquier otra tienes que desmantelar además un punto de tu economía.
lesson-event = Un evento hace todo lo que muestran sus iconos. Los rojos y rosas te afectan a ti, los amarillos al Oeste. Tú eliges el orden y los lugares; si un icono lleva un escudo, elige ese bando.
lesson-symbols = La pregunta de la mesa dice qué queda por hacer. Pulsa un lugar que brille y el siguiente icono surtirá efecto allí. Las flechas mueven los marcadores solas.
lesson-opponent = Tras tu turno juega el Oeste. Mira qué carta toma y qué cambia en el mapa. Luego te toca otra vez.
lesson-log = La crónica cuenta por orden todo lo que ha pasado. Pulsa una línea para ver la mesa de aquel momento. Si apartas la vista un instante, no pierdes nada.
lesson-forecast = La previsión muestra qué haría el final de la década si llegara ahora. Cambia con cada carta. Mírala antes de elegir: te dice qué duele más.
lesson-undo = Puedes deshacer las decisiones de tu turno hasta que termine o hasta que se muestre algo oculto. Así que prueba. La página te avisa antes de un paso que no se puede deshacer.
lesson-unrest = La agitación es el peligro de este juego. Tres en una provincia aún callan; la cuarta saca a la gente a la calle. No pierdas de vista las que están en tres.
lesson-protest = Hay una protesta masiva. En esa provincia y en las conexiones de sus ciudades no se construye. Termina en cuanto la agitación baja de cuatro.
lesson-police = Tienes una carta de fuerza policial. Una vez por década quita una de agitación en el Este, además de una de tus acciones. Pero cada una cuesta un punto al final de la década, y las rojas ahuyentan a la gente.
lesson-socialists = Tus socialistas esperan en el recuadro. Si estalla una protesta en el Este, van allí tras la acción, y cada uno quita una de agitación. Allí se quedan: no los malgastes.
lesson-second-half = El segundo quinquenio: siete cartas nuevas. Empieza quien no tuvo el último turno. Tras estas cartas llega el final de la década: echa de vez en cuando un vistazo a la previsión.
lesson-special = La carta especial sigue ahí, y es solo para ti. Trae únicamente su evento y tiene un precio: tiras una carta de la mano, o el Oeste roba una. Tómala cuando más ayude.
lesson-hand-cards-end = Las cartas de tu mano se quedan contigo cuando acaba la década. Puedes guardarlas o tirarlas antes de robar hasta dos. Con tres en la mano, al menos una tiene que irse.
lesson-decade-end = La década ha terminado. Siguen diez fases, siempre en el mismo orden. Las vemos una por una; donde haya que elegir, se te preguntará.
lesson-phase-1 = Fase 1, huida. Aún no hay Muro, y la gente se va al Oeste: la empujan los iconos de huida, el mejor nivel de vida del Oeste y la policía roja. Pierdes economía por la mitad de la suma. Los dos bandos eligen las piezas por turnos.
lesson-phase-2 = Fase 2, prestigio. Quien tiene la ventaja ejecuta la casilla del marcador, o una más suave hacia el centro. Mira dónde está: a la derecha te ayuda, a la izquierda te daña.
lesson-phase-3 = Fase 3, moneda occidental. Cada nivel de vida tuyo cuesta una unidad. Pagan el contador y cada provincia cuya mejor fábrica esté a la altura de la más débil del Oeste. Por cada unidad que falte, una fábrica tuya pasa a decadente.
lesson-phase-4 = Fase 4, pago de la fuerza policial. Cada carta de policía te cuesta un punto de economía, donde quieras. Sin cartas no hay nada que pagar.
lesson-phase-5 = Fase 5, mantener el nivel de vida. Ninguna provincia mantiene más de lo que vale su mejor fábrica. Lo que sobra se va.
lesson-phase-6 = Fase 6, comparación interna. Cada provincia mira a la mejor de su bando. La que va dos o más por detrás recibe agitación; Berlín Occidental, ya con una.
lesson-phase-7 = Fase 7, Este y Oeste se comparan. Cada provincia puede retar a una vecina del otro lado, y allí la diferencia se vuelve agitación. Cada protesta debilita a quien ataca. Si puedes atacar a alguien, se te preguntará.
lesson-phase-8 = Fase 8, uso de la fuerza policial. Las cartas de policía que aún no has usado quitan una de agitación cada una. Luego quedan listas para la década siguiente.
lesson-phase-9 = Fase 9, socialistas. El contador dice cuántos llegan o se van. Los nuevos entran en el recuadro y de allí van a las protestas del Este.
lesson-phase-10 = Fase 10, ¿Wir sind das Volk? Se cuentan las protestas de ambos bandos. Un Estado con cuatro o más se derrumba. Si caen los dos, ganas tú.
lesson-next-decade = Empieza la segunda década, con cartas nuevas y una nueva carta especial: la construcción del Muro. Lo que has construido se queda. Antes de robar puedes tirar las cartas que guardaste.
lesson-finished = Aquí acaba la guía: ya sabes cómo funciona el juego. Puedes terminar esta partida o empezar otra. Las reglas y la previsión están siempre a un clic.
lesson-why-not = Pulsa algo que no brille y la mesa dirá por qué no se puede. La razón nombra su regla. Púlsala para leer más.
lesson-hint = Si no sabes qué hacer, pide un consejo. El ordenador dice qué elegiría en tu lugar y por qué. No tienes que seguirlo.

## El tablero en la página

board-title = El tablero: la Alemania dividida
board-city-empty = libre
board-city-factory = fábrica de valor { $value }
board-city-rundown = fábrica decadente de valor { $value }
board-city-closed = cerrada para siempre
board-line-built = { $built } de { $lines } construidas
board-line-standing = conexión operativa
board-province-economy = economía { $economy }, el próximo nivel de vida exige { $needed }
board-province-living = nivel de vida { $count }
board-province-unrest = agitación { $count }
board-province-socialists = socialistas { $count }
board-province-protests = protestas masivas { $count }
board-hamburg = Hamburgo cuenta ahora para { $place }
board-hamburg-open = Hamburgo cuenta para { $a } o para { $b }, a elección del Oeste
board-zoom-in = Más cerca
board-zoom-out = Más lejos
board-zoom-reset = Todo el tablero
board-tracks = Registros
board-track-says = { $track }: { $value }
board-track-then = después { $value }
board-flight = Huida
board-flight-says =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }: el Este desmantela { $points }
board-flight-over = ya contada en esta década
board-wall-stands = El Muro está en pie
board-decade-end = Final de la década
board-decade = Década { $decade }, { $half ->
    [1] primera mitad
   *[other] segunda mitad
}
board-box = Recuadro de socialistas
board-police = Fuerza policial
board-police-none = ninguna carta de policía
board-police-gone = policía disuelta
board-police-ready = disponible
board-police-used = usada

## Lists, and the table in words

list-move = { $from } → { $to }
list-amount = { $what } { $count }
list-sector = { $place } ({ $sector })
state-of = { $what }: { $parts }
state-lines = Infraestructuras ({ $side })
when-decade = Década { $decade }

## The forecast in a few words, cards and decade end on the page

outlook-phase = { $number }. { $name }{ $progress ->
    [now] {" "}({ forecast-now })
    [done] {" "}({ forecast-done })
   *[ahead] {""}
}
page-cards-display = Área de cartas
page-cards-special = Carta especial
page-cards-pile = { $count } en el mazo, década { $decade }
page-cards-pile-empty = El mazo está vacío
page-cards-row = Jugadas: { $count }
page-cards-row-flight = { $count ->
    [one] 1 icono de huida
   *[other] { $count } iconos de huida
}
page-cards-in-play = Se está jugando
page-cards-hand-mine = Tu mano
page-cards-hand = Mano: { $side }
page-cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-cards-known = la conoces
page-cards-seen = Cartas que has visto
page-card-back = carta boca abajo de la década { $decade }
page-card-playable = se puede jugar
page-card-value = valor { $value }
page-card-values = valor { $west } para el Oeste, { $east } para el Este
page-card-limit = máx. { $count }
page-card-in-order = En el orden mostrado
page-card-band-red = Este
page-card-band-yellow = Oeste
page-card-band-dual = ambos
page-card-band-special = solo Este
page-card-flight-note = La uses para lo que la uses: { $count ->
    [one] su icono de huida cuenta
   *[other] sus { $count } iconos de huida cuentan
} hasta el final de la década.
page-card-note = Nota histórica
page-headline = Titular
page-gallery-decade = Década
page-gallery-who = De quién es el evento
page-gallery-all = todas
page-gallery-count = { $count ->
    [0] Ninguna carta coincide
    [one] 1 carta
   *[other] { $count } cartas
}
page-gallery-previous = anterior
page-gallery-next = siguiente
outlook-dismantled = Este −{ $points }
outlook-nothing = nada
outlook-space = { $holder } { $marker }
outlook-balance = saldo { $balance }
outlook-lost = −{ $count } nivel de vida
outlook-unrest = +{ $count } agitación
outlook-attacks = { $count } posibles
outlook-attacked = { $count } realizados
outlook-ready = { $count } disponibles
outlook-used = { $count } usadas
outlook-socialists = { $change }, { $total } de 12
outlook-protests = O { $west } · E { $east }
forecast-before = antes:
outlook-due = { $result } · por hacer: { $count }
outlook-danger-bankruptcy = Sería la insolvencia nacional del Este
outlook-danger-triumph = El socialismo triunfaría
outlook-danger-failure = El socialismo fracasaría
outlook-danger-collapse = Peligro de colapso: { $side }
page-walk-phases = Las diez fases
page-walk-strip = Final de la década { $decade }, fase { $phase }:
page-walk-asked = te toca decidir
page-walk-open = Mostrar
page-walk-nothing = En esta fase no pasa nada.
page-walk-of-four = { $count } de las 4 que llevan al colapso
page-walk-back = Atrás
page-walk-next = Fase siguiente
page-walk-skip = A la última
page-walk-result = El resultado
page-walk-waiting = El final de la década sigue tras esta decisión.
page-walk-close = A la mesa
page-walk-always = Mostrar en cada final de década
page-sum-track = Contador de moneda
page-sum-exports = Exportación (peor fábrica de exportación del Oeste { $worst })
page-sum-living = Nivel de vida del Este
page-sum-balance = Saldo
page-sum-icons = Iconos de huida
page-sum-best-west = Mejor nivel de vida del Oeste
page-sum-red-police = Policía roja
page-sum-protest-east = Protesta en el Este
page-sum-worst-east = Peor nivel de vida del Este
page-sum-protest-west = Protesta en el Oeste
page-sum-steps = Pasos en total: el Este desmantela { $points }
page-living = Nivel de vida: qué tiene, qué necesita y qué se le presta a cada provincia
page-living-lent = La carta presta { $lent } de { $available }.
page-living-has = tiene { $economy }, necesita { $need }
page-living-placed = colocado{ $lent ->
    [0] {""}
   *[other] , { $lent } prestado
 }
page-living-lends = la carta presta { $lent }
page-living-free = no necesita nada
page-living-full = hay tres colocados
page-living-short = faltan { $missing }, incluso con 2 prestados
page-living-together = a la carta no le queda bastante

## Arena, data sets, study

arena-sides = Oeste y Este
arena-sides-note = En el modelo de las puntuaciones, jugar con el Este vale { $points } puntos Elo ({ $interval }).
arena-period = década
study-balance = Partidas ganadas por el Este
study-differences = Proporción del Este frente a la edición { $name } con las mismas cartas, en puntos porcentuales
dataset-written = Escritos en { $path }: { $games } partidas, { $decisions } decisiones, { $decade_ends } finales de década

## The page

lesson-about = Juegas con el Este contra un ordenador flojo y se te guía por la primera década. Un cuarto de hora; después puedes seguir jugando.
lesson-start = Empezar la primera década
lesson-short = Una primera década guiada, sin reglamento.
cards-about = Las 85 caras de las cartas, cada una con una nota breve: qué ocurrió y por qué la carta hace lo que hace.
analysis-title = Análisis: { $west } (Oeste) contra { $east } (Este)
analysis-curve = Probabilidad de ganar del Este
analysis-curve-label = Probabilidad de ganar del Este a lo largo de las decisiones: { $first } al principio, mínima { $low }, máxima { $high }, { $last } al final
analysis-curve-note = Tal como la ve el bando que elige una carta, cada vez que lo hace. Entre medias se reparten cartas, y los dos bandos saben cosas distintas.
analysis-half = Década { $decade }, { $half ->
    [1] primera mitad
   *[other] segunda mitad
}
analysis-end = Década { $decade }, antes de su final
analysis-plays = Carta a carta
analysis-play-decade-end = Final de la década
analysis-play-dealing = Cartas nuevas
analysis-swings-note = De una carta a la siguiente, menos lo que costaron las decisiones: cartas repartidas, manos mostradas, lo que un bando sabe y el otro no, y los errores de quien piensa.
analysis-swing = Decisión { $decision } a { $then }: Este de { $before } a { $after }; por decisiones { $decided }, por lo demás { $rest }
analysis-forecasts = Finales de década tal como estaban
analysis-forecasts-note = Lo que habría hecho el final de la década en ese momento; protestas ahora y en el peor caso.
analysis-curve-short = Probabilidad del Este
analysis-flight = Huida
analysis-currency = Moneda
analysis-protests-west = Protestas Oeste
analysis-protests-east = Protestas Este
analysis-socialists = Socialistas
seat-west-about = tiene cuatro décadas para ganar
seat-east-about = debe aguantar cuatro décadas
option-edition-about = Difieren en la preparación, la carta especial y los descartes.
setting-walk = Recorrer el final de década fase por fase
setting-walk-about = Si no, solo se cuenta en el registro.
game-credits = Wir sind das Volk! es un juego de mesa de Richard Sivél y Peer Sylvester, publicado por histogame. Esta edición no es oficial: no la hacen, revisan ni avalan ellos. Si te gusta, compra la caja.
page-walk-again = Recorrer las diez fases
figure-protests = Protestas
figure-unrest = Agitación
figure-living = Nivel de vida
figure-economy = Economía
figure-socialists = Socialistas en juego
page-vignette = Alemania dividida: Oeste y Este, la frontera entre ambos y cuatro décadas de 1945 a 1989
page-protests = { $count ->
    [0] ninguna protesta
    [one] 1 protesta
   *[other] { $count } protestas
 }
page-police-too = Ahora también puedes usar la policía: un clic en una provincia iluminada elimina allí 1 agitación.
page-move-where = Agitación desde { $place }: ¿hacia dónde?
page-take-back = Volver a antes de mi última carta
page-take-back-ask = Pedir volver a antes de mi última carta
page-replay-start = Antes de la primera carta
page-replay-open = ambas manos abiertas
page-replay-card-back = Una carta atrás
page-replay-card-next = Una carta adelante
page-learn-cards-title = Las cartas y su historia
page-panels = Cartas, previsión, crónica, charla
page-analysis-title = { $west } (Oeste) contra { $east } (Este)

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = una partida registrada tiene como máximo { $most } bytes
interchange-not-json = no es JSON: { $reason }
interchange-format = se espera «{ $format }», no { $found }
interchange-one-of = se espera uno de { $words }, no { $found }
interchange-text = se espera un texto
interchange-object = se espera un objeto, no { $found }
interchange-list = se espera una lista, no { $found }
interchange-longest = son posibles como máximo { $most } entradas
interchange-whole-number = se espera un número entero, no { $found }
interchange-range = se espera un número de { $least } a { $most }, no { $found }
interchange-flag = se espera true o false, no { $found }
interchange-no-province = no hay provincia { $found }
interchange-no-city = no hay ciudad { $found }
interchange-no-connection = no hay conexión { $found }
interchange-no-card = no hay carta { $found }
interchange-no-sector = { $province } no abastece ningún sector de Berlín Oeste
interchange-card-count = se esperan { $wanted } cartas, no { $found }
interchange-card-twice = una carta se nombra dos veces
interchange-phase-order = las fases van en otro orden
interchange-step-name = un paso empieza con su nombre
interchange-values = se esperan { $wanted } valores, no { $found }
interchange-track-or-symbol = se espera una escala o un símbolo
interchange-only-berlin = solo Berlín Oeste tiene sectores
interchange-zero = un paso cambia algo: 0 no es una cantidad
interchange-no-step = no hay paso { $found }
interchange-no-deal = ningún reparto de las cartas encaja
interchange-contradicted = la carta { $card } no puede haber estado ahí: en el turno { $turn }, { $reason }
interchange-decade-not-over = la década { $decade } no ha terminado: quedan { $count } cartas expuestas
interchange-decade-over = la década { $decade } ha terminado: se jugaron ambas filas
interchange-must-discard = { $side } tiene tres cartas y debe descartar una
interchange-cannot-keep = { $side } no puede haber guardado la carta { $card }
interchange-later-card = la mano ({ $side }) contiene una carta de una década posterior
interchange-refilled = la mano ({ $side }) se completa hasta { $count } cartas
interchange-cannot-deal = la carta { $card } no puede repartirse a { $side }
interchange-cannot-turn-up = la carta { $card } no puede descubrirse aquí
interchange-top-not-turned = las cartas que Guillaume dejó en el mazo no se descubren
interchange-holds = { $side } tiene aquí { $count } cartas
interchange-cannot-hold = { $side } no puede tener aquí la carta { $card }
interchange-deal-time = las cartas solo se reparten al principio de media década
interchange-not-in-display = la carta { $card } no está expuesta
interchange-not-in-display-named = la carta { $card } no está expuesta: su lugar se nombró antes
interchange-not-in-hand = la carta { $card } no está en la mano ({ $side }: { $held }): no puede estar ahí
interchange-not-in-hand-named = la carta { $card } no está en la mano ({ $side }: { $held }): antes se nombró en otro lugar
interchange-unnamed-card = una de la década { $decade }
interchange-empty = vacía
interchange-cannot-pay = el Este no tiene en la mano la carta { $card } con que pagar
interchange-cannot-pay-any = el Este no tiene en la mano cartas con que pagar
interchange-guillaume-swap = Guillaume no puede intercambiar estas cartas
interchange-guillaume-remove = Guillaume no puede retirar estas cartas
interchange-decade = esta es la década { $now }, no { $written }
interchange-one-void = solo se puede anular un símbolo o una flecha
interchange-hamburg-once = Hamburgo cuenta para una sola provincia
interchange-not-happening = { $step } está escrito y no ocurre
interchange-not-to-berlin = el nivel de vida de { $province } no fue a Berlín Oeste
interchange-tracks-still = escalas: está escrito { $written }, ningún marcador se mueve
interchange-tracks-move = escalas: está escrito { $written }, los marcadores se mueven { $moved }
interchange-nothing-void = aquí no se anula nada, está escrito «{ $void }»
interchange-figure-none = { $name }: está escrito { $written }, aquí no hay
interchange-figure = { $name }: está escrito { $written }, es { $found }
interchange-half-begins = empieza la segunda media década, pero está escrito un final de década
interchange-decade-begins = empieza la década siguiente, pero está escrito un final de década
interchange-decade-ends = la década termina con la última carta expuesta, pero está escrito un turno
interchange-phase = sigue la fase { $next }, pero está escrita la fase { $written }
interchange-void = «{ $written }» está escrito como anulado, no «{ $void }»
interchange-hamburg = Hamburgo no puede contar aquí para { $province }
interchange-chosen-by = { $step } lo elige { $by }, no { $written }
interchange-unwritten = { $step } ocurre aquí y no está escrito
interchange-over = aquí la partida ha terminado
interchange-not-over = la década no ha terminado: quedan { $count } cartas expuestas
interchange-turn = es el turno de { $side }
interchange-origin = la carta { $card } no viene de «{ $origin }»
interchange-step-refused = { $step } no es posible: { $reason }
interchange-asked = las reglas piden más de lo escrito, por ejemplo «{ $move }»
interchange-impossible = lo escrito no puede ocurrir aquí
interchange-no-border = { $target } no linda con { $attacker }
interchange-usable = { $attacker } puede usar { $usable } de nivel de vida, { $target } tiene { $living }
interchange-differs = { $where }: está escrito { $written }, es { $found }
interchange-missing = { $where }: { $name } no está escrito
interchange-entry-missing = { $where }: { $entry } está escrito y no está
interchange-entry-extra = { $where }: { $entry } está y no está escrito
interchange-given-up = { $reason }; abandonado tras { $moves } jugadas probadas
interchange-unknown-key = clave desconocida { $name } omitida
interchange-incomplete = el último turno o la última fase no está completa
interchange-bankrupt-pieces = 9: las piezas retiradas tras la bancarrota se omiten en el registro
