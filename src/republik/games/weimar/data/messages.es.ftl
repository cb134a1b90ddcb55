game-name = Weimar
game-about = Cuatro partidos, una República, de 1918 a 1933: cuatro escenarios, a solas, con el ordenador o entre cuatro.
option-scenario = escenario

## Jugadores de ordenador

level-booklet = Bot del cuaderno
level-booklet-about = Juega con el KPD o el DNVP de Weimar según las tablas del cuaderno.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = tú
party-gov = cada partido del gobierno
party-others = cada uno de los demás partidos
party-foe = otro partido
party-chancellor = partido del canciller
party-nobody = nadie
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
unit-police = Policía
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = Reichswehr negra 1
unit-black-reichswehr2 = Reichswehr negra 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Soldados
unit-workers = Obreros
unit-spartakus = Espartaquistas
unit-ruhrarmee = Ejército Rojo del Ruhr
unit-rfb = Liga de Combatientes Rojos
unit-freikorps1 = Freikorps 1
unit-freikorps2 = Freikorps 2
unit-stahlhelm = Stahlhelm
unit-own = unidades propias
unit-gov = policía o Reichswehr
marker-poverty = Pobreza
marker-prosperity = Prosperidad
marker-unrest = Disturbios
marker-uprising = Insurrección
marker-councils = República de Consejos
marker-regime = Régimen
marker-inflation = Inflación
marker-blockade = Bloqueo
marker-violent-peace = Paz impuesta
marker-instable-state = Estado inestable
marker-minority-cabinet = Gabinete presidencial
marker-black-friday = Viernes Negro
nation-france = Francia
nation-usa-uk = EE. UU./Reino Unido
nation-russia = Rusia
nation-any = nación a elección
coalition-left = coalición de izquierdas (SPD, KPD)
coalition-weimar = coalición de Weimar (SPD, Zentrum)
coalition-right = coalición de derechas (Zentrum, DNVP)
use-event = evento
use-debate = debate
use-actions = acciones
minor-uspd = USPD
minor-ddp = DDP
minor-dvp = DVP
action-demonstration = manifestación
action-coup = golpe
action-counter = contragolpe
action-fight = combate
why-agenda = los efectos de las agendas
why-early = las cartas anticipadas
why-impulses = los impulsos
place-supply = reserva general
place-dissolved = unidades disueltas
place-unused = fuera del juego
politics-1 = mayoría de temas
politics-2 = temas ganados
politics-3 = marcador de la sociedad
politics-4 = puntuación de los partidos
politics-5 = estado de la República
politics-6 = escaños de los partidos menores
politics-7 = tamaño del parlamento
politics-8 = nuevo gobierno
deck-republic = cartas de república
deck-party = cartas de partido ({ $party })
card-name = { $number } «{ $title }»
card-hidden = una carta oculta
agenda-hidden = boca abajo
field-centre = casilla 0
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = Los títulos están en alemán, como en la caja.
source-seed = folleto
source-public = fuente pública
source-house = regla de la casa
source-own = archivo propio
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = apartado { $number }
paragraph-example-set-up = ejemplo, preparación
paragraph-example-republic = ejemplo, fase de la República
paragraph-example-agenda = ejemplo, fase de agenda
paragraph-example-early = ejemplo, cartas antes del primer impulso
paragraph-example-impulse = ejemplo, impulso { $number }
paragraph-example-politics = ejemplo, fase política { $number }
paragraph-example-outlook = ejemplo, perspectivas
paragraph-scenarios = lista de escenarios
paragraph-histories = historia de las cartas
paragraph-notes = notas del autor
source-legend = Procedencia: ● folleto · ◐ fuente pública · ○ regla de esta edición · ◆ archivo propio
source-line = { $field }: { $source }
source-field-names = título
source-field-values = valores
source-field-event = evento
source-field-note = nota

## Screen

when-set-up = Preparación
when-round = Ronda { $round } de { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · la partida ha terminado
panel-parties = Partidos
panel-parliament = Parlamento
panel-parliament-count = { $seats } de { $size } escaños
panel-overflow = exceso { $count }
panel-opinion = Marcador de opinión
panel-box = Casilla DR
panel-box-count = { $count } de { $size } (7: anarquía)
panel-society = Sociedad
panel-foreign = Política exterior
panel-economy = Economía
panel-minor = Partidos menores
panel-president = Presidente
panel-nsdap = Marcador NSDAP
panel-government = Gobierno
panel-chancellor = canciller { $party }
panel-supply = Unidades en reserva
panel-dissolved = disueltas
panel-hand = Mano
panel-stresemann-up = Stresemann listo
panel-stresemann-down = Stresemann boca abajo
panel-stack = arriba { $card }
panel-beside = al lado { $card }
panel-flags = banderas: { $flags }
panel-neutral = { $count } escaños neutrales
panel-criteria = Criterios cumplidos: { $count } (pequeña { $small }, gran { $great })
panel-empty = vacío
panel-nothing = –
column-vp = PV
column-reserve = reserva
column-seats = escaños
column-bases = bases
column-cards = cartas
column-agenda = agenda
column-figures = figuras restantes
legend-map = S Z K D bases · libre | policía P, Reichswehr R, negra B, Reichsbanner b, soldados s, obreros a, espartaquistas p, ejército del Ruhr m, RFB f, Freikorps F, Stahlhelm h
legend-markers = Fichas: − pobreza, + prosperidad, ! disturbios, ▲ insurrección, ★ consejos, ✖ régimen
card-values = grande { $big }, pequeño { $small }
card-removed = tras su evento fuera del juego
card-politician = político
card-reaction-cancel = anula un evento anunciado de otro partido
card-reaction-dice = quita 1 dado a una acción anunciada de otro partido
card-reaction-reroll = hace repetir una tirada de otro partido
card-adds = añade al mazo: { $cards }
card-early = 1 carta antes del primer impulso
card-topics = temas: { $what }
card-nothing = sin efecto
card-nsdap = carta NSDAP
card-target = objetivo { $number } ({ $nation })
card-before = antes: { $what }
card-success = éxito: { $what }
card-always = siempre: { $what }
card-end = al final de la ronda: { $what }
cards-others = Cartas de los demás: { $what }
cards-agendas = Cartas de agenda
cards-open = Carta de ronda y política exterior
opponent-automatic = { $side }: bot del folleto
opponent-booklet = { $side }: bot del folleto
opponent = { $side }: ordenador ({ $level })

## La situación en palabras

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = Se reparte una carta.
prompt-seating = Se sortean los asientos.
prompt-roll = Se tiran los dados.
prompt-start-city = Se tira una ciudad al azar.
prompt-decide-die = Un dado decide por el bot.
prompt-bot-draw = El bot descubre una carta.
prompt-fetch = Se busca una carta de refuerzos.
prompt-agenda = { $party } elige en secreto una carta de agenda.
prompt-choose-first = { $party } nombra al partido que empieza: { $why }.
prompt-agree-first = { $party }: ¿empieza { $other } ({ $why })?
prompt-play = { $party } juega una carta: ¿cuál, y para qué?
prompt-use = { $card }: ¿para qué?
prompt-other-use = { $party } usa { $card } también para un debate o para acciones.
prompt-cancel-event = { $other } anuncia el evento de { $card }. ¿Lo anula { $party } con un político?
prompt-actions = { $points ->
    [one] { $party } en { $place }: queda 1 punto de acción.
   *[other] { $party } en { $place }: quedan { $points } puntos de acción.
}
prompt-actions-city = { $points ->
    [one] { $party } tiene 1 punto de acción: ¿en qué ciudad?
   *[other] { $party } tiene { $points } puntos de acción: ¿en qué ciudad?
}
prompt-topic = { $steps ->
    [one] { $party } mueve un tema 1 casilla: ¿cuál?
   *[other] { $party } mueve un tema hasta { $steps } casillas: ¿cuál?
}
prompt-point = { $party } mueve { $topic } ({ $steps }): ¿adónde?
prompt-place-base = { $party } coloca una base: ¿dónde? Quedan { $count }.
prompt-remove-base = { $party } retira una base: ¿cuál? Quedan { $count }.
prompt-demo-base = { $count ->
    [one] La manifestación en { $place } da 1 base a { $party }: ocupar un espacio o retirar una base ajena.
   *[other] La manifestación en { $place } da { $count } bases a { $party }: ocupar un espacio o retirar una base ajena.
}
prompt-put-marker = { $party } coloca una ficha ({ $marker }): ¿dónde? Quedan { $count }.
prompt-take-marker = { $party } retira una ficha ({ $marker }): ¿dónde? Quedan { $count }.
prompt-choose-city = { $face }: { $party } elige una ciudad.
prompt-choose-cities = { $face }: { $party } elige ciudades, quedan { $count }.
prompt-mobilise-to = { $party } moviliza unidades: ¿en qué ciudad? Quedan { $count }.
prompt-mobilise = { $party } moviliza hacia { $place }: ¿qué unidad? Quedan { $count }.
prompt-dissolve = { $party } disuelve una unidad: ¿cuál? Quedan { $count }.
prompt-recall = { $party } recupera una unidad disuelta: ¿cuál? Quedan { $count }.
prompt-takeover = { $party } toma el control de una Reichswehr: ¿cuál?
prompt-flag = { $change ->
    [more] { $party } coloca una bandera: ¿qué nación?
   *[less] { $party } retira una bandera: ¿qué nación?
}
prompt-society-in = { $party } pone una ficha blanca en el marcador de la sociedad: ¿cuál?
prompt-society-out = { $party } retira una ficha del marcador de la sociedad: ¿cuál?
prompt-topic-in = { $party } pone en juego un tema blanco ({ $field }): ¿cuál?
prompt-option = { $face }: { $party } elige uno de los efectos.
prompt-may = { $face }: { $party } puede: { $what }. ¿Lo hace?
prompt-vote = { $face }: { $party } vota con { $seats } escaños. Sí: { $what }. No: { $other }.
prompt-foe = { $face }: { $party } nombra a otro partido ({ $what }).
prompt-foreign = { $party } puede negociar: ¿qué carta de política exterior?
prompt-discard = { $party } descarta cartas: ¿cuál? Quedan { $count }.
prompt-purge = { $party } retira del juego a un político de un descarte: ¿cuál?
prompt-topic-option = { $party } ha ganado { $topic }: ¿qué efecto?
prompt-agree = { $topic } está en una casilla compartida. { $other } propone: { $option }. ¿Está de acuerdo { $party }?
prompt-yellow = { $party }, el canciller, dice qué tema amarillo va primero.
prompt-majority = Empate en la mayoría de temas (puesto { $number }): ¿por quién decide { $party }?
prompt-control = { $party } dice quién controla la { $minor }.
prompt-ballot = Elección del presidente: ¿por quién vota { $party } con { $seats } escaños?
prompt-runoff = Empate en la elección: el canciller ({ $party }) dice quién sigue.
prompt-coalition = Coaliciones igual de fuertes: { $party } dice a cuál se pregunta primero.
prompt-join = ¿Forma { $party } la { $coalition }?
prompt-chancellor = { $party } dice quién será canciller.
prompt-oppose = { $other } anuncia: { $action } en { $place }. ¿Interviene { $party } con sus unidades?
prompt-fewer-dice = { $other } anuncia: { $action } en { $place }. ¿Quita { $party } 1 dado con un político?
prompt-react = { $other } anuncia: { $action } en { $place }. ¿Reacciona { $party } por 1 punto de reserva?
prompt-roll-again = { $other } ha sacado { $result }. ¿Hace { $party } repetir la tirada?
prompt-president = ¿Debate { $party }, con la presidencia, también con { $card }?
prompt-counter-target = Contragolpe en { $place }: ¿contra qué ficha?
prompt-over = La partida ha terminado.

## Moves

move-deal = se reparte { $card }
move-done = listo
move-roll = tirada { $number }
move-roll-two = tirada { $first } y { $second }
move-seating = asientos { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = base en { $place }
move-remove-base = retirar la base de { $party } en { $place }
move-put = ficha en { $place }
move-take = ficha de { $place }
move-mobilise = movilizar { $unit } ({ $from })
move-dissolve = disolver { $unit } en { $place }
move-recall = recuperar { $unit }
move-takeover = tomar el control de { $unit } en { $place }
move-win-back = recobrar { $unit }
move-demonstration = manifestación
move-coup = golpe
move-counter = contragolpe contra { $marker }
move-fight = combate contra { $party }
move-store = guardar 1 punto de reserva
move-spend = gastar 1 punto de reserva
move-better = resultado +1
move-topic = { $topic }
move-point = a { $field }
move-option = { $option }
move-yes = sí
move-no = no
move-society = { $marker }
move-nation = bandera { $nation }
move-foreign = negociar { $card }
move-coalition = { $coalition }
move-answer = con { $card }
move-discard = descartar { $card }
move-purge = retirar { $card } del juego
done-cancel-event = no anularlo
done-actions = no más acciones
done-topic = no mover ningún tema
done-mobilise-to = no movilizar
done-mobilise = no movilizar más
done-dissolve = no disolver ninguna unidad
done-foreign = no negociar
done-fewer-dice = no intervenir
done-roll-again = la tirada vale
yes-agree-first = de acuerdo
no-agree-first = no, decide el canciller
yes-may = sí, hacerlo
no-may = no, renunciar
yes-vote = sí
no-vote = no
yes-agree = aceptar
no-agree = rechazar (no pasa nada)
yes-join = entrar en la coalición
no-join = rechazar la coalición
yes-oppose = intervenir
no-oppose = quedarse al margen
yes-react = reaccionar (1 punto de reserva)
no-react = no reaccionar
yes-roll-again = repetir con Stresemann
no-roll-again = la tirada vale
yes-president = debatir también
no-president = no debatir
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } PA
note-dice = dados: { $count }
note-free = libres { $free } de { $slots }
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – después debate o acciones
use-note-debate = { $big ->
    [one] un tema 1 casilla, otro hasta { $small }
   *[other] un tema hasta { $big } casillas, otro hasta { $small }
}
use-note-actions = { $big ->
    [one] 1 punto de acción en una ciudad
   *[other] { $big } puntos de acción en una ciudad
}
use-note-first = { $what } (después el evento)

## Headings of choices

group-deal = Carta
group-done = O bien
group-roll = Dado
group-roll-two = Dados
group-seating = Asientos
group-agenda = Agenda
group-party = Partido
group-play = Carta
group-use = Uso
group-city = Ciudad
group-base = Colocar una base
group-remove-base = Retirar una base
group-put = Colocar una ficha
group-take = Retirar una ficha
group-mobilise = Movilizar
group-dissolve = Disolver
group-recall = Recuperar
group-takeover = Tomar el control
group-win-back = Recobrar
group-demonstration = Acción con dados
group-coup = Acción con dados
group-counter = Acción con dados
group-fight = Acción con dados
group-store = Reserva
group-spend = Reserva
group-better = Reserva
group-topic = Tema
group-point = Casilla
group-option = Efecto
group-yes = Respuesta
group-no = Respuesta
group-society = Ficha
group-nation = Nación
group-foreign = Negociar
group-coalition = Coalición
group-answer = Político
group-discard = Descartar
group-purge = Fuera del juego
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Asientos: { $parties }
event-round = Ronda { $round }
event-deck-changed = { $deck }: el mazo se ha barajado de nuevo.
event-drawn = { $known ->
    [yes] { $party } roba { $what }.
   *[no] { $party } roba cartas: { $count }.
}
event-discarded = { $party } descarta { $what }.
event-agenda-chosen = { $known ->
    [yes] { $party } elige { $agenda }.
   *[no] { $party } ha elegido una agenda.
}
event-agenda = Agenda de { $party }: { $agenda }
event-set-added = { $party } baraja en su mazo las cartas de { $agenda }.
event-first = { $party } empieza: { $why }.
event-impulse = Impulso de { $party }.
event-card = { $party } juega { $card }: { $use }
event-use = { $party } usa { $card }: { $use }
event-removed-card = { $card } queda fuera del juego.
event-cancelled = { $party } anula el evento de { $card }.
event-politician = { $party } juega al político { $card }.
event-hidden = Han decidido cartas ocultas.
event-base = { $change ->
    [more] { $party }: nueva base en { $what }.
   *[less] { $party } pierde una base en { $what }.
}
event-seat = { $change ->
    [more] { $party } gana escaños: { $count }.
   *[less] { $party } pierde escaños: { $count }.
}
event-vp = { $change ->
    [more] { $party } obtiene puntos de victoria: { $count }.
   *[less] { $party } pierde puntos de victoria: { $count }.
}
event-reserve = { $change ->
    [more] { $party } guarda puntos de reserva: { $count }.
   *[less] { $party } gasta puntos de reserva: { $count }.
}
event-unit = Unidades: { $what }.
event-turned = En { $place } hay ahora: { $unit }.
event-marker = { $change ->
    [more] { $marker } llega a { $what }.
   *[less] { $marker } desaparece de { $what }.
}
event-box = { $change ->
    [more] A la casilla DR: { $marker } ({ $count }).
   *[less] Fuera de la casilla DR: { $marker } ({ $count }).
}
event-economy = La economía está en el nivel { $level }.
event-topic = Tema { $topic }: { $field }.
event-topic-gone = El tema { $topic } deja el marcador de opinión.
event-topic-won = { $party } decide { $topic }: { $option }
event-society = { $change ->
    [more] Al marcador de la sociedad: { $marker }.
   *[less] Fuera del marcador de la sociedad: { $marker }.
}
event-flag = { $change ->
    [more] Una bandera para { $nation }.
   *[less] Una bandera menos para { $nation }.
}
event-roll = { $party } saca { $result }.
event-again = { $party } hace repetir la tirada.
event-action = { $party } anuncia: { $action } en { $place }.
event-dice = { $party } tira dados: { $count }.
event-result = { $party }, { $action }: resultado { $result }.
event-reaction = { $party } reacciona: resultado { $result }.
event-joined = { $party } interviene con sus unidades.
event-city-rolled = Ha salido: { $place }.
event-crisis = Tirada de crisis de { $party }: { $result }.
event-negotiation = { $party } negocia { $card }.
event-negotiated = { $agreed ->
    [yes] { $card } queda cerrado.
   *[no] { $card } no ha salido adelante.
}
event-foreign-track = La política exterior está en { $card }.
event-laid = { $card } está junto al mazo de política exterior.
event-minor = { $party } controla la { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann vuelve a estar boca arriba.
   *[no] Stresemann está boca abajo.
}
event-vote = { $agreed ->
    [yes] { $party } vota sí.
   *[no] { $party } vota no.
}
event-ballot = { $party } vota por { $other }.
event-president = { $party } tiene la presidencia.
event-nsdap = Una figura de { $party } va al marcador NSDAP.
event-out = Fuera del juego: { $card }.
event-politics = Fase política { $number }: { $name }
event-majority = Mayoría de temas, puesto { $number }: { $party }.
event-parliament = Escaños ocupados en el parlamento: { $seats }.
event-coalition = { $agreed ->
    [yes] { $party } acepta: { $coalition }.
   *[no] { $party } rechaza: { $coalition }.
}
event-government = Gobierno: { $parties }. Canciller: { $chancellor }.
event-bonus = { $party }: manifestaciones de esta ronda { $count }.
event-final = Puntuación final, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Criterio { $number } cumplido: { $what }.
   *[no] Criterio { $number } no cumplido: { $what }.
}
event-game-over = { $known ->
    [yes] La partida ha terminado, { $winner } gana: { $how }.
   *[no] La partida ha terminado: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = Ultimátum de Londres cerrado
measure-economy = nivel de la economía
measure-government = en el gobierno
measure-box = fichas en la casilla DR
measure-inflation = inflación en la casilla DR
measure-councils = repúblicas de consejos
measure-regimes = regímenes
measure-uprisings = insurrecciones
measure-unrest = disturbios
measure-councils-or-regime = ciudades con consejos o régimen
measure-dissolved = unidades propias disueltas
measure-dissolved-kpd-dnvp = unidades disueltas de KPD y DNVP
measure-seats = escaños
measure-bases = bases
measure-vp = puntos de victoria
measure-nsdap = figuras propias en el marcador NSDAP
measure-at-least = { $what } al menos { $count }
measure-at-most = { $what } como mucho { $count }
measure-none = no: { $what }
measure-each = por cada: { $what }

## Endings

outcome = { $winner } gana: { $how } ({ $rule })
outcome-nobody = Nadie gana: { $how } ({ $rule })
outcome-defeat = Derrota: { $how } ({ $rule })
outcome-defeat-by = Derrota, { $winner } gana: { $how } ({ $rule })
outcome-table = La partida termina en la mesa: { $how }
ending-anarchy = anarquía, la casilla DR se desborda
ending-councils = ha triunfado la república de consejos
ending-regime = un régimen ha sustituido a la República
ending-overthrow = derrocamiento con la mitad de los escaños
ending-nsdap = la NSDAP está en el poder, todos han perdido
ending-survival = la República ha sobrevivido, más puntos de victoria
ending-great-victory = gran victoria, al menos ocho criterios
ending-small-victory = pequeña victoria, al menos cinco criterios
ending-defeat = derrota, menos de cinco criterios
summary = Ronda { $round }, { $decisions } decisiones; puntos de victoria: { $points }

## Why not

refusal-other-decision = «{ $move }» no es lo que hay que decidir ahora
refusal-not-possible = «{ $move }» no es posible aquí
refusal-must-do = hay que ejecutarlo
refusal-card-not-there = { $card } no está en tu mano
refusal-no-such-answer = { $card } no puede responder a esto
refusal-event-idle = el evento de { $card } no haría nada ahora
refusal-agenda-other-party = { $card } pertenece a otro partido
refusal-agenda-out = { $card } no está en este escenario
refusal-no-slot = { $place } no tiene espacios libres
refusal-same-city = { $place } ya se ha elegido
refusal-other-city = se trata de otra ciudad
refusal-no-figures = { $party } no tiene más figuras
refusal-no-base = { $party } no tiene base en { $place }
refusal-no-marker = en { $place } no hay tal ficha
refusal-marker-barred = en { $place } no puede haber esta ficha
refusal-points-short = no bastan los puntos de acción
refusal-city-first = primero se elige la ciudad de las acciones
refusal-once-per-card = cada tipo de acción con dados es posible una vez por carta
refusal-city-chosen = todas las acciones de una carta ocurren en una ciudad
refusal-reserve-full = la reserva está llena
refusal-reserve-empty = la reserva está vacía
refusal-reserve-stored = tras guardar puntos no se gastan
refusal-government-only = solo pueden los partidos del gobierno
refusal-opposition-only = un partido del gobierno no da golpes
refusal-coup-party = { $party } no da golpes
refusal-own-marker = allí ya está la ficha propia
refusal-no-dice = no habría ningún dado que tirar
refusal-not-opposition = { $party } está en el gobierno
refusal-nothing-to-dissolve = { $party } no tiene allí ninguna unidad que disolver
refusal-no-unit = allí no hay tal unidad
refusal-not-your-unit = { $party } no puede mover estas unidades
refusal-topic-not-there = este tema no está en el marcador de opinión
refusal-topic-moved = este tema ya se ha movido
refusal-topic-out = no quedan fichas de este tema
refusal-too-far = esta casilla está demasiado lejos
refusal-spd-topic = con este valor el Zentrum debe mover un tema del SPD
refusal-useless-option = este efecto no cambiaría nada
refusal-box-full = la casilla DR está llena
refusal-foreign-closed = { $card } no está descubierta

## Effects in words

effect-base = bases { $count }
effect-seat = escaños { $count }
effect-vp = puntos de victoria { $count }
effect-reserve = reserva { $count }
effect-supply = a la reserva: { $count } { $thing }
effect-mobilise = movilizar { $count } { $thing }
effect-dissolve = disolver unidades: { $count }
effect-recall = recuperar unidades disueltas: { $count }
effect-takeover = tomar el control de una Reichswehr
effect-marker = { $thing } { $count }
effect-economy = nivel de la economía { $count }
effect-flag = banderas ({ $thing }) { $count }
effect-foreign = acción de política exterior
effect-advance = ficha de política exterior 1 adelante
effect-lay = poner esta carta junto al mazo de política exterior
effect-topic = tema { $thing } en { $field }
effect-steer = { $count ->
    [one] mover el tema { $thing } 1 casilla
   *[other] mover el tema { $thing } hasta { $count } casillas
}
effect-debate = debate con { $count }
effect-debate-card = debate con los dos valores de la carta
effect-demo = manifestación
effect-coup = golpe
effect-counter = contragolpe
effect-fight = combate
effect-crisis = tiradas de crisis: { $count }
effect-society = sociedad: { $thing }
effect-society-white = una ficha blanca de sociedad a elección
effect-society-out = retirar una ficha de sociedad
effect-draw = robar cartas de partido: { $count }
effect-discard = descartar cartas de partido: { $count }
effect-discard-all = cada partido descarta todas sus cartas de partido
effect-fetch = una carta de refuerzos del mazo a la mano
effect-bonus = manifestaciones de esta ronda { $count }
effect-nsdap = una figura al marcador NSDAP
effect-purge = retirar del juego a un político de un descarte
effect-elect = donde un partido tiene dos o más bases, una pasa a escaño
effect-score-seats = puntos de victoria según los escaños
effect-score-cities = puntos de victoria según las ciudades con bases propias
effect-election = elección del presidente
effect-order = decide el orden de la próxima ronda
effect-control = decide quién controla: { $thing }
effect-out = fuera del juego: { $thing }
effect-choice = uno de: { $what }
effect-or = o bien
effect-may = si se quiere ({ $what })
effect-cities = en { $count } ciudades distintas ({ $what })
effect-vote = votación por escaños: sí ({ $what }), no ({ $other })
effect-of = { $party }: { $what }
effect-if = si { $when }: { $what }
effect-all = todas
effect-all-less = −{ effect-all }
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = en { $place }
at-chosen = en la ciudad elegida
at-any = en una ciudad a elección
at-random = en una ciudad al azar
topic-any = a elección
if-blockade = hay un bloqueo en la casilla DR
if-no-blockade = no hay bloqueo en la casilla DR
if-done = { $card } está cerrada
if-no-done = { $card } no está cerrada
if-governs = { $party } en el gobierno
if-no-governs = { $party } no en el gobierno
if-minority = el gabinete presidencial está en la casilla DR
if-no-minority = no hay gabinete presidencial en la casilla DR
if-majority = { $party } tiene más bases que nadie { $place }
if-no-majority = { $party } no tiene más bases que nadie { $place }
if-councils = hay una república de consejos { $place }
if-no-councils = no hay república de consejos { $place }
if-impulse = como mucho impulso { $count }
if-no-impulse = después del impulso { $count }
if-green = se eligió la opción verde de { $topic }
if-no-green = no se eligió la opción verde de { $topic }

## The rules in a few sentences each

chapter-w1 = Material
chapter-w2 = Preparación y escenarios
chapter-w3 = Desarrollo de una ronda
chapter-w4 = Marcador de opinión
chapter-w5 = Temas
chapter-w6 = Marcador de la sociedad
chapter-w7 = Amenazas
chapter-w8 = Fase política y gobierno
chapter-w9 = Acciones
chapter-w10 = Reserva y reacciones
chapter-w11 = Política exterior
chapter-w12 = Fin de la partida y NSDAP
chapter-w13 = Presidente
rule-w1 = Once ciudades con espacios fijos para bases, unidades de los partidos y del gobierno, fichas de amenaza, 24 escaños y un exceso. Las figuras de un partido son bases, escaños o están en el marcador NSDAP. Reichswehr y policía nunca se disuelven.
rule-w2 = Cuatro escenarios: República al borde del abismo (en solitario, SPD con un Zentrum limitado contra dos bots, dos rondas, diez criterios), Guerra entre hermanos (rondas 1–2), Baile sobre el volcán (rondas 5–6), escenario principal (seis rondas). Los asientos se sortean.
rule-w3 = Carta de ronda, dos cartas de república por partido, agendas secretas, sus efectos y tres cartas de partido; luego impulsos: por turno una carta cada uno hasta vaciar las manos. Una carta de partido es evento, debate o acciones; una de república es su evento y uno de los otros dos.
rule-w4 = Los temas están en una cruz de cuatro brazos. Un debate mueve un tema hasta el valor grande y otro hasta el pequeño; un punto de reserva da un paso más. Una casilla es del partido con la distancia mayor; si son iguales, la comparten dos.
rule-w5 = Quien controla un tema elige uno de sus efectos en la fase política. Los temas blancos van en orden fijo, luego los amarillos como quiera el canciller. En casillas compartidas ambos deben aceptar.
rule-w6 = Seis casillas. Una ficha nueva entra por la izquierda y empuja a las demás; la última sale. En cada fase política actúan todas de izquierda a derecha.
rule-w7 = La pobreza donde ya la hay va a la casilla DR; prosperidad y pobreza se anulan. La séptima ficha en la casilla DR es anarquía. Una tirada de crisis con dos dados cuesta base, escaño o punto de victoria; solo el 6 no cuesta nada.
rule-w8 = Ocho pasos: mayoría de temas (3 escaños y 1), temas, sociedad, puntuación, estado de la República, escaños de los partidos menores, tamaño del parlamento, gobierno. KPD o DNVP con la mitad de los escaños derroca la República. La coalición de Weimar no se puede rechazar.
rule-w9 = El valor grande da puntos de acción para una ciudad: movilizar 1, manifestación 1, reserva 1, combate 2, contragolpe 1, tomar el control 2, golpe 4 (KPD) o 3 (DNVP). Cuenta el dado más alto, cada 6 adicional da +1.
rule-w10 = Hasta dos puntos de reserva. Quien tenga una base en la ciudad y un punto de reserva puede reaccionar a una acción con dados ajena: un 5 quita un dado, un 6 dos. Los políticos se juegan desde la mano en su momento.
rule-w11 = Se negocia la carta superior del mazo o una de al lado: primero sus efectos previos, luego 1 dado y uno por cada bandera de la nación; con éxito sale del juego, si no, se queda.
rule-w12 = La partida termina de inmediato con la séptima ficha en la casilla DR, con consejos o regímenes en Berlín y dos ciudades más o en cuatro cualesquiera, con la sexta figura en el marcador NSDAP. Si no, cuenta la puntuación final tras la última ronda.
rule-w13 = Quien tiene la presidencia decide los empates y una vez por ronda puede además debatir con la carta de partido recién jugada. Se vota con escaños; sin mayoría hay segunda vuelta.

## At the prompt

ask-hand-over = Decide { $side }. Los demás miran a otro lado; después pulsa Intro.
why-what = Di qué quieres saber: why Berlin, why A22 event
rules-which = Nombra un capítulo de W1 a W13, por ejemplo rules W9.
cards-unknown = No hay carta «{ $answer }». Da su número o parte del título: cards A22
help-why = NOMBRE: por qué algo no se permite ahora, con el capítulo de las reglas
help-map = todo el tablero con los marcadores y la leyenda
help-cards = mano, agendas y cartas abiertas con su procedencia (cards A22: una carta con nota)
help-rules = un capítulo de las reglas, por ejemplo rules W9; sin número la lista
show-hand = Mano de { $party }

## Arena y razones de los jugadores del ordenador

feature-points = puntos de victoria
feature-goals = objetivos del partido en la fase de política
feature-final-scoring = puntuación final
feature-government = declaración del gobierno
feature-crisis = tiradas de crisis
feature-seats = escaños en el parlamento
feature-overthrow = vuelco en el parlamento
feature-bases = bases del partido
feature-cities = ciudades con bases propias
feature-units = unidades
feature-sudden-win = repúblicas de consejos o regímenes camino de la victoria inmediata
feature-uprisings = levantamientos
feature-coup = perspectivas de un golpe
feature-anarchy = ventaja ante la anarquía que amenaza
feature-topics = temas en la pista de opinión
feature-minor-parties = partidos menores
feature-reserve = reserva
feature-hand = cartas en mano
feature-nsdap = figuras en la pista del NSDAP
feature-under-way = puntos de acción y pasos por usar
feature-criteria = criterios del escenario en solitario

## The page

level-automatic = bot del cuaderno
page-map = Mapa de Alemania con once ciudades
page-bases = { $used } de { $slots } espacios ocupados: { $who }
page-city-number = El número de una ciudad: la suma de dos dados que la elige.
page-field = Campo { $field }, de: { $who }
page-topic = Tema { $topic } en { $field }, de: { $who }
page-no-topics = Aún no hay ningún tema en la cruz.
page-republic = Estado de la República
page-seventh = 7.º marcador: anarquía
page-danger = { $state ->
    [full] La casilla DR está llena: el próximo marcador acaba con la República.
    [near] Queda un espacio libre; el marcador siguiente acaba con la República.
   *[other] Faltan { $left } marcadores para la anarquía.
}
page-foreign-done = Concluido: { $what }
page-offices = Cargos y partidos menores
page-used = usado en esta ronda
page-out = fuera del juego
page-end = Fin
page-chancellor = partido del canciller
page-governs = en el gobierno
page-in-play = { $party } juega esta carta
page-choose-agenda = Cartas de agenda a elegir
page-hand-of = Mano: { $party } ({ $count })
page-no-hand = No hay cartas en la mano.
page-other-hand = { $party }: cartas { $count }
page-rules = Las reglas de Weimar
page-cards = Las cartas de Weimar
page-new = Jugar a Weimar
page-scenario = Escenario
page-who-plays = ¿Quién juega con cada partido?
page-me = yo
page-link = alguien con un enlace
page-solo = Juegas con SPD y Zentrum; KPD y DNVP siguen las tablas del cuaderno.
lesson-start = Partida en solitario guiada
lesson-about = Un guía lo explica todo cuando llega a la mesa.
page-tab-opinion = Opinión
cards-about = Cada carta tal como la juega esta edición. Un signo dice de dónde vienen el título, los valores y el evento.

## The guided solo game

lesson-title = La República al borde
lesson-welcome = Bienvenido a la República de Weimar. Diriges a SPD y Zentrum durante dos rondas; KPD y DNVP juegan según las tablas del cuaderno.
lesson-goal = Al final cuentan diez criterios: escaños, bases, economía, tratados, calma. Cinco son una pequeña victoria, ocho una grande. A la izquierda están los cuatro partidos con sus puntos.
lesson-map = Once ciudades tienen espacios fijos para bases. Cada partido tiene su forma: círculo el SPD, cuadrado el Zentrum, rombo el KPD, hexágono el DNVP. El número pequeño es la suma de dados de la ciudad.
lesson-threats = Pobreza, disturbios, consejos y regímenes están escritos junto a su ciudad. Cuestan puntos y escaños. Quítalos donde puedas.
lesson-box = La casilla DR tiene seis espacios. El séptimo marcador es el final: anarquía. Mantén siempre un espacio libre.
lesson-opinion = Los temas están en la cruz. Cada brazo es de un partido; quien tiene más cerca un tema lo decide. Los debates mueven los temas.
lesson-parliament = El Reichstag tiene 24 escaños. Lo que sobra se pierde en el próximo recuento. De los escaños sale el gobierno.
lesson-bases = Ahora se coloca una base. Las ciudades con borde azul están permitidas. Haz clic en una, o llega con Tab y las flechas.
lesson-agenda = Cada partido elige en secreto una agenda. Lleva temas a la cruz y da una ventaja. Haz clic en una carta para verla en grande.
lesson-cards = Juegas una carta. El número grande son puntos de acción o pasos en el debate, el pequeño los pasos del segundo tema. Los signos pequeños dicen de dónde viene un valor.
lesson-uses = Una carta sirve para su evento, un debate o acciones. Las cartas de república traen su evento y una de las otras dos cosas. Lo que no se puede aparece con su motivo.
lesson-debate = En el debate acercas los temas hacia ti. Elige primero el tema, luego el campo. En campos compartidos dos partidos deben ponerse de acuerdo.
lesson-actions = Todas las acciones de una carta ocurren en una ciudad. Las unidades dan dados para manifestaciones y contra golpes. Los puntos sobrantes se pueden guardar como reserva.
lesson-bots = Los impulsos van por turno. Lo que hicieron KPD y DNVP está en el registro. Un clic en una frase muestra la mesa como estaba entonces.
lesson-why-not = Haz clic sin miedo en algo que no brilla. La mesa te dice el motivo y el capítulo de las reglas.
lesson-undo = Una jugada se puede deshacer mientras no se haya descubierto nada oculto. Pulsa U o el botón de arriba.
lesson-politics = Después de las cartas viene la fase política. Se deciden los temas, la sociedad actúa, los objetivos dan puntos. Síguelo paso a paso en el registro.
lesson-government = Hay un nuevo gobierno. Solo los partidos del gobierno mandan la policía y la Reichswehr. El canciller decide sobre los temas amarillos.
lesson-round = Comienza la segunda ronda. Mira qué criterios faltan todavía. Ahora cuenta cada carta.
lesson-finished = La partida ha terminado. En el registro están los diez criterios. Inténtalo otra vez, o juega entre cuatro.

## Arena, data sets, study

arena-period = ronda
arena-matches-many = Resultados por partido
arena-matches-many-note = Resultados del primer jugador: con sus dos partidos juntos, y después la parte de victorias con cada partido.
arena-side-many = partido
arena-pairs-many-note = Las seis partidas de una pareja tienen las mismas cartas: cada uno de los dos lleva una vez cada dos partidos. La diferencia en puntos Elo es la del resultado.
arena-sides-many = Partidos
arena-sides-solo = La persona y los bots
arena-matches-solo-note = Resultados del primer jugador: los dos bandos juntos, como persona en la mesa, y donde se sentaba el otro jugador (un punto cuando ganan los bots).
seat-republic = SPD y Zentrum
seat-bots = los bots del cuaderno
lesson-short = La partida en solitario guiada; sin reglamento.
