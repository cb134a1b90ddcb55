## Jugadores de ordenador

level-booklet = Bot del cuaderno
level-booklet-about = Juega con el KPD o el DNVP de Weimar según las tablas del cuaderno.

## Cuidar un servidor

cli-serve-weimar = una carpeta con valores propios para Weimar: las mesas nuevas se juegan con ellos

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

## Weimar: arena y razones de los jugadores del ordenador

dataset-written-weimar = { $path } escrito: { $games } partidas, { $decisions } decisiones.
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
