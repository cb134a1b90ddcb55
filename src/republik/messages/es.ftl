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
level-booklet = Bot del cuaderno
level-booklet-about = Juega con el KPD o el DNVP de Weimar según las tablas del cuaderno.
opponent = Rival ({ $side }): { $level }, nivel { $number } de { $count }. Los demás: republik levels
thinking-side = { $side } está pensando …
thinking-hint = Pensando en un consejo … Ctrl-C lo detiene.
thinking-hint-seconds = Pensando { $seconds } s en un consejo … Ctrl-C lo detiene.
hint-title = Consejo ({ $level }), con la probabilidad de ganar ({ $side }):
hint-searched = { $deals } repartos de las cartas ocultas probados, { $depth ->
    [one] 1 acción
   *[other] { $depth } acciones
} por delante
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
refusal-foreign-host = el servidor no reconoce este nombre como suyo; quien lo lleva puede darlo con --address
refusal-not-your-seat = no estás sentado ahí
refusal-hint-not-here = no hay consejos donde juegan personas entre sí
refusal-not-found = aquí no existe
refusal-wrong-method = esta dirección no admite ese método
refusal-stale = la mesa ha seguido entretanto
refusal-not-over = la partida aún no ha terminado
refusal-seat-taken = ahí ya hay alguien sentado
refusal-too-many-tables = ya tienes tantas partidas en curso como puede tener un invitado
refusal-too-large = el mensaje es demasiado grande
refusal-too-many-requests = demasiadas peticiones, espera un poco
refusal-headers-too-large = las cabeceras de la petición son demasiado grandes
refusal-too-slow = la petición no llegó en el tiempo previsto
refusal-too-many-sockets = tú u otros desde tu misma conexión tenéis demasiadas mesas abiertas ({ $most }): cierra una
refusal-table-full = esta mesa ya tiene todos los espectadores posibles ({ $most })
refusal-too-many-thoughts = tú u otros desde tu misma conexión estáis esperando demasiados consejos ({ $most }): vuelve a intentarlo en un momento
refusal-too-many-analyses = aún se están haciendo demasiados análisis para ti u otros desde tu misma conexión ({ $most }): espera a que termine uno
refusal-too-many-connections = el servidor tiene abiertas todas las conexiones que puede
refusal-rules-corrected = las reglas corregidas ya no admiten una decisión de esta partida: sigue desde la última válida
refusal-record-refused = el registro de la partida no se puede reproducir
refusal-values-missing = esta partida se juega con valores que el servidor no tiene ahora ({ $values })
refusal-no-thinker = el jugador automático no puede pensar ahora mismo
refusal-storage = la base de datos no responde: no ha cambiado nada
refusal-offer-not-now = esto no se puede ofrecer ahora
refusal-offer-pending = el otro bando ha hecho una oferta: respóndela primero
refusal-no-offer = no hay tal oferta
refusal-chat-full = en esta mesa ya no se puede decir nada más
refusal-rated-needs-people = solo puntúan las partidas entre dos personas
refusal-undo-no-time = no te queda tiempo para deshacerlo
refusal-time-over = se te ha acabado el tiempo

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
cli-dataset-players = quién juega el Oeste y quién el Este; en Weimar, quién SPD y Zentrum y quién KPD y DNVP (greedy greedy)
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
record-outdated = Las reglas se han corregido desde que empezó esta partida (revisión { $began } entonces, { $now } ahora): con las reglas de hoy puede desarrollarse de otra manera que como se jugó.
record-refused-part = Ya no se admite: { $reason }. Se usan las primeras { $good } de sus { $total } decisiones.
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
error-resume-outdated = se perdería el resto del archivo: para seguir desde ahí indica otro archivo con --record ARCHIVO
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

## Cuidar un servidor
cli-serve-redis = un Redis por el que varios procesos con la misma base de datos se cuentan lo que pasó, como URL
cli-serve-weimar = una carpeta con valores propios para Weimar: las mesas nuevas se juegan con ellos
cli-serve-open = abre el navegador en cuanto el servidor escucha
cli-server = Cuida las partidas de un servidor: copia, restauración, exportación, corrección.
cli-server-backup = Escribe en un archivo todo lo que contiene la base de datos, también con el servidor en marcha.
cli-server-restore = Llena una base de datos vacía desde una copia de seguridad.
cli-server-export = Escribe en una carpeta cada partida terminada, un acta por partida.
cli-server-patch = Vuelve a jugar todas las partidas en curso con las reglas de hoy y dice qué cambiaría.
cli-server-file = el archivo de la copia
cli-server-folder = la carpeta para las actas
cli-server-force = también donde ya hay algo: se pierde
cli-server-all = también las partidas sin terminar (solo con el servidor parado: estas actas llevan las semillas)
cli-server-apply = hacerlo: retirar lo que las reglas ya no aceptan
server-page-not-built = La página aún no está construida. «make web» en la carpeta del proyecto la construye; después hay que reiniciar el servidor. Los programas encuentran las mesas en /api de todos modos.
server-backup-done = { $path }: { $rows } filas de { $tables } tablas, revisión { $revision }.
server-restore-done = { $rows } filas de { $tables } tablas están de vuelta, de la revisión { $revision }.
server-export-done = { $count ->
    [one] Una partida escrita
   *[other] { $count } partidas escritas
 } en { $path }.
server-export-seeds = Hay partidas sin terminar entre ellas, con sus semillas: quien lea estos archivos conoce todas las cartas que vendrán.
server-export-refused = { $table }: no se ha escrito, las reglas rechazan su acta ({ $reason })
server-patch-count = { $count ->
    [one] Una partida en curso vuelta a jugar
   *[other] { $count } partidas en curso vueltas a jugar
 }, { $changed } de ellas cambiadas.
server-patch-change = { $table }: { $total } decisiones, válidas hasta la { $good }; la decisión { $next } ({ $seat }) ya no vale: { $move } – { $reason }
server-patch-chance = { $table }: { $total } decisiones quedan, se añaden { $added } del azar
server-patch-left = { $table }: queda como está: se juega con valores propios que aquí no están
server-patch-dry = No se ha cambiado nada; --apply lo hace. Antes hay que parar el servidor.
server-patch-applied = Hecho. No se ha borrado nada: lo que ya no vale queda retirado en el registro.
error-server-database = la base de datos no se puede usar: { $reason }
error-server-driver = este tipo de base de datos necesita { $missing }: pip install republik[postgres]
error-server-redis = el Redis en { $address } no responde: { $reason }
error-server-redis-missing = --redis necesita el paquete redis: pip install republik[redis]
error-server-not-empty = la base de datos ya contiene { $rows } filas; --force las reemplaza
error-server-not-a-backup = { $path } no es una copia completa de un servidor: { $reason }
error-server-newer = viene de una versión más nueva (revisión { $revision })
error-server-no-tables = aquí no hay base de datos de un servidor
error-server-file-exists = { $path } ya existe; --force lo sobrescribe
error-server-older = la base de datos tiene una forma anterior (revisión { $revision }): al iniciar el servidor de esta versión se actualiza

## The page: the table

page-skip = Ir al contenido
page-loading = Un momento …
page-load-failed = No se ha podido cargar la página. Vuelve a cargarla.
page-prompt = Qué hay que hacer
page-looking-back = Mirando atrás: tras { $at } de { $total } decisiones.
page-move-where = Agitación desde { $place }: ¿hacia dónde?
page-which = { $place }: ¿cuál de estas?
page-choose-card = { $side }: elige una carta del área de cartas o de tu mano.
page-waiting-join = El asiento { $side } sigue libre. Invita a alguien.
page-thinking = { $side } está pensando ({ $level }) …
page-waiting = Le toca a { $side }: { $name }.
page-guest = invitado
page-reveals = Después se muestran cartas ocultas: no se podrá deshacer.
page-do-it = Hacerlo
page-cancel = Cancelar
page-back-to-now = Volver al presente
page-rule = Regla { $rule }
page-close = Cerrar
page-not-asked = { $name } no se pide ahora. { $prompt }
page-card-first = Elige primero una carta.
page-not-your-turn = No es tu turno.
page-table-gone = Esta mesa no existe, o no es para ti.
page-table-title = Mesa: { $game }
page-panels = Cartas, previsión, crónica, charla
page-tab-cards = Cartas
page-tab-forecast = Previsión
page-tab-log = Crónica
page-tab-chat = Charla
page-tab-state = Situación

## The page: learning

page-learn-title = Aprende el juego
page-learn-lead = Dos Estados alemanes, cuatro décadas, un tablero. No hace falta haber leído el reglamento: la mesa muestra siempre lo que es posible y dice por qué no en todo lo demás.
page-learn-lesson = Juegas con el Este contra un ordenador flojo y se te guía por la primera década. Un cuarto de hora; después puedes seguir jugando.
page-learn-start = Empezar la primera década
page-learn-rules = Todas las reglas con nuestras palabras y los números del reglamento. Cada rechazo en la mesa lleva a su apartado.
page-learn-read = Leer las reglas
page-learn-cards-title = Las cartas y su historia
page-learn-cards = Las 85 caras de las cartas, cada una con una nota breve: qué ocurrió y por qué la carta hace lo que hace.
page-learn-look = Ver las cartas
page-rules-title = Las reglas
page-rules-content = Índice de las reglas
page-rules-search = Buscar en las reglas
page-rules-found = { $count } apartados
page-rules-none = Ningún apartado lo contiene.
lesson-go-on = Ahora te toca: lo que brilla en azul se puede pulsar.
lesson-rules = Leer todas las reglas

## La primera década guiada

lesson-title = La primera década, paso a paso
lesson-next = Siguiente
lesson-back = Atrás
lesson-skip = Ir a lo último
lesson-quit = Terminar la guía
lesson-progress = { $done } de { $total }
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

## Personas y avisos
cli-serve-public-address = dónde se encuentra el servidor, como URL: para los enlaces de los avisos
cli-serve-smtp = el servidor de correo para los avisos, como smtp://usuario:contraseña@host:puerto o smtps://…; mejor en la variable REPUBLIK_SMTP
cli-serve-mail-from = la dirección de la que salen estos correos (o la variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = los webhooks y mensajes push pueden ir también a este equipo, para probarlos
error-serve-public-address = «{ $text }» no es una dirección como https://republik.example.org
error-serve-smtp = --smtp: el servidor de correo se indica como smtp://usuario:contraseña@host:puerto o smtps://…
error-serve-mail-from = --mail-from: los correos necesitan un remitente
error-serve-mail-address = --smtp: los correos llevan enlaces, así que hace falta --address, dónde se encuentra el servidor
refusal-bad-name = esto no puede ser un nombre: de 1 a 40 caracteres visibles, como mucho 4 signos sobre una letra
refusal-bad-email = esto no es una dirección de correo
refusal-no-email-to-confirm = no hay ninguna dirección de correo por confirmar
refusal-too-many-mails = se han enviado demasiados enlaces: vuelve a intentarlo mañana
refusal-bad-webhook = un webhook necesita una dirección https
refusal-weak-password = una contraseña necesita al menos 8 caracteres y no debe ser fácil de adivinar
refusal-login-refused = el nombre o la contraseña no es correcto
refusal-members-only = esto es solo para miembros
refusal-name-taken = otra persona ya tiene este nombre o uno que se le parece
refusal-already-member = ya eres miembro
refusal-login-slowed = demasiados intentos, espera un poco
notice-turn-title = Te toca
notice-turn = Juegas con el { $side } contra { $opponent }: te toca.
notice-over-title = La partida ha terminado
notice-over = Tu partida con el { $side } contra { $opponent } ha terminado.
notice-test-title = Una prueba
notice-test = Así sabrás que te toca.
notice-somebody = alguien
notice-footer = Recibes esto porque pediste que se te avisara de tus turnos. Puedes cambiarlo en { $address }
confirm-mail-title = Confirma esta dirección
confirm-mail =
    Alguien ha dado esta dirección en { $address } para recibir avisos de sus turnos.

    Si has sido tú, confírmala aquí:

    { $link }

    Si no, no hagas nada: no llegará nada más.

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
board-flag = Proveedor { $place }
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

## The page: cards

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
page-card-decade = Década { $decade }
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
page-gallery-title = Cartas
page-gallery-search = Buscar: título, número, año o símbolo
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

## The page: forecast, log and decade end

page-forecast-dismantled = Este −{ $points }
page-forecast-nothing = nada
page-forecast-space = { $holder } { $marker }
page-forecast-balance = saldo { $balance }
page-forecast-lost = −{ $count } nivel de vida
page-forecast-unrest = +{ $count } agitación
page-forecast-attacks = { $count } posibles
page-forecast-attacked = { $count } realizados
page-forecast-ready = { $count } disponibles
page-forecast-used = { $count } usadas
page-forecast-socialists = { $change }, { $total } de 12
page-forecast-protests = O { $west } · E { $east }
page-forecast-before = antes:
page-forecast-due = { $result } · por hacer: { $count }
page-danger-bankruptcy = Sería la insolvencia nacional del Este
page-danger-triumph = El socialismo triunfaría
page-danger-failure = El socialismo fracasaría
page-danger-collapse = Peligro de colapso: { $side }
page-log-empty = Aún no ha pasado nada.
page-log-start = Comienza la partida
page-log-newest = Lo más reciente
page-log-undo = Deshacer hasta aquí
page-walk-again = Recorrer las diez fases
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
page-finish = La partida ha terminado
page-finish-won = Has ganado
page-finish-lost = Has perdido
page-finish-decade = Década { $decade }
page-finish-wins = Gana { $side }
page-finish-nobody = Nadie gana
page-finish-defeat = Derrota
page-finish-rematch = Revancha
page-finish-offered = Revancha propuesta: todos en la mesa deben aceptar.
page-finish-new-table = A la revancha
page-finish-record = Descargar el registro
page-figure-protests = Protestas
page-figure-unrest = Agitación
page-figure-living = Nivel de vida
page-figure-economy = Economía
page-figure-socialists = Socialistas en juego
page-hint-ask = Consejo
page-hint-level = Quién da el consejo
page-hint-thinking = { $level } está pensando …

## The page: replay and analysis

page-replay = Repetición
page-replay-start = Antes de la primera carta
page-replay-view = Visto por
page-replay-open = ambas manos abiertas
page-replay-public = espectadores
page-replay-table = A la mesa
page-replay-controls = Controles
page-replay-first = Al principio
page-replay-card-back = Una carta atrás
page-replay-back = Una decisión atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Una decisión adelante
page-replay-card-next = Una carta adelante
page-replay-last = Al final
page-replay-speed = Velocidad: decisiones por segundo
page-replay-decision = Decisión
page-replay-at = { $at } de { $total }
page-analysis = Análisis
page-analysis-title = { $west } (Oeste) contra { $east } (Este)
page-analysis-who = Quién lo analiza
page-analysis-start = Analizar la partida
page-analysis-again = Analizar de nuevo
page-analysis-slow = Tarda unos minutos.
page-analysis-running = { $level } piensa en la decisión { $done } de { $total } …
page-analysis-leave = Puedes salir de la página: el análisis continúa.
page-analysis-not-over = Una partida se analiza cuando ha terminado.
page-analysis-figures = La partida en cifras
page-analysis-mark = punto de inflexión: { $side }
page-analysis-keys = las flechas van de carta en carta, Intro abre la repetición
page-analysis-table = Como tabla
page-analysis-look = Verlo en la repetición

## La página: portada, mesas, personas

page-nav = Páginas
page-nav-play = Jugar
page-nav-lobby = Sala
page-nav-learn = Aprender
page-nav-rules = Reglas
page-nav-cards = Cartas
page-nav-about = Acerca de
page-menu = Menú
page-language = Idioma
page-turns = { $count ->
    [one] 1 mesa espera
   *[other] { $count } mesas esperan
 }
page-theme = Colores: { $theme ->
    [light] claros
    [dark] oscuros
   *[auto] como el dispositivo
 }
page-theme-legend = Colores
page-theme-auto = Como el dispositivo
page-theme-light = Claros
page-theme-dark = Oscuros
page-sound = Sonido: { $state ->
    [on] activado
   *[off] desactivado
 }
page-sound-card = Carta
page-sound-block = Cubo
page-sound-stamp = Sello
page-member = miembro
page-guest-word = invitado
page-you = tú
page-you-named = { $name } (tú)
page-offline = No se puede contactar con el servidor. Vuelve a intentarlo en un momento.
page-vignette = Alemania dividida: Oeste y Este, la frontera entre ambos y cuatro décadas de 1945 a 1989
page-home-kicker = El juego de mesa, en la mesa del navegador
page-home-what = Dos estados alemanes, dos jugadores, cuatro décadas: levanta la economía, sube el nivel de vida y evita que la gente salga a la calle, hasta que un estado se derrumbe o el Este sobreviva a 1989.
page-home-side = Tu bando
page-home-west = tiene cuatro décadas para ganar
page-home-east = debe aguantar cuatro décadas
page-home-level = Nivel del ordenador
page-play-now = Jugar ahora
page-home-ways = Otras formas de jugar
page-home-learn = Aprende el juego (15 minutos)
page-home-learn-about = Una primera década guiada, sin reglamento.
page-home-screen = Un amigo en esta pantalla
page-home-screen-about = Jugáis por turnos; un telón oculta las manos.
page-home-link = Un amigo en otro lugar
page-home-link-about = Recibes un enlace para enviar. Tu bando es el elegido arriba.
page-home-lobby-about = Juega con desconocidos o mira.
page-home-new-about = Edición, reloj, puntuación, espectadores: elige todo.
page-home-footer = Una edición no oficial, libre y abierta. No la hacen ni la avalan los autores ni la editorial.
page-home-link-word = A la página principal
page-my-tables = Tus mesas
page-no-running = No hay ninguna partida en curso.
page-finished-tables = Partidas terminadas ({ $count })
page-table-over = terminada
page-table-waits = hay un sitio libre
page-table-same-screen = en una pantalla
page-your-turn = te toca
page-their-turn = juega: { $side }
page-lesson = lección
page-decade = década { $decade }
page-edition-short = edición { $edition }
page-clock-days-each = { $days ->
    [one] 1 día por decisión
   *[other] { $days } días por decisión
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } d { $hours } h
page-seat-free = sitio libre
page-seat-level = { $level } (ordenador)
page-rated-word = puntuada
page-new-title = Nueva mesa
page-new-opponent = ¿Quién juega el otro bando?
page-new-level = El ordenador
page-new-level-about = Empieza enseguida y se permiten consejos.
page-new-link = Un amigo, por enlace
page-new-link-about = Quien abra tu enlace ocupa el sitio libre. Nadie más encuentra la mesa.
page-new-open = Cualquiera, en la sala
page-new-open-about = La mesa está en la sala hasta que alguien se siente; todos pueden mirar.
page-new-screen = Un amigo en esta pantalla
page-new-screen-about = Jugáis aquí por turnos; un telón oculta las manos.
page-new-more = Más opciones
page-new-make = Crear la mesa
page-new-begin = Empezar
page-new-language = Idioma de la mesa
page-new-language-any = cualquiera
page-new-language-about = Para el chat. El juego habla a cada uno en su idioma.
page-edition = Edición de las reglas
page-edition-about = Difieren en la preparación, la carta especial y los descartes.
page-clock = Tiempo para pensar
page-clock-none = Sin reloj
page-clock-none-about = Cada uno se toma el tiempo que necesita.
page-clock-days = Días
page-clock-days-about = Tantos días para cada turno; quien tarde más pierde.
page-clock-days-count = Días
page-clock-live = En vivo
page-clock-live-about = Minutos para toda la partida y segundos extra por cada decisión; quien agota el tiempo pierde.
page-clock-minutes = Minutos por bando
page-clock-increment = Segundos extra por decisión
page-takeover = Si alguien no vuelve
page-takeover-never = conserva su sitio
page-takeover-days = tras { $days } días puede seguir el ordenador
page-takeover-about = Quien se sienta lo acepta.
page-rated = Partida puntuada
page-rated-about = El resultado cambia la puntuación de ambos miembros.
page-rated-members = Solo para miembros: hazte miembro
page-watched = Todos pueden mirar
page-watched-about = Si no, solo quien tenga un enlace tuyo.
page-delay = Los espectadores ven la partida con tantas decisiones de retraso
page-delay-about = Nunca ven cartas ocultas; 0 es en directo.
page-lobby-open = Mesas con un sitio libre
page-lobby-empty = Ahora mismo no espera nadie. Crea una mesa y quedará aquí para otros.
page-lobby-own = Tus mesas que esperan a alguien
page-lobby-watch = Partidas para mirar
page-lobby-watch-empty = Ahora mismo no se juega ninguna partida abierta.
page-sit = Jugar: { $side }
page-join-title = Una invitación
page-join-seat = Te invitan a jugar. Tu bando: { $side }.
page-join-watch = Te invitan a mirar esta partida.
page-join-takeover = Acordado en esta mesa: tras { $days } días de ausencia el ordenador puede ocupar el sitio.
page-join-go = A la mesa
page-join-failed = Quizá el enlace ya se usó, o la mesa ya no existe.
page-account-title = Cuenta
page-account-member = Eres { $name }, miembro.
page-account-guest = Juegas como invitado: tus mesas pertenecen a este navegador. Como miembro las encuentras en cualquier dispositivo.
page-account-made = Bienvenido. Todas tus mesas siguen siendo tuyas.
page-account-deleted = La cuenta se ha eliminado.
page-name = Tu nombre
page-name-label = El nombre que ven los demás
page-name-about = Hasta 40 caracteres.
page-save = Guardar
page-saved = Guardado.
page-become = Hazte miembro
page-become-about = Un nombre y una contraseña, nada más. Conservas todas tus mesas y puedes jugar partidas puntuadas.
page-become-do = Hacerme miembro
page-member-name = Nombre
page-password = Contraseña
page-password-about = Al menos 8 caracteres.
page-password-change = Cambiar la contraseña
page-password-old = La contraseña actual
page-password-new = La nueva contraseña
page-password-changed = Cambiada. Los demás dispositivos deben volver a entrar.
page-email = Correo electrónico
page-email-optional = Correo electrónico (opcional)
page-email-about = Solo para avisarte de que te toca.
page-email-unconfirmed = Sin confirmar todavía: los avisos irán allí cuando hayas abierto el enlace de nuestro correo.
page-email-confirmed = Confirmado.
page-email-link = Enviar el enlace otra vez
page-email-link-sent = El enlace está en camino.
page-email-link-failed = No se pudo enviar el correo.
page-email-off = Este servidor no envía correos.
page-confirm-title = Confirmar una dirección de correo
page-confirm-about = Has abierto el enlace de un correo. ¿La dirección es tuya?
page-confirm-do = Sí, confirmar
page-confirm-done = { $email } está confirmado.
page-confirm-failed = El enlace ya se usó, o se envió uno más nuevo.
page-login = Entrar
page-logged-in = Has entrado.
page-logout = Salir
page-logout-about = Este navegador pasa a ser un invitado nuevo; tus mesas quedan en la cuenta.
page-logged-out = Has salido.
page-delete = Eliminar la cuenta
page-delete-about = Tu nombre desaparece de todas las mesas y pierdes las partidas en curso. Se eliminan nombre, contraseña, correo, notas y puntuaciones; las partidas terminadas se quedan sin tu nombre. No se puede deshacer.
page-delete-do = Eliminar para siempre
page-delete-guest = Eliminar mis datos
page-delete-guest-about = Tu nombre desaparece de todas las mesas y pierdes las partidas en curso. Se eliminan nombre, correo y notas; las partidas terminadas se quedan sin tu nombre. No se puede deshacer.
page-delete-chat = Eliminar también lo que dije en los chats
page-data-deleted = Se ha eliminado todo.
page-data = Tus datos
page-data-about = Todo lo que aquí se guarda de ti, en un archivo: tus datos, mesas y decisiones, notas, chats y puntuaciones.
page-data-download = Descargar
page-notify = Cuando te toca
page-notify-about = Solo mientras no estás en la mesa. Un aviso nunca habla de cartas ni jugadas.
page-notify-browser = El navegador muestra un aviso
page-notify-browser-about = Mientras una mesa está abierta en otra pestaña.
page-notify-push = Mensajes push a este navegador
page-notify-push-about = También con la página cerrada.
page-notify-email = Envíame un correo
page-notify-webhook = Webhook
page-notify-webhook-about = Una dirección de Discord, Slack o tuya que acepte un mensaje.
page-notify-test = Probar
page-notify-sent = enviado
page-notify-off = desactivado
page-notify-failed = ha fallado
page-notify-blocked = El navegador no permite avisos de esta página.
page-push-failed = Este navegador no acepta mensajes push: { $reason }
page-way-push = Push
page-way-email = Correo
page-way-webhook = Webhook
page-notice-turn = Te toca. Tu bando: { $side }.
page-settings-title = Ajustes y teclas
page-settings-lead = Este navegador los recuerda.
page-settings-sound = Sonidos
page-settings-sound-about = Una carta, un cubo, un sello: secos y breves.
page-settings-walk = Recorrer el final de década fase por fase
page-settings-walk-about = Si no, solo se cuenta en el registro.
page-settings-confirm = Preguntar antes de una jugada que muestre cartas ocultas
page-settings-confirm-about = Una jugada así no se puede deshacer.
page-keys = Teclas en la mesa
page-key-tab = a la parte siguiente: pregunta, mapa, cartas, registro
page-key-arrows = en el mapa de lugar en lugar
page-key-enter = elegir
page-key-escape = un paso atrás
page-key-undo = deshacer la última decisión
page-key-redo = rehacer lo deshecho
page-key-hint = mostrar u ocultar el consejo
page-ratings-title = Clasificación
page-ratings-about = Una lista por bando, de partidas puntuadas entre miembros (Glicko-2). La cifra tras ± dice cuán segura es la puntuación.
page-ratings-mine = Tus puntuaciones
page-ratings-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }
page-ratings-none-yet = ninguna partida puntuada todavía
page-ratings-place = N.º
page-ratings-name = Nombre
page-ratings-points = Puntos
page-ratings-games-head = Partidas
page-ratings-empty = Nadie ha jugado aún una partida puntuada en este bando.
page-about-what = Republik es una edición digital del juego de mesa Wir sind das Volk!: contra el ordenador, en una pantalla o con gente en otro lugar. El árbitro es el servidor: no acepta jugadas que las reglas no permitan.
page-about-yours = De quién es
page-about-licence = El programa es software libre con licencia Apache 2.0. El mapa, las cartas y los iconos son dibujos propios, y las reglas están contadas con nuestras palabras.
page-about-publisher = Wir sind das Volk! es un juego de mesa de Richard Sivél y Peer Sylvester, publicado por histogame. Esta edición no es oficial: no la hacen, revisan ni avalan ellos. Si te gusta, compra la caja.
page-about-privacy-title = Qué se guarda
page-about-privacy = Una cookie que dice quién eres, tus partidas y lo que tú escribes: nombre, correo, notas, chat. Nada se carga de otros servidores y no hay rastreadores.
page-about-thanks = Agradecimientos
page-about-map = Los contornos del mapa proceden de @svg-maps/germany de Victor Cazanave, basado en un mapa de MapSVG (CC BY 4.0), unidos, doblados y simplificados por nosotros, y de Natural Earth (dominio público) a través de world-atlas (ISC).
page-about-fonts = Las letras son Archivo y Zilla Slab, ambas con SIL Open Font License 1.1.
page-about-software = La página está hecha con Svelte, Vite y Fluent; el servidor, con Starlette, SQLAlchemy y msgspec.
page-fair-title = Barajado limpio
page-fair-why = Una vez empezada la partida nadie puede cambiar el barajado, ni siquiera el servidor, y después puedes comprobarlo:
page-fair-1 = Antes de la primera carta el servidor elige una semilla al azar y muestra su huella (hash). Desde entonces no puede usar otra sin que la huella lo delate.
page-fair-2 = Cada carta que decide el azar sale de esa semilla.
page-fair-3 = Al final se muestra la semilla. Descarga el registro, y la orden republik verify compara huella, semilla y cada carta:
page-fair-seats = Lo que se envía a un jugador sale solo de lo que puede saber; tampoco el ordenador ve tu mano.
page-not-found = Aquí no hay nada
page-not-found-about = La dirección no lleva a ninguna parte. Quizá falte una letra al final.
page-lost = Se ha perdido la conexión.
page-lost-about = La página lo intenta de nuevo sola; lo que escribiste se conserva.
page-lost-now = Probar ahora
page-curtain = Pasa el turno a: { $side }
page-curtain-about = El otro mira ahora hacia otro lado: van a verse las cartas de la mano.
page-curtain-ready = Estoy listo
page-curtain-never = Nos vemos las cartas: sin telón en esta mesa
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
page-seats = Quién se sienta dónde
page-to-act = en turno
page-protests = { $count ->
    [0] ninguna protesta
    [one] 1 protesta
   *[other] { $count } protestas
 }
page-here = en la mesa
page-away = ausente
page-clock-of = Tiempo: { $side }
page-time-low = Queda poco tiempo ({ $side }).
page-watching = Estás mirando.
page-delayed = Lo que ves va algo por detrás de la partida.
page-invite = Invitar por enlace
page-invite-label = Enlace al sitio { $side }
page-invite-watch = Un enlace para espectadores
page-invite-make = Crear un enlace
page-invite-withdraw = Retirar los enlaces
page-invite-withdraw-about = Todos los enlaces para espectadores dejan de valer, y quien llegó por uno tiene que irse.
page-invite-withdrawn = Enlaces retirados: { $links }. Espectadores que se fueron: { $watchers }.
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-table-about = Sobre esta mesa
page-takeover-fact = el ordenador puede seguir tras { $days } días
page-open-fact = todos pueden mirar
page-corrected-fact = Esta partida empezó con la revisión { $began } de las reglas, que se han corregido desde entonces (revisión { $now }). La situación puede ser distinta de la que viste.
page-corrected-refused = Las reglas corregidas ya no admiten la decisión { $at } de esta partida. Ves la partida hasta ahí.
page-corrected-result = Con las reglas corregidas habría terminado de otra manera.
page-corrected-over = Según las reglas corregidas esta partida ha terminado.
page-corrected-end = Aceptar el resultado
page-corrected-go-on = Seguir desde aquí
page-private-fact = privada
page-delay-fact = espectadores { $delay } decisiones por detrás
page-commitment = Huella de la semilla, mostrada antes de la primera carta:
page-commitment-about = La semilla misma se muestra al final.
page-seed = La semilla:
page-seed-verify = Descarga el registro y compruébalo con
page-controls = Controles
page-undo = Deshacer
page-redo = Rehacer
page-hint = Consejo
page-more = Más
page-take-back = Volver a antes de mi última carta
page-take-back-ask = Pedir volver a antes de mi última carta
page-takeover-ask = Que el ordenador siga por el otro bando
page-takeover-ask-about = { $side } tiene que aceptar. A quien falte más de lo acordado en esta mesa no se le pregunta.
page-record = Descargar el registro
page-rematch = Revancha
page-rematch-go = A la revancha
page-resign = Rendirse
page-resign-sure = ¿De verdad te rindes?
page-resign-about = El otro bando gana de inmediato.
page-resign-who = ¿Quién se rinde?
page-play-on = Seguir jugando
page-offer-make = Proponer
page-offer-accept = Aceptar
page-offer-decline = Rechazar
page-offer-withdraw = Retirar
page-offer-take-back = { $side } pide deshacer { $back ->
    [one] la última decisión
   *[other] las últimas { $back } decisiones
 }.
page-offer-take-back-mine = Has pedido deshacer { $back ->
    [one] la última decisión
   *[other] las últimas { $back } decisiones
 }. Responde: { $other }.
page-offer-rematch = { $side } querría la revancha con los bandos cambiados.
page-offer-rematch-mine = Has pedido la revancha.
page-offer-rematch-agreed = { $side } ha pedido la revancha y tú has aceptado.
page-offer-have-agreed = Han aceptado: { $sides }.
page-offer-still-to-agree = Faltan por responder: { $sides }.
page-offer-takeover = { $side } propone que el ordenador ({ $level }) siga en tu lugar.
page-offer-takeover-mine = Has propuesto que siga el ordenador ({ $level }). Responde: { $other }.
page-offer-takeover-other = { $side } propone que siga el ordenador ({ $level }). Responde: { $other }.
page-chat-and-notes = Chat y notas
page-chat = Chat
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-removed = eliminado
page-chat-label = Di algo
page-chat-send = Enviar
page-chat-kept = Tu texto se conserva hasta que vuelva la conexión.
page-notes = Notas
page-notes-about = Solo para ti
page-notes-kept = Guardado.
page-notes-writing = Aún sin guardar …
page-notes-saving = Guardando …
page-notes-failed = No se pudo guardar; la página lo intenta de nuevo.

## The page: the sheet on a phone

page-sheet =
    { $state ->
        [folded] Abrir la hoja
       *[open] Plegar la hoja
    }
lesson-fold =
    { $state ->
        [folded] Mostrar la guía
       *[open] Plegar la guía
    }

## The page: at the prompt

page-police-too = Ahora también puedes usar la policía: un clic en una provincia iluminada elimina allí 1 agitación.

## Weimar: names

weimar-title = Weimar
weimar-party-spd = SPD
weimar-party-zentrum = Zentrum
weimar-party-kpd = KPD
weimar-party-dnvp = DNVP
weimar-party-you = tú
weimar-party-gov = cada partido del gobierno
weimar-party-others = cada uno de los demás partidos
weimar-party-foe = otro partido
weimar-party-chancellor = partido del canciller
weimar-party-nobody = nadie
weimar-unit-police = Policía
weimar-unit-reichswehr1 = Reichswehr 1
weimar-unit-reichswehr2 = Reichswehr 2
weimar-unit-black-reichswehr1 = Reichswehr negra 1
weimar-unit-black-reichswehr2 = Reichswehr negra 2
weimar-unit-reichsbanner = Reichsbanner
weimar-unit-soldiers = Soldados
weimar-unit-workers = Obreros
weimar-unit-spartakus = Espartaquistas
weimar-unit-ruhrarmee = Ejército Rojo del Ruhr
weimar-unit-rfb = Liga de Combatientes Rojos
weimar-unit-freikorps1 = Freikorps 1
weimar-unit-freikorps2 = Freikorps 2
weimar-unit-stahlhelm = Stahlhelm
weimar-unit-own = unidades propias
weimar-unit-gov = policía o Reichswehr
weimar-marker-poverty = Pobreza
weimar-marker-prosperity = Prosperidad
weimar-marker-unrest = Disturbios
weimar-marker-uprising = Insurrección
weimar-marker-councils = República de Consejos
weimar-marker-regime = Régimen
weimar-marker-inflation = Inflación
weimar-marker-blockade = Bloqueo
weimar-marker-violent-peace = Paz impuesta
weimar-marker-instable-state = Estado inestable
weimar-marker-minority-cabinet = Gabinete presidencial
weimar-marker-black-friday = Viernes Negro
weimar-nation-france = Francia
weimar-nation-usa-uk = EE. UU./Reino Unido
weimar-nation-russia = Rusia
weimar-nation-any = nación a elección
weimar-coalition-left = coalición de izquierdas (SPD, KPD)
weimar-coalition-weimar = coalición de Weimar (SPD, Zentrum)
weimar-coalition-right = coalición de derechas (Zentrum, DNVP)
weimar-use-event = evento
weimar-use-debate = debate
weimar-use-actions = acciones
weimar-minor-uspd = USPD
weimar-minor-ddp = DDP
weimar-minor-dvp = DVP
weimar-action-demonstration = manifestación
weimar-action-coup = golpe
weimar-action-counter = contragolpe
weimar-action-fight = combate
weimar-why-agenda = los efectos de las agendas
weimar-why-early = las cartas anticipadas
weimar-why-impulses = los impulsos
weimar-place-supply = reserva general
weimar-place-dissolved = unidades disueltas
weimar-place-unused = fuera del juego
weimar-politics-1 = mayoría de temas
weimar-politics-2 = temas ganados
weimar-politics-3 = marcador de la sociedad
weimar-politics-4 = puntuación de los partidos
weimar-politics-5 = estado de la República
weimar-politics-6 = escaños de los partidos menores
weimar-politics-7 = tamaño del parlamento
weimar-politics-8 = nuevo gobierno
weimar-deck-republic = cartas de república
weimar-deck-party = cartas de partido ({ $party })
weimar-card = { $number } «{ $title }»
weimar-card-hidden = una carta oculta
weimar-agenda-hidden = boca abajo
weimar-field-centre = casilla 0
weimar-field-arm = { $party } { $number }
weimar-topic-copy = { $topic } { $number }
weimar-names-german = Los títulos están en alemán, como en la caja.
weimar-source-seed = folleto
weimar-source-public = fuente pública
weimar-source-house = regla de la casa
weimar-source-own = archivo propio
weimar-paragraph-number = apartado { $number }
weimar-paragraph-example-set-up = ejemplo, preparación
weimar-paragraph-example-republic = ejemplo, fase de la República
weimar-paragraph-example-agenda = ejemplo, fase de agenda
weimar-paragraph-example-early = ejemplo, cartas antes del primer impulso
weimar-paragraph-example-impulse = ejemplo, impulso { $number }
weimar-paragraph-example-politics = ejemplo, fase política { $number }
weimar-paragraph-example-outlook = ejemplo, perspectivas
weimar-paragraph-scenarios = lista de escenarios
weimar-paragraph-histories = historia de las cartas
weimar-paragraph-notes = notas del autor
weimar-own-values = valores propios de este servidor
weimar-source-legend = Procedencia: ● folleto · ◐ fuente pública · ○ regla de esta edición · ◆ archivo propio
weimar-source-line = { $field }: { $source }
weimar-source-field-names = título
weimar-source-field-values = valores
weimar-source-field-event = evento
weimar-source-field-note = nota

## Weimar: screen

weimar-header = { $scenario } · Ronda { $round } de { $last }
weimar-header-over = { $scenario } · la partida ha terminado
weimar-panel-parties = Partidos
weimar-panel-parliament = Parlamento
weimar-panel-parliament-count = { $seats } de { $size } escaños
weimar-panel-overflow = exceso { $count }
weimar-panel-opinion = Marcador de opinión
weimar-panel-box = Casilla DR
weimar-panel-box-count = { $count } de { $size } (7: anarquía)
weimar-panel-society = Sociedad
weimar-panel-foreign = Política exterior
weimar-panel-economy = Economía
weimar-panel-minor = Partidos menores
weimar-panel-president = Presidente
weimar-panel-nsdap = Marcador NSDAP
weimar-panel-government = Gobierno
weimar-panel-chancellor = canciller { $party }
weimar-panel-supply = Unidades en reserva
weimar-panel-dissolved = disueltas
weimar-panel-hand = Mano
weimar-panel-stresemann-up = Stresemann listo
weimar-panel-stresemann-down = Stresemann boca abajo
weimar-panel-stack = arriba { $card }
weimar-panel-beside = al lado { $card }
weimar-panel-flags = banderas: { $flags }
weimar-panel-neutral = { $count } escaños neutrales
weimar-panel-criteria = Criterios cumplidos: { $count } (pequeña { $small }, gran { $great })
weimar-panel-empty = vacío
weimar-panel-nothing = –
weimar-column-vp = PV
weimar-column-reserve = reserva
weimar-column-seats = escaños
weimar-column-bases = bases
weimar-column-cards = cartas
weimar-column-agenda = agenda
weimar-column-figures = figuras restantes
weimar-legend-map = S Z K D bases · libre | policía P, Reichswehr R, negra B, Reichsbanner b, soldados s, obreros a, espartaquistas p, ejército del Ruhr m, RFB f, Freikorps F, Stahlhelm h
weimar-legend-markers = Fichas: − pobreza, + prosperidad, ! disturbios, ▲ insurrección, ★ consejos, ✖ régimen
weimar-card-values = grande { $big }, pequeño { $small }
weimar-card-removed = tras su evento fuera del juego
weimar-card-politician = político
weimar-card-reaction-cancel = anula un evento anunciado de otro partido
weimar-card-reaction-dice = quita 1 dado a una acción anunciada de otro partido
weimar-card-reaction-reroll = hace repetir una tirada de otro partido
weimar-card-adds = añade al mazo: { $cards }
weimar-card-early = 1 carta antes del primer impulso
weimar-card-topics = temas: { $what }
weimar-card-nothing = sin efecto
weimar-card-nsdap = carta NSDAP
weimar-card-target = objetivo { $number } ({ $nation })
weimar-card-before = antes: { $what }
weimar-card-success = éxito: { $what }
weimar-card-always = siempre: { $what }
weimar-card-end = al final de la ronda: { $what }
weimar-cards-others = Cartas de los demás: { $what }
weimar-cards-agendas = Cartas de agenda
weimar-cards-open = Carta de ronda y política exterior
weimar-bot-party = { $party }: bot del folleto
weimar-opponent = { $party }: ordenador ({ $name })

## Weimar: questions

weimar-prompt-deal = Se reparte una carta.
weimar-prompt-seating = Se sortean los asientos.
weimar-prompt-roll = Se tiran los dados.
weimar-prompt-start-city = Se tira una ciudad al azar.
weimar-prompt-decide-die = Un dado decide por el bot.
weimar-prompt-bot-draw = El bot descubre una carta.
weimar-prompt-fetch = Se busca una carta de refuerzos.
weimar-prompt-agenda = { $party } elige en secreto una carta de agenda.
weimar-prompt-choose-first = { $party } nombra al partido que empieza: { $why }.
weimar-prompt-agree-first = { $party }: ¿empieza { $other } ({ $why })?
weimar-prompt-play = { $party } juega una carta: ¿cuál, y para qué?
weimar-prompt-use = { $card }: ¿para qué?
weimar-prompt-other-use = { $party } usa { $card } también para un debate o para acciones.
weimar-prompt-cancel-event = { $other } anuncia el evento de { $card }. ¿Lo anula { $party } con un político?
weimar-prompt-actions = { $points ->
    [one] { $party } en { $place }: queda 1 punto de acción.
   *[other] { $party } en { $place }: quedan { $points } puntos de acción.
}
weimar-prompt-actions-city = { $points ->
    [one] { $party } tiene 1 punto de acción: ¿en qué ciudad?
   *[other] { $party } tiene { $points } puntos de acción: ¿en qué ciudad?
}
weimar-prompt-topic = { $steps ->
    [one] { $party } mueve un tema 1 casilla: ¿cuál?
   *[other] { $party } mueve un tema hasta { $steps } casillas: ¿cuál?
}
weimar-prompt-point = { $party } mueve { $topic } ({ $steps }): ¿adónde?
weimar-prompt-place-base = { $party } coloca una base: ¿dónde? Quedan { $count }.
weimar-prompt-remove-base = { $party } retira una base: ¿cuál? Quedan { $count }.
weimar-prompt-demo-base = { $count ->
    [one] La manifestación en { $place } da 1 base a { $party }: ocupar un espacio o retirar una base ajena.
   *[other] La manifestación en { $place } da { $count } bases a { $party }: ocupar un espacio o retirar una base ajena.
}
weimar-prompt-put-marker = { $party } coloca una ficha ({ $marker }): ¿dónde? Quedan { $count }.
weimar-prompt-take-marker = { $party } retira una ficha ({ $marker }): ¿dónde? Quedan { $count }.
weimar-prompt-choose-city = { $face }: { $party } elige una ciudad.
weimar-prompt-choose-cities = { $face }: { $party } elige ciudades, quedan { $count }.
weimar-prompt-mobilise-to = { $party } moviliza unidades: ¿en qué ciudad? Quedan { $count }.
weimar-prompt-mobilise = { $party } moviliza hacia { $place }: ¿qué unidad? Quedan { $count }.
weimar-prompt-dissolve = { $party } disuelve una unidad: ¿cuál? Quedan { $count }.
weimar-prompt-recall = { $party } recupera una unidad disuelta: ¿cuál? Quedan { $count }.
weimar-prompt-takeover = { $party } toma el control de una Reichswehr: ¿cuál?
weimar-prompt-flag = { $change ->
    [more] { $party } coloca una bandera: ¿qué nación?
   *[less] { $party } retira una bandera: ¿qué nación?
}
weimar-prompt-society-in = { $party } pone una ficha blanca en el marcador de la sociedad: ¿cuál?
weimar-prompt-society-out = { $party } retira una ficha del marcador de la sociedad: ¿cuál?
weimar-prompt-topic-in = { $party } pone en juego un tema blanco ({ $field }): ¿cuál?
weimar-prompt-option = { $face }: { $party } elige uno de los efectos.
weimar-prompt-may = { $face }: { $party } puede: { $what }. ¿Lo hace?
weimar-prompt-vote = { $face }: { $party } vota con { $seats } escaños. Sí: { $what }. No: { $other }.
weimar-prompt-foe = { $face }: { $party } nombra a otro partido ({ $what }).
weimar-prompt-foreign = { $party } puede negociar: ¿qué carta de política exterior?
weimar-prompt-discard = { $party } descarta cartas: ¿cuál? Quedan { $count }.
weimar-prompt-purge = { $party } retira del juego a un político de un descarte: ¿cuál?
weimar-prompt-topic-option = { $party } ha ganado { $topic }: ¿qué efecto?
weimar-prompt-agree = { $topic } está en una casilla compartida. { $other } propone: { $option }. ¿Está de acuerdo { $party }?
weimar-prompt-yellow = { $party }, el canciller, dice qué tema amarillo va primero.
weimar-prompt-majority = Empate en la mayoría de temas (puesto { $number }): ¿por quién decide { $party }?
weimar-prompt-control = { $party } dice quién controla la { $minor }.
weimar-prompt-ballot = Elección del presidente: ¿por quién vota { $party } con { $seats } escaños?
weimar-prompt-runoff = Empate en la elección: el canciller ({ $party }) dice quién sigue.
weimar-prompt-coalition = Coaliciones igual de fuertes: { $party } dice a cuál se pregunta primero.
weimar-prompt-join = ¿Forma { $party } la { $coalition }?
weimar-prompt-chancellor = { $party } dice quién será canciller.
weimar-prompt-oppose = { $other } anuncia: { $action } en { $place }. ¿Interviene { $party } con sus unidades?
weimar-prompt-fewer-dice = { $other } anuncia: { $action } en { $place }. ¿Quita { $party } 1 dado con un político?
weimar-prompt-react = { $other } anuncia: { $action } en { $place }. ¿Reacciona { $party } por 1 punto de reserva?
weimar-prompt-roll-again = { $other } ha sacado { $result }. ¿Hace { $party } repetir la tirada?
weimar-prompt-president = ¿Debate { $party }, con la presidencia, también con { $card }?
weimar-prompt-counter-target = Contragolpe en { $place }: ¿contra qué ficha?

## Weimar: moves

weimar-move-deal = se reparte { $card }
weimar-move-done = listo
weimar-move-roll = tirada { $number }
weimar-move-roll-two = tirada { $first } y { $second }
weimar-move-seating = asientos { $parties }
weimar-move-agenda = { $agenda }
weimar-move-party = { $party }
weimar-move-play = { $card }: { $use }
weimar-move-use = { $use }
weimar-move-city = { $place }
weimar-move-base = base en { $place }
weimar-move-remove-base = retirar la base de { $party } en { $place }
weimar-move-put = ficha en { $place }
weimar-move-take = ficha de { $place }
weimar-move-mobilise = movilizar { $unit } ({ $from })
weimar-move-dissolve = disolver { $unit } en { $place }
weimar-move-recall = recuperar { $unit }
weimar-move-takeover = tomar el control de { $unit } en { $place }
weimar-move-win-back = recobrar { $unit }
weimar-move-demonstration = manifestación
weimar-move-coup = golpe
weimar-move-counter = contragolpe contra { $marker }
weimar-move-fight = combate contra { $party }
weimar-move-store = guardar 1 punto de reserva
weimar-move-spend = gastar 1 punto de reserva
weimar-move-better = resultado +1
weimar-move-topic = { $topic }
weimar-move-point = a { $field }
weimar-move-option = { $option }
weimar-move-yes = sí
weimar-move-no = no
weimar-move-society = { $marker }
weimar-move-nation = bandera { $nation }
weimar-move-foreign = negociar { $card }
weimar-move-coalition = { $coalition }
weimar-move-answer = con { $card }
weimar-move-discard = descartar { $card }
weimar-move-purge = retirar { $card } del juego
weimar-done-cancel-event = no anularlo
weimar-done-actions = no más acciones
weimar-done-topic = no mover ningún tema
weimar-done-mobilise-to = no movilizar
weimar-done-mobilise = no movilizar más
weimar-done-dissolve = no disolver ninguna unidad
weimar-done-foreign = no negociar
weimar-done-fewer-dice = no intervenir
weimar-done-roll-again = la tirada vale
weimar-yes-agree-first = de acuerdo
weimar-no-agree-first = no, decide el canciller
weimar-yes-may = sí, hacerlo
weimar-no-may = no, renunciar
weimar-yes-vote = sí
weimar-no-vote = no
weimar-yes-agree = aceptar
weimar-no-agree = rechazar (no pasa nada)
weimar-yes-join = entrar en la coalición
weimar-no-join = rechazar la coalición
weimar-yes-oppose = intervenir
weimar-no-oppose = quedarse al margen
weimar-yes-react = reaccionar (1 punto de reserva)
weimar-no-react = no reaccionar
weimar-yes-roll-again = repetir con Stresemann
weimar-no-roll-again = la tirada vale
weimar-yes-president = debatir también
weimar-no-president = no debatir
weimar-note-cost = { $count } PA
weimar-note-dice = dados: { $count }
weimar-note-free = libres { $free } de { $slots }
weimar-use-note-event = { $what }
weimar-use-note-event-republic = { $what } – después debate o acciones
weimar-use-note-debate = { $big ->
    [one] un tema 1 casilla, otro hasta { $small }
   *[other] un tema hasta { $big } casillas, otro hasta { $small }
}
weimar-use-note-actions = { $big ->
    [one] 1 punto de acción en una ciudad
   *[other] { $big } puntos de acción en una ciudad
}
weimar-use-note-first = { $what } (después el evento)

## Weimar: headings of choices

weimar-group-deal = Carta
weimar-group-done = O bien
weimar-group-roll = Dado
weimar-group-roll-two = Dados
weimar-group-seating = Asientos
weimar-group-agenda = Agenda
weimar-group-party = Partido
weimar-group-play = Carta
weimar-group-use = Uso
weimar-group-city = Ciudad
weimar-group-base = Colocar una base
weimar-group-remove-base = Retirar una base
weimar-group-put = Colocar una ficha
weimar-group-take = Retirar una ficha
weimar-group-mobilise = Movilizar
weimar-group-dissolve = Disolver
weimar-group-recall = Recuperar
weimar-group-takeover = Tomar el control
weimar-group-win-back = Recobrar
weimar-group-demonstration = Acción con dados
weimar-group-coup = Acción con dados
weimar-group-counter = Acción con dados
weimar-group-fight = Acción con dados
weimar-group-store = Reserva
weimar-group-spend = Reserva
weimar-group-better = Reserva
weimar-group-topic = Tema
weimar-group-point = Casilla
weimar-group-option = Efecto
weimar-group-yes = Respuesta
weimar-group-no = Respuesta
weimar-group-society = Ficha
weimar-group-nation = Nación
weimar-group-foreign = Negociar
weimar-group-coalition = Coalición
weimar-group-answer = Político
weimar-group-discard = Descartar
weimar-group-purge = Fuera del juego

## Weimar: what happened

weimar-event-seating = Asientos: { $parties }
weimar-event-round = Ronda { $round }
weimar-event-deck-changed = { $deck }: el mazo se ha barajado de nuevo.
weimar-event-drawn = { $known ->
    [yes] { $party } roba { $what }.
   *[no] { $party } roba cartas: { $count }.
}
weimar-event-discarded = { $party } descarta { $what }.
weimar-event-agenda-chosen = { $known ->
    [yes] { $party } elige { $agenda }.
   *[no] { $party } ha elegido una agenda.
}
weimar-event-agenda = Agenda de { $party }: { $agenda }
weimar-event-set-added = { $party } baraja en su mazo las cartas de { $agenda }.
weimar-event-first = { $party } empieza: { $why }.
weimar-event-impulse = Impulso de { $party }.
weimar-event-card = { $party } juega { $card }: { $use }
weimar-event-use = { $party } usa { $card }: { $use }
weimar-event-removed-card = { $card } queda fuera del juego.
weimar-event-cancelled = { $party } anula el evento de { $card }.
weimar-event-politician = { $party } juega al político { $card }.
weimar-event-hidden = Han decidido cartas ocultas.
weimar-event-base = { $change ->
    [more] { $party }: nueva base en { $what }.
   *[less] { $party } pierde una base en { $what }.
}
weimar-event-seat = { $change ->
    [more] { $party } gana escaños: { $count }.
   *[less] { $party } pierde escaños: { $count }.
}
weimar-event-vp = { $change ->
    [more] { $party } obtiene puntos de victoria: { $count }.
   *[less] { $party } pierde puntos de victoria: { $count }.
}
weimar-event-reserve = { $change ->
    [more] { $party } guarda puntos de reserva: { $count }.
   *[less] { $party } gasta puntos de reserva: { $count }.
}
weimar-event-unit = Unidades: { $what }.
weimar-event-turned = En { $place } hay ahora: { $unit }.
weimar-event-marker = { $change ->
    [more] { $marker } llega a { $what }.
   *[less] { $marker } desaparece de { $what }.
}
weimar-event-box = { $change ->
    [more] A la casilla DR: { $marker } ({ $count }).
   *[less] Fuera de la casilla DR: { $marker } ({ $count }).
}
weimar-event-economy = La economía está en el nivel { $level }.
weimar-event-topic = Tema { $topic }: { $field }.
weimar-event-topic-gone = El tema { $topic } deja el marcador de opinión.
weimar-event-topic-won = { $party } decide { $topic }: { $option }
weimar-event-society = { $change ->
    [more] Al marcador de la sociedad: { $marker }.
   *[less] Fuera del marcador de la sociedad: { $marker }.
}
weimar-event-flag = { $change ->
    [more] Una bandera para { $nation }.
   *[less] Una bandera menos para { $nation }.
}
weimar-event-roll = { $party } saca { $result }.
weimar-event-again = { $party } hace repetir la tirada.
weimar-event-action = { $party } anuncia: { $action } en { $place }.
weimar-event-dice = { $party } tira dados: { $count }.
weimar-event-result = { $party }, { $action }: resultado { $result }.
weimar-event-reaction = { $party } reacciona: resultado { $result }.
weimar-event-joined = { $party } interviene con sus unidades.
weimar-event-city-rolled = Ha salido: { $place }.
weimar-event-crisis = Tirada de crisis de { $party }: { $result }.
weimar-event-negotiation = { $party } negocia { $card }.
weimar-event-negotiated = { $agreed ->
    [yes] { $card } queda cerrado.
   *[no] { $card } no ha salido adelante.
}
weimar-event-foreign-track = La política exterior está en { $card }.
weimar-event-laid = { $card } está junto al mazo de política exterior.
weimar-event-minor = { $party } controla la { $minor }.
weimar-event-stresemann = { $known ->
    [yes] Stresemann vuelve a estar boca arriba.
   *[no] Stresemann está boca abajo.
}
weimar-event-vote = { $agreed ->
    [yes] { $party } vota sí.
   *[no] { $party } vota no.
}
weimar-event-ballot = { $party } vota por { $other }.
weimar-event-president = { $party } tiene la presidencia.
weimar-event-nsdap = Una figura de { $party } va al marcador NSDAP.
weimar-event-out = Fuera del juego: { $card }.
weimar-event-politics = Fase política { $number }: { $name }
weimar-event-majority = Mayoría de temas, puesto { $number }: { $party }.
weimar-event-parliament = Escaños ocupados en el parlamento: { $seats }.
weimar-event-coalition = { $agreed ->
    [yes] { $party } acepta: { $coalition }.
   *[no] { $party } rechaza: { $coalition }.
}
weimar-event-government = Gobierno: { $parties }. Canciller: { $chancellor }.
weimar-event-bonus = { $party }: manifestaciones de esta ronda { $count }.
weimar-event-final = Puntuación final, { $party }: { $what } ({ $count }).
weimar-event-criterion = { $agreed ->
    [yes] Criterio { $number } cumplido: { $what }.
   *[no] Criterio { $number } no cumplido: { $what }.
}
weimar-event-game-over = { $known ->
    [yes] La partida ha terminado, { $winner } gana: { $how }.
   *[no] La partida ha terminado: { $how }.
}
weimar-unit-moved = { $unit } { $from } → { $to }
weimar-measure-ultimatum = Ultimátum de Londres cerrado
weimar-measure-economy = nivel de la economía
weimar-measure-government = en el gobierno
weimar-measure-box = fichas en la casilla DR
weimar-measure-inflation = inflación en la casilla DR
weimar-measure-councils = repúblicas de consejos
weimar-measure-regimes = regímenes
weimar-measure-uprisings = insurrecciones
weimar-measure-unrest = disturbios
weimar-measure-councils-or-regime = ciudades con consejos o régimen
weimar-measure-dissolved = unidades propias disueltas
weimar-measure-dissolved-kpd-dnvp = unidades disueltas de KPD y DNVP
weimar-measure-seats = escaños
weimar-measure-bases = bases
weimar-measure-vp = puntos de victoria
weimar-measure-nsdap = figuras propias en el marcador NSDAP
weimar-measure-at-least = { $what } al menos { $count }
weimar-measure-at-most = { $what } como mucho { $count }
weimar-measure-none = no: { $what }
weimar-measure-each = por cada: { $what }

## Weimar: endings

weimar-outcome = { $winner } gana: { $how } ({ $rule })
weimar-outcome-nobody = Nadie gana: { $how } ({ $rule })
weimar-outcome-defeat = Derrota: { $how } ({ $rule })
weimar-outcome-defeat-by = Derrota, { $winner } gana: { $how } ({ $rule })
weimar-outcome-table = La partida termina en la mesa: { $how }
weimar-ending-anarchy = anarquía, la casilla DR se desborda
weimar-ending-councils = ha triunfado la república de consejos
weimar-ending-regime = un régimen ha sustituido a la República
weimar-ending-overthrow = derrocamiento con la mitad de los escaños
weimar-ending-nsdap = la NSDAP está en el poder, todos han perdido
weimar-ending-survival = la República ha sobrevivido, más puntos de victoria
weimar-ending-great-victory = gran victoria, al menos ocho criterios
weimar-ending-small-victory = pequeña victoria, al menos cinco criterios
weimar-ending-defeat = derrota, menos de cinco criterios
weimar-summary = Ronda { $round }, { $decisions } decisiones; puntos de victoria: { $points }

## Weimar: why not

refusal-weimar-card-not-there = { $card } no está en tu mano
refusal-weimar-no-such-answer = { $card } no puede responder a esto
refusal-weimar-event-idle = el evento de { $card } no haría nada ahora
refusal-weimar-agenda-other-party = { $card } pertenece a otro partido
refusal-weimar-agenda-out = { $card } no está en este escenario
refusal-weimar-no-slot = { $place } no tiene espacios libres
refusal-weimar-same-city = { $place } ya se ha elegido
refusal-weimar-other-city = se trata de otra ciudad
refusal-weimar-no-figures = { $party } no tiene más figuras
refusal-weimar-no-base = { $party } no tiene base en { $place }
refusal-weimar-no-marker = en { $place } no hay tal ficha
refusal-weimar-marker-barred = en { $place } no puede haber esta ficha
refusal-weimar-points-short = no bastan los puntos de acción
refusal-weimar-city-first = primero se elige la ciudad de las acciones
refusal-weimar-once-per-card = cada tipo de acción con dados es posible una vez por carta
refusal-weimar-city-chosen = todas las acciones de una carta ocurren en una ciudad
refusal-weimar-reserve-full = la reserva está llena
refusal-weimar-reserve-empty = la reserva está vacía
refusal-weimar-reserve-stored = tras guardar puntos no se gastan
refusal-weimar-government-only = solo pueden los partidos del gobierno
refusal-weimar-opposition-only = un partido del gobierno no da golpes
refusal-weimar-coup-party = { $party } no da golpes
refusal-weimar-own-marker = allí ya está la ficha propia
refusal-weimar-no-dice = no habría ningún dado que tirar
refusal-weimar-not-opposition = { $party } está en el gobierno
refusal-weimar-nothing-to-dissolve = { $party } no tiene allí ninguna unidad que disolver
refusal-weimar-no-unit = allí no hay tal unidad
refusal-weimar-not-your-unit = { $party } no puede mover estas unidades
refusal-weimar-topic-not-there = este tema no está en el marcador de opinión
refusal-weimar-topic-moved = este tema ya se ha movido
refusal-weimar-topic-out = no quedan fichas de este tema
refusal-weimar-too-far = esta casilla está demasiado lejos
refusal-weimar-spd-topic = con este valor el Zentrum debe mover un tema del SPD
refusal-weimar-useless-option = este efecto no cambiaría nada
refusal-weimar-box-full = la casilla DR está llena
refusal-weimar-foreign-closed = { $card } no está descubierta

## Weimar: effects in words

weimar-effect-base = bases { $count }
weimar-effect-seat = escaños { $count }
weimar-effect-vp = puntos de victoria { $count }
weimar-effect-reserve = reserva { $count }
weimar-effect-supply = a la reserva: { $count } { $thing }
weimar-effect-mobilise = movilizar { $count } { $thing }
weimar-effect-dissolve = disolver unidades: { $count }
weimar-effect-recall = recuperar unidades disueltas: { $count }
weimar-effect-takeover = tomar el control de una Reichswehr
weimar-effect-marker = { $thing } { $count }
weimar-effect-economy = nivel de la economía { $count }
weimar-effect-flag = banderas ({ $thing }) { $count }
weimar-effect-foreign = acción de política exterior
weimar-effect-advance = ficha de política exterior 1 adelante
weimar-effect-lay = poner esta carta junto al mazo de política exterior
weimar-effect-topic = tema { $thing } en { $field }
weimar-effect-steer = { $count ->
    [one] mover el tema { $thing } 1 casilla
   *[other] mover el tema { $thing } hasta { $count } casillas
}
weimar-effect-debate = debate con { $count }
weimar-effect-debate-card = debate con los dos valores de la carta
weimar-effect-demo = manifestación
weimar-effect-coup = golpe
weimar-effect-counter = contragolpe
weimar-effect-fight = combate
weimar-effect-crisis = tiradas de crisis: { $count }
weimar-effect-society = sociedad: { $thing }
weimar-effect-society-white = una ficha blanca de sociedad a elección
weimar-effect-society-out = retirar una ficha de sociedad
weimar-effect-draw = robar cartas de partido: { $count }
weimar-effect-discard = descartar cartas de partido: { $count }
weimar-effect-discard-all = cada partido descarta todas sus cartas de partido
weimar-effect-fetch = una carta de refuerzos del mazo a la mano
weimar-effect-bonus = manifestaciones de esta ronda { $count }
weimar-effect-nsdap = una figura al marcador NSDAP
weimar-effect-purge = retirar del juego a un político de un descarte
weimar-effect-elect = donde un partido tiene dos o más bases, una pasa a escaño
weimar-effect-score-seats = puntos de victoria según los escaños
weimar-effect-score-cities = puntos de victoria según las ciudades con bases propias
weimar-effect-election = elección del presidente
weimar-effect-order = decide el orden de la próxima ronda
weimar-effect-control = decide quién controla: { $thing }
weimar-effect-out = fuera del juego: { $thing }
weimar-effect-choice = uno de: { $what }
weimar-effect-or = o bien
weimar-effect-may = si se quiere ({ $what })
weimar-effect-cities = en { $count } ciudades distintas ({ $what })
weimar-effect-vote = votación por escaños: sí ({ $what }), no ({ $other })
weimar-effect-of = { $party }: { $what }
weimar-effect-if = si { $when }: { $what }
weimar-effect-all = todas
weimar-at-city = en { $place }
weimar-at-chosen = en la ciudad elegida
weimar-at-any = en una ciudad a elección
weimar-at-random = en una ciudad al azar
weimar-topic-any = a elección
weimar-when-blockade = hay un bloqueo en la casilla DR
weimar-when-no-blockade = no hay bloqueo en la casilla DR
weimar-when-done = { $card } está cerrada
weimar-when-no-done = { $card } no está cerrada
weimar-when-governs = { $party } en el gobierno
weimar-when-no-governs = { $party } no en el gobierno
weimar-when-minority = el gabinete presidencial está en la casilla DR
weimar-when-no-minority = no hay gabinete presidencial en la casilla DR
weimar-when-majority = { $party } tiene más bases que nadie { $place }
weimar-when-no-majority = { $party } no tiene más bases que nadie { $place }
weimar-when-councils = hay una república de consejos { $place }
weimar-when-no-councils = no hay república de consejos { $place }
weimar-when-impulse = como mucho impulso { $count }
weimar-when-no-impulse = después del impulso { $count }
weimar-when-green = se eligió la opción verde de { $topic }
weimar-when-no-green = no se eligió la opción verde de { $topic }

## Weimar: the rules in a few sentences each

weimar-chapter-w1 = Material
weimar-chapter-w2 = Preparación y escenarios
weimar-chapter-w3 = Desarrollo de una ronda
weimar-chapter-w4 = Marcador de opinión
weimar-chapter-w5 = Temas
weimar-chapter-w6 = Marcador de la sociedad
weimar-chapter-w7 = Amenazas
weimar-chapter-w8 = Fase política y gobierno
weimar-chapter-w9 = Acciones
weimar-chapter-w10 = Reserva y reacciones
weimar-chapter-w11 = Política exterior
weimar-chapter-w12 = Fin de la partida y NSDAP
weimar-chapter-w13 = Presidente
weimar-rule-w1 = Once ciudades con espacios fijos para bases, unidades de los partidos y del gobierno, fichas de amenaza, 24 escaños y un exceso. Las figuras de un partido son bases, escaños o están en el marcador NSDAP. Reichswehr y policía nunca se disuelven.
weimar-rule-w2 = Cuatro escenarios: República al borde del abismo (en solitario, SPD con un Zentrum limitado contra dos bots, dos rondas, diez criterios), Guerra entre hermanos (rondas 1–2), Baile sobre el volcán (rondas 5–6), escenario principal (seis rondas). Los asientos se sortean.
weimar-rule-w3 = Carta de ronda, dos cartas de república por partido, agendas secretas, sus efectos y tres cartas de partido; luego impulsos: por turno una carta cada uno hasta vaciar las manos. Una carta de partido es evento, debate o acciones; una de república es su evento y uno de los otros dos.
weimar-rule-w4 = Los temas están en una cruz de cuatro brazos. Un debate mueve un tema hasta el valor grande y otro hasta el pequeño; un punto de reserva da un paso más. Una casilla es del partido con la distancia mayor; si son iguales, la comparten dos.
weimar-rule-w5 = Quien controla un tema elige uno de sus efectos en la fase política. Los temas blancos van en orden fijo, luego los amarillos como quiera el canciller. En casillas compartidas ambos deben aceptar.
weimar-rule-w6 = Seis casillas. Una ficha nueva entra por la izquierda y empuja a las demás; la última sale. En cada fase política actúan todas de izquierda a derecha.
weimar-rule-w7 = La pobreza donde ya la hay va a la casilla DR; prosperidad y pobreza se anulan. La séptima ficha en la casilla DR es anarquía. Una tirada de crisis con dos dados cuesta base, escaño o punto de victoria; solo el 6 no cuesta nada.
weimar-rule-w8 = Ocho pasos: mayoría de temas (3 escaños y 1), temas, sociedad, puntuación, estado de la República, escaños de los partidos menores, tamaño del parlamento, gobierno. KPD o DNVP con la mitad de los escaños derroca la República. La coalición de Weimar no se puede rechazar.
weimar-rule-w9 = El valor grande da puntos de acción para una ciudad: movilizar 1, manifestación 1, reserva 1, combate 2, contragolpe 1, tomar el control 2, golpe 4 (KPD) o 3 (DNVP). Cuenta el dado más alto, cada 6 adicional da +1.
weimar-rule-w10 = Hasta dos puntos de reserva. Quien tenga una base en la ciudad y un punto de reserva puede reaccionar a una acción con dados ajena: un 5 quita un dado, un 6 dos. Los políticos se juegan desde la mano en su momento.
weimar-rule-w11 = Se negocia la carta superior del mazo o una de al lado: primero sus efectos previos, luego 1 dado y uno por cada bandera de la nación; con éxito sale del juego, si no, se queda.
weimar-rule-w12 = La partida termina de inmediato con la séptima ficha en la casilla DR, con consejos o regímenes en Berlín y dos ciudades más o en cuatro cualesquiera, con la sexta figura en el marcador NSDAP. Si no, cuenta la puntuación final tras la última ronda.
weimar-rule-w13 = Quien tiene la presidencia decide los empates y una vez por ronda puede además debatir con la carta de partido recién jugada. Se vota con escaños; sin mayoría hay segunda vuelta.

## Weimar: at the prompt

weimar-ask-hand-over = Decide { $party }. Los demás miran a otro lado; después pulsa Intro.
weimar-why-what = Di qué quieres saber: why Berlin, why A22 event
weimar-rules-which = Nombra un capítulo de W1 a W13, por ejemplo rules W9.
weimar-cards-unknown = No hay carta «{ $answer }». Da su número o parte del título: cards A22
weimar-help-why = NOMBRE: por qué algo no se permite ahora, con el capítulo de las reglas
weimar-help-map = todo el tablero con los marcadores y la leyenda
weimar-help-cards = mano, agendas y cartas abiertas con su procedencia (cards A22: una carta con nota)
weimar-help-rules = un capítulo de las reglas, por ejemplo rules W9; sin número la lista
weimar-show-hand = Mano de { $party }
cli-play-game = qué juego: wsdv (Wir sind das Volk!) o weimar
cli-scenario = Weimar, el escenario: { $known }
cli-data = Weimar, una carpeta con valores propios
cli-party = Weimar, quién juega { $party }: person (o me) o un jugador del ordenador ({ $others })
error-scenario = no hay escenario { $name }; conocidos: { $known }
error-solo-seats = en este escenario los bots juegan KPD y DNVP; aquí no hay --kpd ni --dnvp
error-player-seats = { $name } juega solo { $seats }
error-other-game-option = { $option } no pertenece a { $game }
error-data = los valores de la carpeta no son buenos: { $reason }

## Weimar: arena y razones de los jugadores del ordenador

cli-arena-game = qué juego: wsdv (Wir sind das Volk!) o weimar
cli-arena-scenario = en Weimar, el escenario
dataset-written-weimar = { $path } escrito: { $games } partidas, { $decisions } decisiones.
arena-round = ronda
arena-matches-four = Resultados por partido
arena-matches-four-note = Resultados del primer jugador: con sus dos partidos juntos, y después la parte de victorias con cada partido.
arena-matches-solo = Resultados por bando
arena-matches-solo-note = Resultados del primer jugador: los dos bandos juntos, como persona en la mesa, y donde se sentaba el otro jugador (un punto cuando ganan los bots).
arena-side-four = partido
arena-side-solo = bando
arena-pairs-four-note = Las seis partidas de una pareja tienen las mismas cartas: cada uno de los dos lleva una vez cada dos partidos. La diferencia en puntos Elo es la del resultado.
arena-pairs-solo-note = Cada uno de los dos juega solo con las mismas cartas. La diferencia en puntos Elo es la del resultado.
arena-sides-four = Partidos
arena-sides-solo = La persona y los bots
error-arena-sprt-seats = una prueba secuencial es para juegos de dos asientos
error-arena-scenario = aquí no hay escenario { $name }; hay { $known }
error-arena-every-seat = { $name } no puede jugar en todos los puestos y por eso no es para la arena
error-arena-unknown-game = aquí no hay juego { $name }; hay { $known }
side-spd = SPD
side-zentrum = Zentrum
side-kpd = KPD
side-dnvp = DNVP
side-republic = SPD y Zentrum
side-bots = los bots del cuaderno
feature-weimar-points = puntos de victoria
feature-weimar-goals = objetivos del partido en la fase de política
feature-weimar-final-scoring = puntuación final
feature-weimar-government = declaración del gobierno
feature-weimar-crisis = tiradas de crisis
feature-weimar-seats = escaños en el parlamento
feature-weimar-overthrow = vuelco en el parlamento
feature-weimar-bases = bases del partido
feature-weimar-cities = ciudades con bases propias
feature-weimar-units = unidades
feature-weimar-sudden-win = repúblicas de consejos o regímenes camino de la victoria inmediata
feature-weimar-uprisings = levantamientos
feature-weimar-coup = perspectivas de un golpe
feature-weimar-anarchy = ventaja ante la anarquía que amenaza
feature-weimar-topics = temas en la pista de opinión
feature-weimar-minor-parties = partidos menores
feature-weimar-reserve = reserva
feature-weimar-hand = cartas en mano
feature-weimar-nsdap = figuras en la pista del NSDAP
feature-weimar-under-way = puntos de acción y pasos por usar
feature-weimar-criteria = criterios del escenario en solitario

## The page: Weimar

weimar-automatic = bot del cuaderno
page-resign-leaves = El ordenador ocupa tu asiento, los demás siguen jugando.
page-tab-opinion = Opinión
page-weimar-map = Mapa de Alemania con once ciudades
page-weimar-bases = { $used } de { $slots } espacios ocupados: { $who }
page-weimar-city-number = El número de una ciudad: la suma de dos dados que la elige.
page-weimar-field = Campo { $field }, de: { $who }
page-weimar-topic = Tema { $topic } en { $field }, de: { $who }
page-weimar-no-topics = Aún no hay ningún tema en la cruz.
page-weimar-republic = Estado de la República
page-weimar-seventh = 7.º marcador: anarquía
page-weimar-danger = { $state ->
    [full] La casilla DR está llena: el próximo marcador acaba con la República.
    [near] Queda un espacio libre; el marcador siguiente acaba con la República.
   *[other] Faltan { $left } marcadores para la anarquía.
}
page-weimar-foreign-done = Concluido: { $what }
page-weimar-offices = Cargos y partidos menores
page-weimar-used = usado en esta ronda
page-weimar-out = fuera del juego
page-weimar-end = Fin
page-weimar-chancellor = partido del canciller
page-weimar-governs = en el gobierno
page-weimar-in-play = { $party } juega esta carta
page-weimar-choose-agenda = Cartas de agenda a elegir
page-weimar-hand-of = Mano: { $party } ({ $count })
page-weimar-no-hand = No hay cartas en la mano.
page-weimar-other-hand = { $party }: cartas { $count }
page-weimar-rules = Las reglas de Weimar
page-weimar-rules-about = Trece capítulos en breve. Cada negativa nombra su capítulo.
page-weimar-cards = Las cartas de Weimar
page-weimar-cards-about = Cada carta tal como la juega esta edición. Un signo dice de dónde vienen el título, los valores y el evento.
page-weimar-new = Jugar a Weimar
page-weimar-new-about = Cuatro partidos, una República, de 1918 a 1933: cuatro escenarios, a solas, con el ordenador o entre cuatro.
page-weimar-scenario = Escenario
page-weimar-seats = ¿Quién juega con cada partido?
page-weimar-me = yo
page-weimar-link = alguien con un enlace
page-weimar-solo = Juegas con SPD y Zentrum; KPD y DNVP siguen las tablas del cuaderno.
page-weimar-learn = Partida en solitario guiada
page-weimar-learn-about = Un guía lo explica todo cuando llega a la mesa.

## Weimar: the guided solo game

lesson-weimar-title = La República al borde
lesson-weimar-welcome = Bienvenido a la República de Weimar. Diriges a SPD y Zentrum durante dos rondas; KPD y DNVP juegan según las tablas del cuaderno.
lesson-weimar-goal = Al final cuentan diez criterios: escaños, bases, economía, tratados, calma. Cinco son una pequeña victoria, ocho una grande. A la izquierda están los cuatro partidos con sus puntos.
lesson-weimar-map = Once ciudades tienen espacios fijos para bases. Cada partido tiene su forma: círculo el SPD, cuadrado el Zentrum, rombo el KPD, hexágono el DNVP. El número pequeño es la suma de dados de la ciudad.
lesson-weimar-threats = Pobreza, disturbios, consejos y regímenes están escritos junto a su ciudad. Cuestan puntos y escaños. Quítalos donde puedas.
lesson-weimar-box = La casilla DR tiene seis espacios. El séptimo marcador es el final: anarquía. Mantén siempre un espacio libre.
lesson-weimar-opinion = Los temas están en la cruz. Cada brazo es de un partido; quien tiene más cerca un tema lo decide. Los debates mueven los temas.
lesson-weimar-parliament = El Reichstag tiene 24 escaños. Lo que sobra se pierde en el próximo recuento. De los escaños sale el gobierno.
lesson-weimar-bases = Ahora se coloca una base. Las ciudades con borde azul están permitidas. Haz clic en una, o llega con Tab y las flechas.
lesson-weimar-agenda = Cada partido elige en secreto una agenda. Lleva temas a la cruz y da una ventaja. Haz clic en una carta para verla en grande.
lesson-weimar-cards = Juegas una carta. El número grande son puntos de acción o pasos en el debate, el pequeño los pasos del segundo tema. Los signos pequeños dicen de dónde viene un valor.
lesson-weimar-uses = Una carta sirve para su evento, un debate o acciones. Las cartas de república traen su evento y una de las otras dos cosas. Lo que no se puede aparece con su motivo.
lesson-weimar-debate = En el debate acercas los temas hacia ti. Elige primero el tema, luego el campo. En campos compartidos dos partidos deben ponerse de acuerdo.
lesson-weimar-actions = Todas las acciones de una carta ocurren en una ciudad. Las unidades dan dados para manifestaciones y contra golpes. Los puntos sobrantes se pueden guardar como reserva.
lesson-weimar-bots = Los impulsos van por turno. Lo que hicieron KPD y DNVP está en el registro. Un clic en una frase muestra la mesa como estaba entonces.
lesson-weimar-why-not = Haz clic sin miedo en algo que no brilla. La mesa te dice el motivo y el capítulo de las reglas.
lesson-weimar-undo = Una jugada se puede deshacer mientras no se haya descubierto nada oculto. Pulsa U o el botón de arriba.
lesson-weimar-politics = Después de las cartas viene la fase política. Se deciden los temas, la sociedad actúa, los objetivos dan puntos. Síguelo paso a paso en el registro.
lesson-weimar-government = Hay un nuevo gobierno. Solo los partidos del gobierno mandan la policía y la Reichswehr. El canciller decide sobre los temas amarillos.
lesson-weimar-round = Comienza la segunda ronda. Mira qué criterios faltan todavía. Ahora cuenta cada carta.
lesson-weimar-finished = La partida ha terminado. En el registro están los diez criterios. Inténtalo otra vez, o juega entre cuatro.
