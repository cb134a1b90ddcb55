### Lo que leen los jugadores, en español. Cada idioma tiene las mismas claves con las mismas variables.

## Bandos y palabras

side-west = Oeste
side-east = Este
side-chance = el azar
side-nobody = regla
side-west-letter = O
side-east-letter = E
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
prompt-action = { $side }: elige una carta por su número o su título.
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
move-resolve = pedir: { $symbol }
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
group-resolve = pedir
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

outcome = Gana { $winner }: { $how } (regla { $rule })
outcome-table = Gana { $winner }: { $how }
ending-collapse = el otro estado se colapsa bajo las protestas
ending-bankruptcy = insolvencia nacional del Este
ending-socialism-triumphs = triunfo del socialismo
ending-socialism-fails = el socialismo ha fracasado
ending-survival = el Este ha aguantado cuatro décadas
ending-resigned = el otro bando se rinde
ending-timeout = al otro bando se le acabó el tiempo
ending-agreed = de común acuerdo
ending-abandoned = la partida fue abandonada
ending-forfeited = el programa del otro bando pierde por infracción

## Programs that play (docs/bots.md)

bot-not-started = El programa no se pudo iniciar: { $reason }
bot-no-hello = El programa no saludó en { $seconds } s
bot-timeout = El programa no decidió en { $seconds } s
bot-clock = El programa ha agotado sus { $seconds } s para la partida
bot-ended = El programa terminó por sí solo (código de salida { $code })
bot-illegal = El programa eligió { $move }, que no estaba entre las opciones
bot-garbage = El programa escribió una línea que no se entiende: { $line }
bot-flood = El programa escribió más de { $limit } bytes
bot-unasked = El programa habló sin que se le preguntara
bot-last-words = Sus últimas palabras: { $text }

## Jugadores de ordenador

level-newcomer = Novato
level-newcomer-about = Toma lo que a primera vista parece mejor, pero tres de cada diez veces decide sin pensar.
level-citizen = Ciudadano
level-citizen-about = Toma lo que a primera vista parece mejor, sin pensar más allá.
level-delegate = Diputado
level-delegate-about = Mira una acción entera con una carta por delante.
level-minister = Ministro
level-minister-about = Examina acciones enteras y comprueba las mejores con la mejor respuesta del otro bando.
level-statesman = Estadista
level-statesman-about = Reparte muchas veces las cartas ocultas y busca cada vez hacia delante, hasta un segundo por decisión.
opponent = Rival ({ $side }): { $level }, nivel { $number } de { $count }. Los demás: republik levels
thinking-side = { $side } está pensando …
thinking-hint = Pensando en un consejo … Ctrl-C lo detiene.
thinking-hint-seconds = Pensando { $seconds } s en un consejo … Ctrl-C lo detiene.
hint-title = Consejo ({ $level }), con la probabilidad de ganar ({ $side }):
hint-searched = { $deals } repartos de las cartas ocultas probados, { $depth } acciones por delante
hint-share = { $share } % de la búsqueda
hint-for = a favor: { $reasons }
hint-against = en contra: { $reasons }
hint-longer = más
hint-time = Di cuánto pensar, en segundos hasta { $most }: consejo 10. O bien: consejo más
hint-stopped = Sin consejo: interrumpido.
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

## En la mesa

ask-continue = — Intro —
ask-hand-over = Decide { $side }. El otro bando no mira; después, Intro.
answer-unknown = «{ $answer }» no está entre las opciones. Escribe ayuda para saber qué se puede escribir.
answer-ambiguous = «{ $answer }» puede ser: { $names }
undo-done = Deshecho.
why-what = Di qué hay que explicar: porqué Baviera, porqué 17 evento
why-line = { $move }: { $answer }
why-allowed = permitido
rules-which = Di una sección: regla 5.1
cards-seen = Vistas en la otra mano:
cards-count = El otro bando tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; en el mazo de robo hay { $pile }.
cards-why = En el juego: { $text }
cards-note-english = Esta nota existe solo en alemán y en inglés.
cards-unknown = No hay ninguna carta «{ $answer }». Di su número o una parte de su título: cartas 17
save-where = Di un archivo: guardar partida.txt
save-done = Guardada en { $path }, y desde ahora tras cada decisión.
quit-unsaved = La partida no está guardada en ningún archivo. Primero guardar ARCHIVO, o salir otra vez.
quit-kept = La partida está guardada en { $path }. Se sigue con: republik play --resume { $path }
quit-lost = La partida no se ha guardado.
help-intro = Responde con el número, con el nombre o su comienzo, o con una jugada como en las actas. Además:
command-undo = deshacer
command-redo = rehacer
command-why = porqué
command-hint = consejo
command-forecast = previsión
command-map = mapa
command-cards = cartas
command-log = crónica
command-save = guardar
command-help = ayuda
command-rules = regla
command-back = volver
command-quit = salir
help-undo = deshacer tu última decisión, en tu turno y mientras no se haya visto nada oculto
help-redo = volver a jugar lo deshecho
help-why = NOMBRE: por qué algo no está permitido ahora
help-hint = qué haría el ordenador, y por qué; consejo 10 o consejo más piensa más
help-forecast = qué harían ahora las diez fases del final de década
help-map = todo el mapa y los contadores
help-cards = el área de cartas y la mano (cartas 17: una carta, qué ocurrió y por qué tiene ese efecto)
help-log = qué ha pasado (crónica all: todo)
help-save = ARCHIVO: guardar la partida, desde ahora tras cada decisión
help-help = esta lista
help-rules = N: una sección de las reglas en una frase, por ejemplo regla 6.3
help-back = dejar una página o una carta sin elegir
help-quit = dejar la partida; si está guardada se puede seguir

## Por qué no

refusal-rule = { $reason } (regla { $rule })
refusal-game-over = la partida ha terminado
refusal-not-your-turn = no es tu turno
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
refusal-undo-nothing = no hay nada tuyo que deshacer
refusal-undo-other-acted = entretanto ha actuado el otro bando
refusal-undo-chance = entretanto se han repartido cartas
refusal-undo-private = entretanto se ha visto algo oculto
refusal-undo-turn-over = tu turno ha terminado
refusal-undo-game-over = la partida ha terminado
refusal-redo-nothing = no hay nada que volver a jugar
refusal-bad-request = el mensaje no se entiende
refusal-unknown-move = esa jugada no existe
refusal-no-such-table-options = ese juego, edición, asiento o nivel no existe
refusal-foreign-origin = la petición viene de otra página
refusal-not-your-seat = no estás sentado ahí
refusal-hint-not-here = no hay consejos donde juegan personas entre sí
refusal-not-found = aquí no existe
refusal-wrong-method = así no se hace
refusal-stale = la mesa ha seguido entretanto
refusal-not-over = la partida aún no ha terminado
refusal-seat-taken = ahí ya hay alguien sentado
refusal-too-many-tables = ya tienes tantas partidas en curso como puede tener un invitado
refusal-too-large = el mensaje es demasiado grande
refusal-too-many-requests = demasiadas peticiones, espera un poco
refusal-record-refused = el registro de la partida no se puede reproducir
refusal-no-thinker = el jugador automático no puede pensar ahora mismo
refusal-storage = la decisión no se pudo guardar y no vale

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

cli-about = Wir sind das Volk! en el terminal: Alemania Oriental contra Occidental, de 1945 a 1989.
cli-epilog = Sin orden empieza una partida: tú eres el Oeste, el ordenador es el Este. Más sobre una orden: republik play --help
cli-usage = uso:
cli-options = opciones:
cli-args = argumentos:
cli-command = ORDEN
cli-commands = órdenes
cli-help = esta ayuda
cli-version = la versión de este programa
cli-lang = el idioma; si no, el del terminal
cli-play = Jugar una partida. Dos jugadores de ordenador la juegan entera y dan el resultado.
cli-edition = la edición de las reglas: 1.0, 2.0 o 2.1 (la más reciente)
cli-west = quién juega el Oeste
cli-east = quién juega el Este
cli-player = person, un nivel ({ $levels }), otro jugador de ordenador ({ $others }) o { $bot }
cli-level = cómo de fuerte juega el ordenador: número o nombre de la lista de abajo ({ $default })
cli-think = dejar que el estadista piense tantos segundos cada decisión
cli-seed = cualquier texto: el mismo texto da las mismas cartas
cli-record = guardar la partida en este archivo, tras cada decisión
cli-resume = seguir una partida guardada
cli-force = sobrescribir el archivo de --record si ya existe
cli-log = al final, imprimir todo lo que pasó
cli-levels = Mostrar los niveles del ordenador y cómo juegan.
cli-fuzz = Jugar partidas al azar comprobando todo.
cli-fuzz-game = qué juego
cli-fuzz-games = cuántas partidas
cli-fuzz-seed = un número entero; el mismo número da las mismas partidas
cli-fuzz-workers = cuántos procesos
cli-fuzz-out = dónde deja su acta un fallo
cli-show = Mostrar una posición de un acta.
cli-show-record = el acta de una partida
cli-show-at = tras tantas decisiones; si no, la última posición
cli-show-json = como JSON
cli-replay = Recorrer un acta paso a paso.
cli-replay-from = empezar por esta decisión
cli-verify = Comprobar un acta: reglas, resultado, y el azar según la semilla prometida.
cli-export = Escribir un acta en el formato de intercambio.
cli-export-output = el archivo; si no, la salida estándar
cli-import = Leer una partida en el formato de intercambio.
cli-import-file = el archivo que se lee
cli-import-output = guardar la partida como acta en este archivo
cli-import-until = solo hasta el final de esta década (1 a 4)
cli-arena = Hacer jugar entre sí a los jugadores automáticos y puntuarlos.
cli-arena-players = dos o más jugadores automáticos; el mismo dos veces juega contra sí mismo
cli-arena-pairs = cuántas parejas por encuentro: dos partidas con las mismas cartas, con los bandos cambiados
cli-arena-gauntlet = el primer jugador se enfrenta a cada uno de los demás; si no, todos contra todos
cli-arena-seed = cualquier texto; el mismo texto da las mismas partidas
cli-arena-workers = cuántos procesos; si no, uno por núcleo
cli-arena-backend = dónde se juega: procesos de esta máquina o un clúster de Ray
cli-arena-out = guardar los resultados en FILE.json, FILE.html y el diario FILE.jsonl; una serie interrumpida continúa
cli-arena-sprt = prueba secuencial: parar en cuanto esté claro si el primer jugador es más fuerte
cli-arena-elo0 = la diferencia en puntos Elo que hay que refutar (0)
cli-arena-elo1 = la diferencia en puntos Elo que hay que demostrar (30)
cli-arena-alpha = con qué frecuencia se puede aceptar elo1 por error (0.05)
cli-arena-beta = con qué frecuencia se puede aceptar elo0 por error (0.05)
cli-dataset = Hacer jugar entre sí a los jugadores automáticos y escribir las partidas como conjunto de datos (Parquet).
cli-dataset-games = cuántas partidas (100)
cli-dataset-players = quién juega el Oeste y quién el Este (greedy greedy)
cli-dataset-out = la carpeta que se escribe, con tablas y descripción; debe ser nueva o estar vacía
cli-dataset-force = sustituir los datos de la carpeta de --out
cli-study = Hace jugar a un jugador contra sí mismo en cuatro variantes de las reglas; mide bandos, finales y cartas.
cli-study-games = cuántas partidas por variante (100)
cli-study-player = el jugador automático de ambos bandos (delegate)
cli-study-out = la carpeta donde escribir { $file }; uno anterior se sustituye
cli-study-page = no juega: prepara las tablas y los gráficos de { $page } a partir de { $data }
cli-analyse = Examina una partida ya jugada: la probabilidad de ganar en cada decisión, y dónde cambió la partida.
cli-analyse-record = un acta, o una partida en el formato de intercambio
cli-analyse-level = quién la piensa: un nivel de 1 a 5, por número o nombre (minister)
cli-analyse-player = quién la piensa: un jugador del ordenador, por ejemplo search:2s
cli-analyse-seat = las decisiones de quién (both: ambos)
cli-analyse-top = cuántos puntos de inflexión se indican (5)
cli-analyse-json = escribe todo como JSON en este archivo; «-» es la salida estándar, en lugar del texto
cli-analyse-html = escribe en este archivo una página con la curva y todas las tablas
cli-serve = Inicia el servidor: mesas para el navegador, contra el ordenador o con otros.
cli-serve-host = la dirección en la que escucha (127.0.0.1: solo esta máquina)
cli-serve-port = el puerto (8000; 0 toma uno libre)
cli-serve-data = la carpeta de la base de datos; si no, la carpeta de datos del usuario
cli-serve-database = otra base de datos, como URL de SQLAlchemy
cli-serve-workers = cuántos procesos para los jugadores automáticos; si no, uno por núcleo
cli-serve-secure = envía las cookies solo por TLS (detrás de un proxy que lo termina)
cli-serve-origin = otra dirección desde la que se sirve la página; puede repetirse
cli-serve-address = Las mesas están en { $address } – se termina con Ctrl+C.
cli-serve-stopped = El servidor se ha detenido; todas las partidas están guardadas.

play-summary = Década { $decade }, { $decisions } decisiones; protestas: Oeste { $west }, Este { $east }
play-kept = La partida está guardada en { $path }
levels-title = Niveles del ordenador:
levels-how = Se elige con: republik play --level 4. Más tiempo para el último: republik play --think 10
fuzz-progress = partidas
fuzz-games = { $games } partidas sin fallo, { $failures } con uno
fuzz-decisions = { $decisions } decisiones, { $mean } por partida (de { $least } a { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fallo: { $what }. El acta está en { $path }
show-title = Tras la decisión { $at } de { $total }
show-display = Área de cartas
show-hand-west = Mano del Oeste
show-hand-east = Mano del Este
replay-next = — Intro: seguir, q: salir —
replay-unfinished = El acta termina aquí; la partida no había acabado.
verify-good = Correcta: { $count } decisiones, y el azar siguió la semilla prometida.
verify-no-seed = Correcta: { $count } decisiones. Sin semilla revelada no se puede comprobar el azar.
verify-bad = no es un acta correcta: { $reason }
import-done = Leído: { $count } decisiones.
arena-title = Arena: { $players }
arena-about = { $games } partidas; como máximo { $pairs } parejas por encuentro; semilla { $seed }; republik { $version };
arena-partial = Esta serie no ha terminado.
arena-resumed = Se continúa: { $count } de { $total } parejas están en el diario.
arena-interrupted = Interrumpido. No se guardó nada: con --out se puede continuar.
arena-interrupted-kept = Interrumpido. La misma orden continúa desde aquí.
arena-written = Escritos: { $data }, { $page }, { $journal }
arena-ratings = Puntuaciones
arena-ratings-note = Bradley–Terry, en puntos Elo con intervalos del 95 %; { $name } está fijado en { $points }.
arena-player = jugador
arena-rating = puntuación
arena-interval = 95 %
arena-anchor = referencia
arena-games = partidas
arena-points = puntos
arena-score = resultado
arena-matches = Resultados por bando
arena-matches-note = Los resultados del primer jugador, con ambos bandos y con cada uno.
arena-match = encuentro
arena-side = bando
arena-both = ambos
arena-pairs-title = Parejas
arena-pairs-note = Las dos partidas de una pareja tienen las mismas cartas. La diferencia en puntos Elo es la del resultado.
arena-pairs = parejas
arena-difference = Elo
arena-sides = Oeste y Este
arena-sides-note = En el modelo de las puntuaciones, jugar con el Este vale { $points } puntos Elo ({ $interval }).
arena-won = ganadas
arena-endings = Finales
arena-decade = década
arena-winner = ganador
arena-ending = final
arena-share = proporción
arena-times = Tiempo por decisión
arena-times-note = La mitad de las decisiones tardó como máximo p50, 99 de cada 100 como máximo p99.
arena-decisions = decisiones
arena-test = Prueba secuencial
arena-test-verdict = resultado
arena-test-llr = razón de log-verosimilitud
arena-test-elo0 = { $first } no es { $elo1 } puntos Elo más fuerte que { $second } (elo0 aceptado)
arena-test-elo1 = { $first } es más de { $elo0 } puntos Elo más fuerte que { $second } (elo1 aceptado)
arena-test-open = sin decidir
dataset-written = Escritos en { $path }: { $games } partidas, { $decisions } decisiones, { $decade_ends } finales de década
study-title = Estudio: { $player } contra sí mismo, { $games } partidas por variante de las reglas
study-balance = Partidas ganadas por el Este
study-variant = reglas
study-differences = Proporción del Este frente a la edición { $name } con las mismas cartas, en puntos porcentuales
study-difference = diferencia
study-written = Escrito: { $path }
study-page-written = Escritos: { $path }, { $count } gráficos

## Examen de una partida (docs/analysis.md)

analysis-progress = decisiones
analysis-title = Análisis: { $west } (Oeste) contra { $east } (Este)
analysis-about = { $count } decisiones, pensadas por { $player }. Cada una se juzga por lo que su bando podía saber al tomarla.
analysis-side = Solo se examinan estas decisiones: { $side }
analysis-unfinished = La partida no ha terminado; se examina lo que hay.
analysis-nothing = esta partida no tiene ninguna decisión que examinar
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
analysis-turning = Puntos de inflexión
analysis-turning-note = Las decisiones que más probabilidad de ganar costaron, la más cara primero.
analysis-turning-none = Ninguna decisión costó { $points } puntos porcentuales de probabilidad de ganar o más.
analysis-turn = { $number }. Decisión { $decision }, { $side }: { $move }
analysis-cost = quedan { $chance } de { $best }: { $loss } puntos
analysis-better = Mejor: { $move }, { $chance }
analysis-not-considered = { $player } no había mirado esta jugada; su probabilidad sale de seguir pensando tras ella.
analysis-swings = Oscilaciones que ninguna decisión explica
analysis-swings-note = De una carta a la siguiente, menos lo que costaron las decisiones: cartas repartidas, manos mostradas, lo que un bando sabe y el otro no, y los errores de quien piensa.
analysis-swing = Decisión { $decision } a { $then }: Este de { $before } a { $after }; por decisiones { $decided }, por lo demás { $rest }
analysis-lost = Perdido en total por decisiones: { $what }
analysis-lost-side = { $side } { $points }
analysis-forecasts = Finales de década tal como estaban
analysis-forecasts-note = Lo que habría hecho el final de la década en ese momento; protestas ahora y en el peor caso.
analysis-could-end = podría acabar la partida: { $phases }
analysis-number = N.º
analysis-decision = Decisión
analysis-who = Bando
analysis-when = Cuándo
analysis-move = Jugado
analysis-chance = Probabilidad
analysis-loss = Coste
analysis-instead = Mejor
analysis-east = Probabilidad del Este
analysis-flight = Huida
analysis-currency = Moneda
analysis-protests-west = Protestas Oeste
analysis-protests-east = Protestas Este
analysis-socialists = Socialistas
analysis-ends = Podría acabar la partida
analysis-written = Escrito: { $path }
analysis-no-thinker = { $name } elige pero no sabe decir por qué; hay { $known }
analysis-level-or-player = --level y --player dicen los dos quién piensa: da solo uno
analysis-seat-unknown = --seat: «{ $name }» no es ninguno de { $known }
analysis-same-file = { $path } es un archivo que ya se lee o se escribe
analysis-import-stopped = turno { $turn }: { $reason } (regla { $rule }); la partida hasta ahí queda examinada

## Errores, una línea cada uno

error-arguments = { $reason } (véase { $program } --help)
error-language = idioma desconocido «{ $name }»; hay { $known }
error-player = jugador desconocido «{ $name }»; hay { $known }
error-player-budget = { $name }: «{ $budget }» no es una medida. Se dan iteraciones hasta { $iterations } (800), segundos hasta { $seconds } (0.5s) o ambos (800,0.5s)
error-player-no-budget = { $name } no piensa más ni menos tiempo; pueden hacerlo { $known }
error-level = nivel desconocido «{ $name }»; hay { $known }
error-level-taken = --level es para el bando del ordenador, y --west y --east no dejan ninguno
error-think = --think: «{ $text }» no es un número de segundos mayor que 0 y hasta { $most }
error-think-nobody = --think es para { $known }, y ninguno de ellos juega aquí sin medida propia
error-bot-command = «{ $command }» no es una orden que inicie un programa: { $reason }
error-bot-missing = no hay ningún programa «{ $program }» que pueda jugar
error-bot-time = { $variable } debe ser un número de segundos, no «{ $text }»
error-edition = edición desconocida «{ $name }»; hay { $known }
error-game = juego desconocido «{ $name }»; hay { $known }
error-game-not-here = el terminal aún no muestra el juego «{ $name }»
error-seed = una semilla necesita al menos un carácter
error-number = { $what }: «{ $text }» no es un número entero de { $low } a { $high }
error-record = no es un acta correcta: { $reason }
error-interchange = no es un archivo de intercambio correcto: { $reason }
error-import-stopped = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regla { $rule })
error-import-stopped-kept = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regla { $rule }); la partida hasta ahí está guardada en { $path }
error-resume-options = --edition y --seed no van con --resume: lo dice el acta
error-resume-bot = en el acta juega un programa, «{ $name }»; indica con { $option } quién sigue
error-file-missing = no existe el archivo { $path }
error-file-unreadable = { $path } no se puede leer: { $reason }
error-file-unwritable = { $path } no se puede escribir: { $reason }
error-serve-extra = el servidor necesita { $missing }: pip install republik[server]
error-serve-address = no se puede escuchar en { $address }: { $reason }
error-file-exists = { $path } ya existe: sigue con --resume, elige otro nombre o sobrescribe con --force
error-file-folder = { $path } es una carpeta
error-folder-missing = no existe la carpeta { $path }
error-not-a-folder = { $path } no es una carpeta
error-stopped = interrumpido
error-interrupted = interrumpido; la partida no se ha guardado
error-interrupted-kept = interrumpido; la partida está guardada en { $path }
error-no-more-input = no hay más entrada; la partida no se ha guardado
error-no-more-input-kept = no hay más entrada; la partida está guardada en { $path }
error-arena-players = una arena necesita al menos dos jugadores
error-arena-sprt-players = una prueba secuencial necesita exactamente dos jugadores
error-arena-sprt-missing = { $name } es para la prueba secuencial: indique también --sprt
error-arena-figure = { $name }: «{ $text }» no vale; lo posible está en docs/arena.md
error-arena-backend = backend desconocido «{ $name }»; hay { $known }
error-arena-file-exists = { $path } ya existe, pero sin diario: elija otro nombre
error-arena-journal = { $path } no es el diario de una arena
error-arena-journal-line = { $path }: la línea { $line } está dañada
error-arena-other-run = { $path } es el diario de otra serie ({ $name } era { $then }, ahora es { $now }): elija otro --out o bórrelo
error-arena-ray = el backend Ray necesita el paquete ray: pip install 'republik[ray]'
error-arena-lab = un jugador necesita paquetes del extra «lab»: pip install 'republik[lab]'
error-arena-worker = un proceso terminó inesperadamente; las parejas acabadas hasta ahora están en el diario
error-arena-version = en una máquina del clúster hay republik { $there }, aquí { $here }
error-arena-game = { $player } falló en la pareja { $pair } de la semilla { $seed }: { $reason }
error-dataset-pyarrow = los conjuntos de datos necesitan el paquete pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } no está vacía: elija otra carpeta, o sustituya los datos con --force
error-dataset-foreign = { $path } contiene algo distinto de un conjunto de datos ({ $name }): elija otra carpeta
error-dataset-place = { $path } es la carpeta actual o un punto de montaje: indique una carpeta dentro de ella
error-dataset-interrupted = interrumpido; no se escribió nada
error-dataset-worker = un proceso terminó inesperadamente; no se escribió nada
error-study-data = { $path } no es el resultado de un estudio: { $reason }
error-study-page = { $path } no tiene sitio para «{ $name }»
