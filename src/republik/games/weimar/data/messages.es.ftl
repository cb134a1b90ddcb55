game-name = Weimar
game-about = Cuatro partidos, una República, de 1919 a 1933: cuatro escenarios, en solitario, contra el ordenador o entre cuatro.
game-credits = Weimar es un juego de mesa de Matthias Cramer. Esta edición no es oficial: ni él ni sus editoriales la han hecho, la han revisado ni la avalan. Si te gusta, compra el juego.
option-scenario = Escenario
option-seating = Sitios en la mesa

## Jugadores de ordenador

level-booklet = Bot del cuaderno
level-booklet-about = Juega con el KPD o el DNVP según las tablas del cuaderno de Weimar.

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
seat-letter-spd = S
seat-letter-zentrum = Z
seat-letter-kpd = K
seat-letter-dnvp = D
unit-police = Policía
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = Reichswehr Negra 1
unit-black-reichswehr2 = Reichswehr Negra 2
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
marker-councils = República de consejos
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
nation-any = cualquier nación
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
place-supply = suministro
place-dissolved = unidades disueltas
place-unused = fuera del juego
politics-1 = mayoría de temas
politics-2 = temas ganados
politics-3 = contador de la sociedad
politics-4 = puntuación de los partidos
politics-5 = situación de la República
politics-6 = escaños de los partidos menores
politics-7 = tamaño del parlamento
politics-8 = nuevo gobierno
deck-republic = cartas de república
deck-party = cartas de partido del { $party }
card-name = { $number } «{ $title }»
card-hidden = una carta oculta
agenda-hidden = boca abajo
field-centre = casilla 0
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = Los títulos están traducidos; los alemanes que figuran al lado son los de la caja.
source-seed = cuaderno
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
source-legend = Procedencia: ● cuaderno · ◐ fuente pública · ○ regla de la casa de esta edición · ◆ archivo propio
source-share = No dispusimos del reglamento principal. De los { $all } valores de cartas, tableros y tablas, { $own } ({ $percent } %) son nuestros; { $mark } los señala.
source-line = { $field }: { $source }
source-kinds = De dónde vienen los valores
source-kind-cards = cartas
source-kind-topics = temas, sociedad
source-kind-board = tablero, piezas
source-kind-tables = tablas de las reglas
source-kind-scenarios = escenarios
source-kind-bots = bots
source-kind-all = todos
source-field-names = título
source-field-values = valores
source-field-event = evento
source-field-note = nota

## Screen

when-set-up = Preparación
when-round = Ronda { $round } de { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · partida terminada
panel-parties = Partidos
panel-parliament = Parlamento
panel-parliament-count = { $seats } de { $size } escaños
panel-overflow = exceso: { $count }
panel-opinion = Contador de opinión
panel-box = Casilla DR
panel-box-count = { $count } de { $size } (séptimo marcador: anarquía)
panel-society = Contador de la sociedad
panel-foreign = Política exterior
panel-economy = Economía
panel-minor = Partidos menores
panel-president = Presidente
panel-nsdap = Contador del NSDAP
panel-government = Gobierno
panel-chancellor = canciller: { $party }
panel-supply = Suministro
panel-dissolved = disueltas
panel-hand = Mano
panel-stresemann-up = Stresemann disponible
panel-stresemann-down = Stresemann boca abajo
panel-stack = carta superior { $card }
panel-beside = al lado { $card }
panel-flags = banderas: { $flags }
panel-neutral = { $count ->
    [one] 1 escaño neutral
   *[other] { $count } escaños neutrales
}
panel-criteria = Criterios: { $count } (victoria menor desde { $small }, mayor desde { $great })
panel-empty = vacío
panel-nothing = –
column-vp = PV
column-reserve = reserva
column-seats = escaños
column-bases = bases
column-cards = cartas
column-agenda = agenda
column-figures = figuras restantes
legend-map = S Z K D bases · libre | policía P, Reichswehr R, Reichswehr Negra B, Reichsbanner b, soldados s, obreros a, espartaquistas p, Ejército del Ruhr m, Combatientes Rojos f, Freikorps F, Stahlhelm h
legend-markers = Marcadores: − pobreza, + prosperidad, ! disturbios, ▲ insurrección, ★ república de consejos, ✖ régimen
card-values = valor grande { $big }, pequeño { $small }
card-removed = se elimina del juego tras su evento
card-politician = político
card-reaction-cancel = anula un evento que anuncia otro partido
card-reaction-dice = quita 1 dado a una acción que anuncia otro partido
card-reaction-reroll = hace repetir una tirada a otro partido
card-adds = añade al mazo: { $cards }
card-early = 1 carta antes del primer impulso
card-topics = temas: { $what }
card-nothing = sin efecto
card-nsdap = carta del NSDAP
card-target = objetivo { $number } ({ $nation })
card-before = antes: { $what }
card-success = éxito: { $what }
card-always = siempre: { $what }
card-end = al final de la ronda: { $what }
cards-others = Cartas de los demás partidos: { $what }
cards-agendas = Cartas de agenda
cards-open = Carta de ronda y política exterior
opponent-automatic = { $side }: bot del cuaderno
opponent-booklet = { $side }: bot del cuaderno
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
prompt-seating = Se sortean los sitios.
prompt-roll = Se tiran los dados.
prompt-start-city = Los dados eligen una ciudad.
prompt-decide-die = Un dado decide por el bot.
prompt-bot-draw = El bot revela una carta.
prompt-fetch = Se busca en el mazo una carta de refuerzos.
prompt-agenda = { $party }: elige en secreto una carta de agenda.
prompt-choose-first = { $party }: elige el partido que empieza con { $why }.
prompt-agree-first = { $party }: ¿debe empezar el { $other } con { $why }?
prompt-play = { $party }: elige una carta y para qué la usas.
prompt-use = { $card }: ¿para qué la usas?
prompt-other-use = { $party }: usa { $card } también para un debate o para acciones.
prompt-cancel-event = { $party }: el { $other } anuncia el evento de { $card }. ¿Lo anulas con un político?
prompt-actions = { $points ->
    [one] { $party }: queda 1 punto de acción en { $place }. Elige una acción.
   *[other] { $party }: quedan { $points } puntos de acción en { $place }. Elige una acción.
}
prompt-actions-city = { $points ->
    [one] { $party }: 1 punto de acción. Elige una ciudad.
   *[other] { $party }: { $points } puntos de acción. Elige una ciudad.
}
prompt-topic = { $steps ->
    [one] { $party }: elige un tema que mover 1 casilla.
   *[other] { $party }: elige un tema que mover hasta { $steps } casillas.
}
prompt-point = { $party }: mueve { $topic } { $steps ->
    [one] 1 casilla
   *[other] hasta { $steps } casillas
}. Elige una casilla.
prompt-place-base = { $party }: { $count ->
    [one] 1 base por colocar
   *[other] { $count } bases por colocar
}. Elige una ciudad.
prompt-remove-base = { $party }: { $count ->
    [one] 1 base por eliminar
   *[other] { $count } bases por eliminar
}. Elige una base.
prompt-demo-base = { $count ->
    [one] { $party }: la manifestación en { $place } te da 1 base. Ocupa un espacio o elimina una base de otro partido.
   *[other] { $party }: la manifestación en { $place } te da { $count } bases. Ocupa un espacio o elimina una base de otro partido.
}
prompt-put-marker = { $party }: coloca { $count ->
    [one] 1 marcador
   *[other] { $count } marcadores
} ({ $marker }). Elige una ciudad.
prompt-take-marker = { $party }: elimina { $count ->
    [one] 1 marcador
   *[other] { $count } marcadores
} ({ $marker }). Elige una ciudad.
prompt-choose-city = { $party }: { $face }. Elige una ciudad.
prompt-choose-cities = { $party }: { $face }. Elige ciudades (quedan { $count }).
prompt-mobilise-to = { $party }: moviliza unidades (quedan { $count }). Elige la ciudad a la que van.
prompt-mobilise = { $party }: moviliza unidades hacia { $place } (quedan { $count }). Elige una unidad.
prompt-dissolve = { $party }: disuelve unidades (quedan { $count }). Elige una unidad.
prompt-recall = { $party }: recupera unidades disueltas (quedan { $count }). Elige una unidad.
prompt-takeover = { $party }: elige la unidad de la Reichswehr cuyo control tomas.
prompt-flag = { $change ->
    [more] { $party }: coloca una bandera. Elige una nación.
   *[less] { $party }: elimina una bandera. Elige una nación.
}
prompt-society-in = { $party }: elige un marcador blanco para el contador de la sociedad.
prompt-society-out = { $party }: elige el marcador que eliminas del contador de la sociedad.
prompt-topic-in = { $party }: elige el tema blanco que pones en juego ({ $field }).
prompt-option = { $party }: { $face }. Elige uno de los efectos.
prompt-may = { $party }: { $face } te permite: { $what }. ¿Lo haces?
prompt-vote = { $party }: { $face }. Vota con { $seats ->
    [one] tu escaño
   *[other] tus { $seats } escaños
}. Sí: { $what }. No: { $other }.
prompt-foe = { $party }: { $face }. Elige otro partido ({ $what }).
prompt-foreign = { $party }: puedes negociar. Elige una carta de política exterior.
prompt-discard = { $party }: descarta cartas (quedan { $count }). Elige una carta.
prompt-purge = { $party }: elige el político de un descarte que eliminas del juego.
prompt-topic-option = { $party }: has ganado { $topic }. Elige un efecto.
prompt-agree = { $party }: { $topic } está en una casilla compartida. El { $other } propone: { $option }. ¿Aceptas?
prompt-yellow = { $party }: tienes la cancillería. Elige qué tema amarillo va primero.
prompt-majority = { $party }: hay empate en la mayoría de temas (puesto { $number }). Elige el partido que la consigue.
prompt-control = { $party }: elige quién controla el { $minor }.
prompt-ballot = { $party }: elección del presidente. ¿Por quién votas con { $seats ->
    [one] tu escaño
   *[other] tus { $seats } escaños
}?
prompt-runoff = { $party }: hay empate en la elección. Tienes la cancillería: elige quién pasa.
prompt-coalition = { $party }: estas coaliciones son igual de fuertes. Elige a cuál se pregunta primero.
prompt-join = { $party }: ¿entras en la { $coalition }?
prompt-chancellor = { $party }: elige el partido que nombra al canciller.
prompt-oppose = { $party }: el { $other } anuncia { $action ->
    [golpe] un golpe
    [contragolpe] un contragolpe
    [combate] un combate
   *[other] una { $action }
} en { $place }. ¿Intervienes con tus unidades?
prompt-fewer-dice = { $party }: el { $other } anuncia { $action ->
    [golpe] un golpe
    [contragolpe] un contragolpe
    [combate] un combate
   *[other] una { $action }
} en { $place }. ¿Quitas 1 dado con un político?
prompt-react = { $party }: el { $other } anuncia { $action ->
    [golpe] un golpe
    [contragolpe] un contragolpe
    [combate] un combate
   *[other] una { $action }
} en { $place }. ¿Gastas 1 punto de reserva para reaccionar?
prompt-roll-again = { $party }: el { $other } ha sacado { $result }. ¿Le haces repetir la tirada?
prompt-roll-again-for = { $party }: el { $other } ha sacado { $result } ({ $what }). ¿Le haces repetir la tirada?
roll-succeeds = { $action }: total { $count }, éxito
roll-fails = { $action }: total { $count }, sin éxito
roll-takes-dice = { $count ->
    [0] no quita ningún dado
    [one] quita 1 dado
   *[other] quita { $count } dados
}
roll-signs = se firmaría { $card }
roll-not-signs = { $card } exige { $count }
prompt-president = { $party }: tienes la presidencia. ¿Debates también con { $card }?
prompt-counter-target = Contragolpe en { $place }: elige un marcador.
prompt-over = La partida ha terminado.

## Moves

move-deal = repartir { $card }
move-done = hecho
move-roll = tirada { $number }
move-roll-two = tirada { $first } y { $second }
move-seating = sitios: { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = base en { $place }
move-remove-base = eliminar la base del { $party } en { $place }
move-put = marcador en { $place }
move-take = marcador de { $place }
move-mobilise = movilizar { $unit } ({ $from })
move-dissolve = disolver { $unit } en { $place }
move-recall = recuperar { $unit }
move-takeover = tomar el control de { $unit } en { $place }
move-win-back = recobrar { $unit }
move-demonstration = manifestación
move-coup = golpe
move-counter = contragolpe contra { $marker }
move-fight = combate contra el { $party }
move-store = guardar 1 punto de reserva
move-spend = gastar 1 punto de reserva
move-better = resultado +1
move-topic = { $topic }
move-point = a { $field }
move-option = { $option }
move-yes = sí
move-no = no
move-society = { $marker }
move-nation = bandera: { $nation }
move-foreign = negociar { $card }
move-coalition = { $coalition }
move-answer = con { $card }
move-discard = descartar { $card }
move-purge = eliminar { $card } del juego
done-cancel-event = dejar que ocurra
done-actions = no más acciones
done-topic = no mover ningún tema
done-mobilise-to = no movilizar
done-mobilise = ya basta de movilizar
done-dissolve = no disolver ninguna unidad
done-foreign = no negociar
done-fewer-dice = no intervenir
done-roll-again = la tirada vale
yes-agree-first = sí
no-agree-first = no, decide el canciller
yes-may = sí, lo hago
no-may = no, renuncio
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
yes-roll-again = repetir la tirada con Stresemann
no-roll-again = la tirada vale
yes-president = debatir también
no-president = no debatir
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } PA
note-dice = dados: { $count }
note-free = { $free } de { $slots } libres
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
group-seating = Sitios
group-agenda = Agenda
group-party = Partido
group-play = Carta
group-use = Uso
group-city = Ciudad
group-base = Colocar una base
group-remove-base = Eliminar una base
group-put = Colocar un marcador
group-take = Eliminar un marcador
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
group-society = Marcador
group-nation = Nación
group-foreign = Negociar
group-coalition = Coalición
group-answer = Político
group-discard = Descartar
group-purge = Eliminar del juego
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Sitios: { $parties }
event-round = Ronda { $round }
event-deck-changed = { $deck }: el mazo se ha barajado de nuevo.
event-drawn = { $known ->
    [yes] El { $party } roba { $what }.
   *[no] El { $party } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
event-discarded = El { $party } descarta { $what }.
event-agenda-chosen = { $known ->
    [yes] El { $party } elige { $agenda }.
   *[no] El { $party } ha elegido una agenda.
}
event-agenda = Agenda del { $party }: { $agenda }
event-set-added = El { $party } baraja en su mazo las cartas de { $agenda }.
event-first = El { $party } empieza con { $why }.
event-impulse = Impulso del { $party }.
event-card = El { $party } juega { $card }: { $use }
event-use = El { $party } usa { $card }: { $use }
event-removed-card = { $card } se elimina del juego.
event-cancelled = El { $party } anula el evento de { $card }.
event-politician = El { $party } juega la carta de político { $card }.
event-hidden = Han decidido cartas ocultas.
event-base = { $change ->
    [more] Bases que gana el { $party }: { $what }.
   *[less] Bases que pierde el { $party }: { $what }.
}
event-seat = El { $party } { $change ->
    [more] gana
   *[less] pierde
} { $count ->
    [one] 1 escaño
   *[other] { $count } escaños
}.
event-vp = El { $party } { $change ->
    [more] obtiene
   *[less] pierde
} { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
}.
event-reserve = El { $party } { $change ->
    [more] guarda
   *[less] gasta
} { $count ->
    [one] 1 punto de reserva
   *[other] { $count } puntos de reserva
}.
event-unit = Unidades: { $what }.
event-turned = Ahora en { $place }: { $unit }.
event-marker = { $change ->
    [more] Marcadores colocados ({ $marker }): { $what }.
   *[less] Marcadores eliminados ({ $marker }): { $what }.
}
event-box = { $change ->
    [more] A la casilla DR: { $marker } ({ $count }).
   *[less] Fuera de la casilla DR: { $marker } ({ $count }).
}
event-economy = La economía está en el nivel { $level }.
event-topic = El tema { $topic } está ahora en { $field }.
event-topic-gone = El tema { $topic } deja el contador de opinión.
event-topic-won = El { $party } gana { $topic }: { $option }
event-society = { $change ->
    [more] Al contador de la sociedad: { $marker }.
   *[less] Fuera del contador de la sociedad: { $marker }.
}
event-flag = { $change ->
    [more] Bandera colocada: { $nation }.
   *[less] Bandera eliminada: { $nation }.
}
event-roll = { $known ->
    [yes] El { $party } saca { $result } ({ $dice }).
   *[no] El { $party } saca { $result }.
}
event-thrown = Dados del { $party }: { $dice }.
event-total = { $party }, { $action }: total { $result }. Stresemann aún puede hacer repetir la tirada.
event-row = El { $party } sigue su tabla: { $what }.
event-agenda-die = Dado del { $party } para su agenda: { $result }.
event-base-die = Dado del { $party }: { $result }. { $agreed ->
    [yes] Si puede, debe eliminar una base del SPD
   *[no] Puede eliminar cualquier base
}.
event-reaction-die = Dado del { $party }: { $result }; necesita { $least } o más. { $agreed ->
    [yes] Hay reacción
   *[no] No hay reacción
}.
event-better = El { $party } compra +1 al resultado.
event-prepared = El { $party } solo prepara un golpe en { $place }.
event-again = El { $party } hace repetir la tirada.
event-action = El { $party } anuncia { $action ->
    [golpe] un golpe
    [contragolpe] un contragolpe
    [combate] un combate
   *[other] una { $action }
} en { $place }.
event-dice = El { $party } tira { $count ->
    [one] 1 dado
   *[other] { $count } dados
}.
event-result = { $party }, { $action }: resultado { $result } (se necesita { $needed } o más), { $agreed ->
    [yes] éxito
   *[no] sin éxito
}.
event-reaction = El { $party } reacciona: resultado { $result }, { $what }.
event-joined = El { $party } interviene con sus unidades.
event-city-rolled = Ha salido: { $place }.
event-crisis = Tirada de crisis del { $party }: { $result }{ $agreed ->
    [yes] , no pierde nada
   *[no] {""}
}.
event-negotiation = El { $party } negocia { $card }.
event-negotiated = { $agreed ->
    [yes] Se firma { $card }.
   *[no] Fracasan las negociaciones sobre { $card }.
}
event-foreign-track = La política exterior llega a { $card }.
event-laid = { $card } queda junto al mazo de política exterior.
event-minor = { $party ->
    [nadie] Nadie
   *[other] El { $party }
} controla el { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann vuelve a estar boca arriba.
   *[no] Stresemann está boca abajo.
}
event-vote = { $agreed ->
    [yes] El { $party } vota sí.
   *[no] El { $party } vota no.
}
event-ballot = El { $party } vota por el { $other }.
event-president = { $party ->
    [nadie] Nadie
   *[other] El { $party }
} tiene la presidencia.
event-presidency = { $party ->
    [nadie] Nadie
   *[other] El { $party }
} tiene la presidencia y debate también con { $card }.
event-nsdap = Una figura del { $party } va al contador del NSDAP.
event-out = Se elimina del juego: { $card }.
event-politics = Fase política { $number }: { $name }
event-majority = Mayoría de temas, puesto { $number }: { $party }.
event-parliament = Escaños ocupados en el parlamento: { $seats }.
event-coalition = { $agreed ->
    [yes] El { $party } acepta: { $coalition }.
   *[no] El { $party } rechaza: { $coalition }.
}
event-government = Gobierno: { $parties }. Canciller: { $chancellor }.
event-bonus = { $party }: { $count } en las manifestaciones de esta ronda.
event-final = Puntuación final, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Criterio { $number } cumplido: { $what }.
   *[no] Criterio { $number } no cumplido: { $what }.
}
event-game-over = { $known ->
    [yes] La partida ha terminado. Gana el { $winner }: { $how }.
   *[no] La partida ha terminado: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = Ultimátum de Londres firmado
measure-economy = nivel de la economía
measure-government = puesto en el gobierno
measure-box = marcadores en la casilla DR
measure-inflation = inflación en la casilla DR
measure-councils = repúblicas de consejos
measure-regimes = regímenes
measure-uprisings = insurrecciones
measure-unrest = disturbios
measure-councils-or-regime = ciudades con república de consejos o régimen
measure-dissolved = unidades propias disueltas
measure-dissolved-kpd-dnvp = unidades disueltas del KPD y del DNVP
measure-seats = escaños
measure-bases = bases
measure-vp = puntos de victoria
measure-nsdap = figuras propias en el contador del NSDAP
measure-at-least = { $what }: al menos { $count }
measure-at-most = { $what }: como máximo { $count }
measure-none = sin { $what }
measure-each = por cada: { $what }
criterion-least = al menos { $what }
criterion-most = como máximo { $what }
criterion-ultimatum = { $count ->
    [0] el Ultimátum de Londres no está firmado
   *[other] el Ultimátum de Londres está firmado
}
criterion-economy = nivel { $count } de la economía
criterion-government = { $count ->
    [0] el SPD no está en el gobierno
   *[other] el SPD está en el gobierno
}
criterion-box = { $count ->
    [0] ningún marcador en la casilla DR
    [one] 1 marcador en la casilla DR
   *[other] { $count } marcadores en la casilla DR
}
criterion-inflation = { $count ->
    [0] sin inflación en la casilla DR
    [one] 1 marcador de inflación en la casilla DR
   *[other] { $count } marcadores de inflación en la casilla DR
}
criterion-councils = { $count ->
    [0] ninguna república de consejos
    [one] 1 república de consejos
   *[other] { $count } repúblicas de consejos
}
criterion-regimes = { $count ->
    [0] ningún régimen
    [one] 1 régimen
   *[other] { $count } regímenes
}
criterion-uprisings = { $count ->
    [0] ninguna insurrección
    [one] 1 insurrección
   *[other] { $count } insurrecciones
}
criterion-unrest = { $count ->
    [0] ninguna ciudad con disturbios
    [one] 1 ciudad con disturbios
   *[other] { $count } ciudades con disturbios
}
criterion-councils-or-regime = { $count ->
    [0] ninguna ciudad con república de consejos o régimen
    [one] 1 ciudad con república de consejos o régimen
   *[other] { $count } ciudades con república de consejos o régimen
}
criterion-dissolved = { $count ->
    [0] ninguna unidad disuelta del SPD
    [one] 1 unidad disuelta del SPD
   *[other] { $count } unidades disueltas del SPD
}
criterion-dissolved-kpd-dnvp = { $count ->
    [0] ninguna unidad disuelta del KPD o del DNVP
    [one] 1 unidad disuelta del KPD o del DNVP
   *[other] { $count } unidades disueltas del KPD o del DNVP
}
criterion-seats = { $count ->
    [0] ningún escaño del SPD
    [one] 1 escaño del SPD
   *[other] { $count } escaños del SPD
}
criterion-bases = { $count ->
    [0] ninguna base del SPD
    [one] 1 base del SPD
   *[other] { $count } bases del SPD
}
criterion-vp = { $count ->
    [0] ningún punto de victoria del SPD
    [one] 1 punto de victoria del SPD
   *[other] { $count } puntos de victoria del SPD
}
criterion-nsdap = { $count ->
    [0] ninguna figura del SPD en el contador del NSDAP
    [one] 1 figura del SPD en el contador del NSDAP
   *[other] { $count } figuras del SPD en el contador del NSDAP
}

## Endings

outcome = Gana el { $winner }: { $how } ({ $rule })
outcome-nobody = No gana nadie: { $how } ({ $rule })
outcome-defeat = Derrota: { $how } ({ $rule })
outcome-defeat-by = Derrota, gana el { $winner }: { $how } ({ $rule })
outcome-table = La partida se da por terminada en la mesa: { $how }
ending-anarchy = anarquía: la casilla DR se desborda
ending-councils = triunfa la república de consejos
ending-regime = un régimen sustituye a la República
ending-overthrow = derrocamiento con la mitad de los escaños
ending-nsdap = el NSDAP toma el poder y todos pierden
ending-survival = la República sobrevive y gana quien tiene más puntos de victoria
ending-great-victory = victoria mayor, al menos ocho criterios cumplidos
ending-small-victory = victoria menor, al menos cinco criterios cumplidos
ending-defeat = derrota, menos de cinco criterios cumplidos
summary = Ronda { $round }, { $decisions } decisiones; puntos de victoria: { $points }

## Why not

refusal-other-decision = «{ $move }» no responde a lo que hay que decidir ahora
refusal-not-possible = «{ $move }» no es posible aquí
refusal-must-do = hay que ejecutarlo
refusal-card-not-there = { $card } no está en tu mano
refusal-no-such-answer = { $card } no sirve para responder a esto
refusal-event-idle = el evento de { $card } no tendría efecto ahora
refusal-agenda-other-party = { $card } pertenece a otro partido
refusal-agenda-out = { $card } no se usa en este escenario
refusal-no-slot = { $place } no tiene ningún espacio libre
refusal-same-city = { $place } ya se ha elegido
refusal-other-city = esto debe ocurrir en otra ciudad
refusal-no-figures = al { $party } no le quedan figuras
refusal-no-base = el { $party } no tiene ninguna base en { $place }
refusal-no-marker = en { $place } no hay ningún marcador de ese tipo
refusal-marker-barred = en { $place } no se puede colocar este marcador
refusal-points-short = no tienes puntos de acción suficientes
refusal-city-first = elige primero la ciudad de tus acciones
refusal-once-per-card = cada tipo de acción con dados solo se puede hacer una vez por carta
refusal-city-chosen = todas las acciones de una carta ocurren en una sola ciudad
refusal-reserve-full = tu reserva está llena
refusal-reserve-empty = tu reserva está vacía
refusal-reserve-stored = no puedes gastar puntos de reserva después de guardar alguno
refusal-government-only = esto solo pueden hacerlo los partidos del gobierno
refusal-opposition-only = un partido del gobierno no puede dar un golpe
refusal-coup-party = el { $party } no puede dar un golpe
refusal-own-marker = el marcador de tu partido ya está ahí
refusal-no-dice = no tendrías ningún dado que tirar
refusal-not-opposition = el { $party } está en el gobierno
refusal-nothing-to-dissolve = el { $party } no tiene ahí ninguna unidad que se pueda disolver
refusal-no-unit = ahí no hay ninguna unidad de ese tipo
refusal-not-your-unit = el { $party } no puede mover estas unidades
refusal-topic-not-there = este tema no está en el contador de opinión
refusal-topic-moved = este tema ya se ha movido
refusal-topic-out = no quedan copias de este tema
refusal-too-far = esta casilla está demasiado lejos
refusal-spd-topic = con este valor, el Zentrum debe mover un tema controlado por el SPD
refusal-useless-option = este efecto no tendría consecuencias
refusal-box-full = la casilla DR está llena
refusal-foreign-closed = { $card } no se puede negociar ahora

## Effects in words

effect-base = bases { $count }
effect-seat = escaños { $count }
effect-vp = puntos de victoria { $count }
effect-reserve = reserva { $count }
effect-supply = { $count } { $thing } al suministro
effect-mobilise = movilizar { $count } { $thing }
effect-deploy = desplegar { $count } { $thing } desde el suministro
effect-dissolve = disolver { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}
effect-recall = recuperar { $count ->
    [one] 1 unidad disuelta
   *[other] { $count } unidades disueltas
}
effect-takeover = tomar el control de una unidad de la Reichswehr
effect-marker = { $thing } { $count }
effect-economy = nivel de la economía { $count }
effect-flag = banderas ({ $thing }) { $count }
effect-foreign = acción de política exterior
effect-advance = marcador de política exterior 1 casilla adelante
effect-lay = poner esta carta junto al mazo de política exterior
effect-topic = tema { $thing } a { $field }
effect-steer = { $count ->
    [one] mover el tema { $thing } 1 casilla
   *[other] mover el tema { $thing } hasta { $count } casillas
}
effect-debate = debate con un valor de { $count }
effect-debate-card = debate con los dos valores de la carta
effect-demo = manifestación
effect-coup = golpe
effect-counter = contragolpe
effect-fight = combate
effect-crisis = { $count ->
    [one] 1 tirada de crisis
   *[other] { $count } tiradas de crisis
}
effect-society = contador de la sociedad: { $thing }
effect-society-white = cualquier marcador blanco para el contador de la sociedad
effect-society-out = eliminar un marcador del contador de la sociedad
effect-draw = robar { $count ->
    [one] 1 carta de partido
   *[other] { $count } cartas de partido
}
effect-discard = descartar { $count ->
    [one] 1 carta de partido
   *[other] { $count } cartas de partido
}
effect-discard-all = cada partido descarta todas sus cartas de partido
effect-fetch = tomar una carta de refuerzos del mazo
effect-bonus = { $count } en las manifestaciones de esta ronda
effect-nsdap = 1 figura al contador del NSDAP
effect-purge = eliminar del juego a un político de un descarte
effect-elect = en cada ciudad donde un partido tiene dos o más bases, una pasa a ser escaño
effect-score-seats = puntos de victoria por los escaños
effect-score-cities = puntos de victoria por las ciudades con bases propias
effect-election = elección del presidente
effect-order = decide quién empieza en la próxima ronda
effect-control = decide quién lo controla: { $thing }
effect-out = eliminar del juego: { $thing }
effect-choice = uno de estos: { $what }
effect-or = o bien
effect-may = opcional ({ $what })
effect-cities = en { $count } ciudades distintas ({ $what })
effect-vote = votación por escaños: sí ({ $what }), no ({ $other })
effect-of = { $party }: { $what }
effect-if = si { $when }: { $what }
effect-all = todas
effect-all-less = a cero
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = en { $place }
at-chosen = en la ciudad elegida
at-any = en cualquier ciudad
at-random = en una ciudad al azar
topic-any = a elección
if-blockade = hay un marcador de bloqueo en la casilla DR
if-no-blockade = no hay ningún marcador de bloqueo en la casilla DR
if-done = se ha firmado { $card }
if-no-done = no se ha firmado { $card }
if-governs = { $party ->
    [SPD] el SPD está
    [Zentrum] el Zentrum está
    [KPD] el KPD está
    [DNVP] el DNVP está
   *[other] estás
} en el gobierno
if-no-governs = { $party ->
    [SPD] el SPD no está
    [Zentrum] el Zentrum no está
    [KPD] el KPD no está
    [DNVP] el DNVP no está
   *[other] no estás
} en el gobierno
if-minority = el gabinete presidencial está en la casilla DR
if-no-minority = el gabinete presidencial no está en la casilla DR
if-majority = { $party ->
    [SPD] el SPD tiene
    [Zentrum] el Zentrum tiene
    [KPD] el KPD tiene
    [DNVP] el DNVP tiene
   *[other] tienes
} más bases que nadie { $place }
if-no-majority = { $party ->
    [SPD] el SPD no tiene
    [Zentrum] el Zentrum no tiene
    [KPD] el KPD no tiene
    [DNVP] el DNVP no tiene
   *[other] no tienes
} más bases que nadie { $place }
if-councils = hay una república de consejos { $place }
if-no-councils = no hay ninguna república de consejos { $place }
if-impulse = es el impulso { $count } o uno anterior
if-no-impulse = es un impulso posterior al { $count }
if-green = se eligió la opción verde de { $topic }
if-no-green = no se eligió la opción verde de { $topic }

## The rules in a few sentences each

chapter-w1 = Material
chapter-w2 = Preparación y escenarios
chapter-w3 = Desarrollo de una ronda
chapter-w4 = Contador de opinión
chapter-w5 = Temas
chapter-w6 = Contador de la sociedad
chapter-w7 = Amenazas
chapter-w8 = Fase política y gobierno
chapter-w9 = Acciones
chapter-w10 = Reserva y reacciones
chapter-w11 = Política exterior
chapter-w12 = Fin de la partida y NSDAP
chapter-w13 = Presidente
rule-w1 = Once ciudades con un número fijo de espacios para bases, unidades de los partidos y del gobierno, marcadores de amenaza y un parlamento de 24 escaños, junto a los que caben las figuras sobrantes. Las figuras de un partido sirven de bases, de escaños o están en el contador del NSDAP. La Reichswehr y la policía nunca se disuelven.
rule-w2 = Cuatro escenarios: República al borde del abismo (en solitario: el SPD y un Zentrum limitado contra dos bots, dos rondas, diez criterios), Guerra entre hermanos (rondas 1–2), Baile sobre el volcán (rondas 5–6) y el escenario principal (seis rondas). Los sitios se sortean.
rule-w3 = En una ronda se revela la carta de ronda, cada partido roba dos cartas de república, elige en secreto una agenda, ejecuta sus efectos y roba tres cartas de partido. Después vienen los impulsos: por turno, cada partido juega una carta hasta vaciar las manos. Una carta de partido se usa para su evento, para un debate o para acciones; una de república, para su evento y una de las otras dos cosas.
rule-w4 = Los temas se mueven por el contador de opinión, que tiene cuatro brazos. Un debate mueve un tema hasta el valor grande de la carta y otro hasta el pequeño; un punto de reserva da un paso más. Una casilla es del partido en cuyo brazo está más lejos del centro; si dos partidos están igual, la comparten.
rule-w5 = En la fase política, el partido que controla un tema elige uno de sus efectos. Los temas blancos van en un orden fijo; después, los amarillos en el orden que quiera el canciller. En una casilla compartida, ambos partidos deben aceptar.
rule-w6 = Seis casillas. Un marcador nuevo entra por la izquierda y empuja a los demás; el que sale por el extremo se elimina. En cada fase política todos los marcadores tienen efecto, de izquierda a derecha.
rule-w7 = La pobreza que se coloca donde ya la hay va a la casilla DR; la prosperidad y la pobreza se anulan. El séptimo marcador en la casilla DR es la anarquía. Una tirada de crisis, con dos dados, cuesta una base, un escaño o un punto de victoria; solo un 6 no cuesta nada.
rule-w8 = Ocho pasos: mayoría de temas (3 escaños para el primero, 1 para el segundo { $majority }), temas ganados, contador de la sociedad, puntuación, situación de la República, escaños de los partidos menores, tamaño del parlamento, nuevo gobierno. Si el KPD o el DNVP tiene la mitad de los escaños { $half }, derroca la República. La coalición de Weimar no se puede rechazar.
rule-w9 = El valor grande da puntos de acción, todos para una sola ciudad: movilizar 1 { $mobilise }, manifestación 1 { $demonstration }, reserva 1 { $reserve }, combate 2 { $fight }, contragolpe 1 { $counter }, tomar el control 2 { $control }, golpe 4 (KPD) o 3 (DNVP) { $coup }. Cuenta el dado más alto; cada 6 adicional suma 1.
rule-w10 = Puedes guardar hasta dos puntos de reserva. Un partido con una base en la ciudad puede gastar uno para reaccionar a una acción con dados de otro partido: un 5 quita un dado, un 6 quita dos. Las cartas de político se juegan desde la mano en el momento que indican.
rule-w11 = Se negocia la carta superior del mazo o una de las de al lado: primero se ejecutan sus efectos previos, luego se tira 1 dado más uno por cada bandera de esa nación. Con éxito, la carta se elimina del juego; si no, se queda.
rule-w12 = La partida termina de inmediato con el séptimo marcador en la casilla DR, con repúblicas de consejos o regímenes en Berlín y dos ciudades más o en cuatro ciudades cualesquiera, o con la sexta figura en el contador del NSDAP. Si no, tras la última ronda llega la puntuación final.
rule-w13 = El partido que tiene la presidencia decide los empates y, una vez por ronda, puede debatir además con una carta de partido que acaba de jugar. El presidente se elige por escaños; sin mayoría hay segunda vuelta.

## At the prompt

ask-hand-over = { $side }: ahora decides tú. Los demás, apartad la vista; después, pulsa Intro.
why-what = Di qué quieres que se explique, por ejemplo «motivo Berlin» o «motivo A22 evento».
rules-which = Indica un capítulo de W1 a W13, por ejemplo «regla W9».
cards-unknown = No hay ninguna carta «{ $answer }». Escribe su número o una parte de su título, por ejemplo «cartas A22».
help-why = NOMBRE: por qué algo no está permitido ahora, con su capítulo de las reglas
help-map = todo el tablero, con los contadores y la leyenda
help-cards = tu mano, las agendas y las cartas a la vista con su procedencia (cartas A22: una carta con su nota)
help-rules = un capítulo de las reglas, por ejemplo regla W9; sin número, la lista
help-bots = las tablas del KPD y del DNVP y los límites de tu Zentrum
show-hand = Mano del { $party }

## Arena y razones de los jugadores del ordenador

feature-points = puntos de victoria
feature-goals = objetivos del partido en la fase política
feature-final-scoring = puntuación final
feature-government = declaración del gobierno
feature-crisis = tiradas de crisis
feature-seats = escaños en el parlamento
feature-overthrow = derrocamiento en el parlamento
feature-bases = bases del partido
feature-cities = ciudades con bases propias
feature-units = unidades
feature-sudden-win = repúblicas de consejos o regímenes que acercan la victoria inmediata
feature-uprisings = insurrecciones
feature-coup = perspectivas de un golpe
feature-anarchy = ventaja si llega la anarquía
feature-topics = temas en el contador de opinión
feature-minor-parties = partidos menores
feature-reserve = reserva
feature-hand = cartas en la mano
feature-nsdap = figuras en el contador del NSDAP
feature-under-way = puntos de acción y pasos aún por usar
feature-criteria = criterios del escenario en solitario

## The bots’ tables

bots-title = Cómo deciden los demás
bots-about = El KPD y el DNVP recorren cada una de sus tablas de arriba abajo y siguen la primera fila que se cumple. Si hay varias ciudades posibles, cuenta la que da más dados y después la primera de su lista.
bots-own = ○ señala lo que el cuaderno deja abierto y hemos añadido nosotros.
bots-last = la última que siguió
bots-always = Siempre
bots-zentrum = Los límites de tu Zentrum
bots-where = Las tablas de los bots en las reglas
bot-table-uses = Uso de la carta
bot-table-action = Golpe o manifestación
bot-table-surplus = Puntos de acción sobrantes
bot-table-demonstration = Ciudad para una manifestación
bot-table-coup = Ciudad para un golpe
bot-table-prepare = Preparar un golpe
bot-table-topics = Tema del debate
bot-table-topic-order = Orden de los temas
bot-table-base = Ciudad para una base
bot-table-unit = Ciudad para una unidad
bot-table-cities = Orden de las ciudades
bot-table-enemies = A quién perjudica
bot-table-agenda = Agenda
bot-table-free-topics = Tema a su elección
row-followed = «{ $table }», fila { $number }: { $row }
row-name = { $what }
row-uses-republic = carta de república → { $what }
row-uses-small = valor pequeño de { $count } o más → { $what }
row-uses-big = valor grande al menos { $count } por encima del pequeño → { $what }
row-uses-die = si no, un dado, { $dice } → { $what }
row-uses-rolled = dado { $result } ({ $dice }) → { $what }
row-action-coup = { $count } puntos de acción o más, fuera del gobierno → golpe
row-action-demonstration = si no → manifestación
row-took-coup = { $count ->
    [one] 1 punto de acción
   *[other] { $count } puntos de acción
} → golpe
row-took-demonstration = { $count ->
    [one] 1 punto de acción
   *[other] { $count } puntos de acción
} → manifestación
row-surplus = { $count ->
    [one] sobra 1 punto
   *[other] sobran { $count } puntos
} → { $what }
row-surplus-more = sobran { $count } puntos o más → { $what }
surplus-reserve = guardar 1 punto de reserva
surplus-better = +1 al resultado por { $count } PA
surplus-prepare = preparar el golpe con el resto
row-prepare-control = tomar el control de la Reichswehr de allí ({ $count } PA cada una)
row-prepare-supply = movilizar desde el suministro ({ $count } PA cada una)
row-prepare-cities = movilizar desde otras ciudades, la última de su lista primero ({ $count } PA cada una)
row-demonstration-uprising-and-3-dice = ciudad con insurrección y { $count } dados o más
row-demonstration-no-own-base = ciudad sin base propia
row-demonstration-any = cualquier ciudad
row-demonstration-most-dice = ciudad con más dados, al menos { $count }
row-demonstration-kpd-units = ciudad con unidades del KPD
row-demonstration-most-threats = ciudad con más amenazas
row-coup-regime-and-3-dice = ciudad con régimen y { $count } dados o más
row-coup-councils-or-uprising-and-3-dice = ciudad con república de consejos o insurrección y { $count } dados o más
row-coup-3-dice = ciudad con { $count } dados o más
row-coup-prepare-without-councils-or-uprising = si no, solo preparar el golpe: ciudad sin república de consejos ni insurrección y con menos unidades ajenas
row-coup-prepare-without-regime = si no, solo preparar el golpe: ciudad sin régimen y con menos unidades ajenas
row-city-councils-or-uprising = ciudad con república de consejos o insurrección (primero la república de consejos)
row-city-at-most-1-enemy-base = ciudad con 1 base ajena como máximo
row-city-no-own-base = ciudad sin base propia
row-city-2-threats = ciudad con al menos dos de estos: pobreza, disturbios, régimen
row-city-no-enemy-unit = ciudad sin unidades ajenas
row-city-poverty-or-unrest = ciudad con pobreza o disturbios (primero ambos, después pobreza)
row-otherwise-list = si no, lo primero de su lista
row-otherwise-dice = si no, la ciudad con más dados
row-topics-reach = tema que puede llegar a una casilla propia de valor { $count } o más
row-topics-controlled = tema importante controlado por: { $parties }
row-topics-important = importantes: { $what }
row-topics-others = otros: { $what }
row-topics-round = tema de la carta de ronda
row-free-topic-dvp = { $what }, si no controla ya el DVP
row-agenda = ronda { $round } → { $agenda }
row-agenda-die = ronda { $round }, dado { $dice } → { $agenda }
row-agenda-also = además en la ronda 2: { $what }
row-signed = { $row } { $mark }
bots-always-react = Reacciona siempre que puede.
bots-always-politicians = Nunca responde con un político.
bots-always-neutral = Sus unidades son neutrales en tus contragolpes y en los golpes del otro bot, salvo que estos ataquen una república de consejos, una insurrección o un régimen propios.
bots-always-coalitions = Rechaza toda coalición.
bots-always-options = Cuando gana un tema, elige el efecto que más le ayuda.
zentrum-limit-debate = Con un valor de debate de { $count } debe mover, si puede, un tema controlado por el SPD.
zentrum-limit-base = Antes de eliminar una base ajena se tira un dado: con { $count } o menos debe ser, si la hay, una base del SPD; si no, eliges tú.
zentrum-limit-kpd = Cuando podría reaccionar al KPD, decide un dado: reacciona con { $count } o más.
zentrum-limit-dnvp = Cuando podría reaccionar al DNVP, decide un dado: reacciona con { $count } o más.

## The page

level-automatic = bot del cuaderno
page-map = Mapa de Alemania con once ciudades
page-bases = { $used ->
    [0] ninguna base, { $slots } espacios libres
   *[other] { $used } de { $slots } espacios ocupados: { $who }
}
page-strength = fuerza: { $who }
page-city-number = El número de una ciudad es la suma de dos dados que la elige.
page-field = { $field }, de: { $who }
page-topic = { $topic } en { $field }, de: { $who }
page-no-topics = Aún no hay ningún tema en el contador de opinión.
page-republic = Situación de la República
page-seventh = 7.º marcador: anarquía
page-danger = { $state ->
    [over] La casilla DR se ha desbordado: la República ha caído.
    [full] La casilla DR está llena: el próximo marcador acaba con la República.
    [near] Queda un espacio libre; el marcador que venga después acaba con la República.
   *[other] Faltan { $left } marcadores para la anarquía.
}
page-foreign-done = Firmado: { $what }
page-offices = Cargos y partidos menores
page-used = usado en esta ronda
page-out = fuera del juego
page-end = Fin
page-chancellor = partido del canciller
page-governs = en el gobierno
page-in-play = El { $party } juega esta carta
page-choose-agenda = Cartas de agenda entre las que elegir
page-hand-of = Mano: { $party } ({ $count })
page-no-hand = Sin cartas en la mano.
page-other-hand = { $party }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-rules = Las reglas de Weimar
page-cards = Las cartas de Weimar
page-new = Jugar a Weimar
page-scenario = Escenario
page-who-plays = ¿Quién juega con cada partido?
page-me = yo
page-link = alguien con un enlace
page-solo = Juegas con el SPD y el Zentrum; el KPD y el DNVP siguen las tablas del cuaderno.
page-new-claim = Los demás sitios no necesitan personas: en cada uno puede sentarse un buen jugador artificial. Juega a solas, dos o tres contra la máquina, o los cuatro.
page-scenario-rounds = { $first ->
    [1] Rondas 1 a { $last }
   *[other] Rondas { $first } y { $last }
}
page-scenario-players = { $solo ->
    [yes] para una persona, contra bots
   *[no] para cuatro, con el ordenador en cualquier sitio
}
page-party-spd = Sostiene la República: combate la pobreza, forma gobiernos, ocupa los cargos.
page-party-zentrum = El partido del centro: calles tranquilas, tratados y voz en cada coalición.
page-party-kpd = Quiere la revolución: bases, insurrecciones y repúblicas de consejos, en Berlín y más allá.
page-party-dnvp = Quiere volver al orden antiguo: unidades, una Reichswehr negra y regímenes.
page-seating-about = SPD y Zentrum uno frente a otro es el consejo habitual: así dos rivales de la República nunca juegan seguidos.
page-seating-opposite = consejo habitual
page-learn-party = Aprender con un partido
seating-by-lot = por sorteo
seating-sdzk = { party-spd }, { party-dnvp }, { party-zentrum }, { party-kpd }
seating-skzd = { party-spd }, { party-kpd }, { party-zentrum }, { party-dnvp }
seating-szdk = { party-spd }, { party-zentrum }, { party-dnvp }, { party-kpd }
seating-szkd = { party-spd }, { party-zentrum }, { party-kpd }, { party-dnvp }
seating-sdkz = { party-spd }, { party-dnvp }, { party-kpd }, { party-zentrum }
seating-skdz = { party-spd }, { party-kpd }, { party-dnvp }, { party-zentrum }
page-chances = ¿Qué dificultad tiene?
page-chances-solo = Jugadores de ordenador en tu lugar, con el SPD y el Zentrum:
page-chances-won = { $level }: { $percent } % de { $games } partidas ganadas
page-chances-four = Cuatro jugadores de ordenador del mismo nivel jugaron entre sí. Porcentaje de partidas que ganó cada partido:
page-chances-level = Nivel
page-chances-games = Partidas
lesson-start = Empezar la partida guiada
lesson-about = Una guía explica cada cosa cuando llega a la mesa.
page-tab-opinion = Opinión
cards-about = Cada carta tal como la juega esta edición. Si quieres, un signo indica de dónde vienen su título, sus valores y su evento.

## The guided solo game

lesson-title = República al borde del abismo
lesson-chapter-about = La República en peligro
lesson-chapter-event = Un evento
lesson-chapter-actions = Acciones
lesson-chapter-debate = Un debate
lesson-chapter-republic = Una carta de república
lesson-chapter-alone = Por tu cuenta
lesson-chapter-politics = La política
lesson-welcome = La guerra está perdida, el emperador se ha ido, empieza una república. Diriges los dos partidos que la sostienen, el SPD y el Zentrum. El KPD y el DNVP quieren derribarla; el ordenador los juega según las tablas del cuaderno.
lesson-coups = La República puede caer de golpe de tres maneras. La primera: repúblicas de consejos del KPD o regímenes del DNVP en Berlín y otras dos ciudades, o en cuatro cualesquiera. { $count ->
    [0] Todavía no hay ninguna república de consejos.
    [one] Una ciudad ya es república de consejos: { $cities }.
   *[other] { $count } ciudades ya son repúblicas de consejos: { $cities }.
}
lesson-box = La segunda: la casilla DR, donde se juntan los males de la República. El séptimo marcador es la anarquía, y has perdido. Ahora { $count ->
    [one] hay 1 marcador.
   *[other] hay { $count } marcadores.
}
lesson-seats = La tercera: el parlamento. Si al final de una ronda el KPD o el DNVP tiene la mitad de los escaños ocupados, toma el poder. Ahora el KPD tiene { $kpd } y el DNVP { $dnvp } de { $occupied }.
lesson-goal = La República tiene que resistir dos rondas. Después cuentan diez criterios: escaños, bases, economía, un tratado y más. Cinco son una victoria menor, ocho una mayor. Primero pruebas una vez cada clase de impulso; después sigues por tu cuenta.
lesson-first = En un impulso, un partido juega una carta. El SPD tiene al canciller, que nombra al partido que empieza; luego se sigue en el sentido del reloj. Elige el Zentrum.
lesson-card = Una carta de partido sirve para una de tres cosas: su evento, un debate o acciones. Empieza con un evento: pulsa { $card }.
lesson-use = Junto a cada uso lees lo que haría. Elige el evento.
lesson-base = El evento da bases, los puntos de apoyo de un partido. Cuentan al final, y con un punto de reserva un partido puede reaccionar donde tiene una. Pulsa una ciudad con borde azul.
lesson-opponent = Ahora juegan los otros partidos. Un bot sigue sus tablas: el rótulo muestra su carta y sus pasos, y el mapa, lo que cambian.
lesson-points = En { $city } manda una república de consejos. Es el impulso del SPD: recupera la ciudad. Para acciones conviene una carta con el número grande alto. Pulsa { $card }.
lesson-points-use = Elige las acciones. El número grande da los puntos de acción, y todos se gastan en una sola ciudad.
lesson-city = ¿En qué ciudad? Elige { $city }.
lesson-mobilise = Un contragolpe tira un dado por cada punto de fuerza que tengas de más que el KPD: ahora { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, una probabilidad del { $chance } %. Cada unidad que movilizas cuesta 1 punto y trae más dados. Toma una Reichswehr de fuerza 2.
lesson-counter = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, y uno tiene que mostrar 5 o 6: una probabilidad del { $chance } %. Empieza el contragolpe.
lesson-demonstration = { $won ->
    [yes] Ha salido bien: la república de consejos ya no está.
   *[no] Ha salido mal: la república de consejos sigue ahí.
} Con el siguiente punto, maniféstate en { $city }: 1 dado, y uno más por cada punto de fuerza, son { $dice }. Con 4 o 5 ganas una base; con 6 o más, dos.
lesson-again = Una vez por ronda, el partido que tiene a Gustav Stresemann puede hacer repetir una tirada, sea de quien sea. ¿Te basta el resultado? Entonces di que no y guárdalo para después.
lesson-instead = { $full ->
    [yes] La ciudad no tiene espacio libre: en su lugar eliminas una base de otro partido. Pulsa la de un rival.
   *[no] La manifestación trae una base. Pulsa la ciudad.
}
lesson-president = El SPD también tiene al presidente. Una vez por ronda puede debatir además con una carta de partido que acaba de jugar. Di que sí.
lesson-topic = { $step ->
    [point] Ahora su nuevo lugar: la casilla enmarcada en el brazo del { $party }. Cuanto más afuera está, más cuesta quitárselo.
   *[topic] Un debate mueve dos temas: uno hasta el valor grande de la carta, otro hasta el pequeño. Un tema es del partido en cuyo brazo está, y ese partido decide sobre él al final de la ronda. Pulsa el tema enmarcado.
}
lesson-both = Otra vez el Zentrum, ahora con una carta de república: su evento tiene que ocurrir, y además da un debate o acciones. Pulsa { $card }.
lesson-both-use = El orden lo eliges tú. Empieza con el evento.
lesson-unrest = El evento elimina un marcador de disturbios. Los disturbios facilitan un golpe: elimínalo de la ciudad enmarcada, donde el KPD es más fuerte.
lesson-other-use = La misma carta da ahora un debate o acciones. Elige las acciones.
lesson-guard = En { $city } hay unidades del KPD con fuerza { $strength }. Un golpe tira un dado por cada punto de fuerza de más que el gobierno allí, y si sale bien nace una república de consejos. Elige { $city }.
lesson-police = Cada policía quita un dado a un golpe. Moviliza policía con todos los puntos que tengas.
lesson-alone = Ya sabes todo lo que puede ser un impulso. Desde aquí decides tú. La línea sobre el mapa dice siempre quién actúa y qué se pide; lo que brilla en azul se puede pulsar.
lesson-hint = ¿No sabes qué hacer? Con este botón, un jugador artificial propone una jugada y da sus razones.
lesson-undo = Puedes deshacer una jugada mientras nadie más haya jugado, no se hayan tirado dados y no se haya revelado nada oculto. Pulsa U o este botón.
lesson-bots = La crónica guarda lo que han hecho todos. Pulsa una línea para ver la mesa como estaba entonces.
lesson-why-not = Pulsa sin miedo algo que no brille. La mesa te dice el motivo y el capítulo de las reglas.
lesson-gauge-councils = Cuidado: ahora { $count } ciudades son repúblicas de consejos: { $cities }. { $berlin ->
    [yes] Berlín es una de ellas: al KPD le bastan tres para ganar de golpe.
   *[no] Con Berlín y otras dos, o con cuatro cualesquiera, el KPD gana de golpe.
}
lesson-gauge-regimes = Cuidado: { $count ->
    [one] hay un régimen: { $cities }.
   *[other] { $count } ciudades tienen ahora un régimen: { $cities }.
} { $berlin ->
    [yes] Berlín es una de ellas: al DNVP le bastan tres para ganar de golpe.
   *[no] Con Berlín y otras dos, o con cuatro cualesquiera, el DNVP gana de golpe.
}
lesson-gauge-box = Cuidado: en la casilla DR hay ahora { $count } marcadores. El séptimo termina la partida. Los tratados y algunos temas los eliminan.
lesson-gauge-seats = Cuidado: el { $party } tiene { $seats } de { $occupied } escaños ocupados. Si al final de una ronda tiene la mitad, toma el poder.
lesson-politics = Todas las cartas están jugadas: ahora viene la fase política. Se deciden los temas, los objetivos dan puntos, se forma un gobierno. Síguela paso a paso junto al mapa.
lesson-agenda = Empieza la segunda ronda. Ahora eliges tú las agendas: cada una lleva temas al contador de opinión y tiene un efecto. Los otros partidos también eligen en secreto.
lesson-party-wants = { $party ->
    [spd] Diriges el SPD, que sostiene la República. Gana puntos si hay poca pobreza y ningún régimen; quien gobierna los gana también por las ciudades sin amenazas.
    [zentrum] Diriges el Zentrum, el partido del centro. Gana puntos si hay pocos disturbios y ninguna república de consejos; quien gobierna los gana también por las ciudades sin amenazas.
    [kpd] Diriges el KPD, que quiere la revolución. Gana puntos por cada república de consejos y si no hay ningún régimen.
   *[dnvp] Diriges el DNVP, que quiere volver al orden antiguo. Gana puntos por cada régimen y si no hay ninguna república de consejos.
}
lesson-party-road = { $party ->
    [spd] El camino a la victoria: la República supera la segunda ronda y tú tienes más puntos que nadie. Sigue en el gobierno, gana los temas que traen escaños y no dejes Berlín a nadie.
    [zentrum] El camino a la victoria: la República supera la segunda ronda y tú tienes más puntos que nadie. Gana temas en los debates, sigue en el gobierno y vigila los dos lados.
    [kpd] Hay dos caminos. Con repúblicas de consejos en Berlín y otras dos ciudades, o en cuatro cualesquiera, ganas de golpe; o tienes más puntos que nadie al final.
   *[dnvp] Hay dos caminos. Con regímenes en Berlín y otras dos ciudades, o en cuatro cualesquiera, ganas de golpe; o tienes más puntos que nadie al final.
}
lesson-party-card = Un impulso típico del { $party ->
    [spd] SPD: primero el pan. Esta carta elimina pobreza y gana una base.
    [zentrum] Zentrum: un debate. Esta carta mueve mucho los temas, y los temas traen efectos y escaños.
    [kpd] KPD: la calle. Esta carta lleva soldados a tres ciudades y se manifiesta en cada una.
   *[dnvp] DNVP: la fuerza. Esta carta tiene puntos de acción para unidades y un golpe.
} Pulsa { $card }.
lesson-party-use = Ahora elige para qué la usas: { $use }.
lesson-party-poverty = Elige la ciudad de la que se elimina la pobreza.
lesson-party-cities = Elige tres ciudades, una tras otra. Empieza por la enmarcada: allí los disturbios ayudarían después a un golpe.
lesson-party-target = Todas las acciones de una carta ocurren en una sola ciudad. Elige { $city }: sin ella, otras dos ciudades no bastan.
lesson-party-units = Un golpe tira un dado por cada punto de fuerza de más que los defensores. Moviliza un Freikorps de fuerza 2 por 1 punto.
lesson-party-coup = Intenta ahora el golpe. Hace falta un total de 6; la pobreza y los disturbios de la ciudad suman 1 cada uno.
lesson-finished = { $game ->
    [party] Así juega tu partido; a los demás los dirige el ordenador. La partida sigue hasta el final de la segunda ronda. ¡Suerte!
   *[solo] Has visto una ronda entera; el resto es tuyo. Tres consejos:
        1. Protege Berlín: allí un golpe pesa más.
        2. Guarda sitio en la casilla DR: cada ronda trae marcadores nuevos.
        3. Mueve los temas al final de la ronda, cuando ya nadie puede responder.
}

## Arena, data sets, study

arena-period = ronda
arena-matches-many = Resultados por partido
arena-matches-many-note = Los resultados del primer jugador: con todos sus partidos juntos, y después su proporción de victorias con cada partido.
arena-side-many = partido
arena-pairs-many-note = Las seis partidas de una pareja tienen el mismo reparto: cada jugador lleva una vez cada combinación de dos partidos. La diferencia en puntos Elo es la del resultado.
arena-sides-many = Partidos
arena-sides-solo = El jugador y los bots
arena-matches-solo-note = Los resultados del primer jugador: los dos bandos juntos, después en el sitio del jugador, y con el otro jugador en ese sitio (un punto cuando ganan los bots).
seat-republic = SPD y Zentrum
seat-bots = los bots del cuaderno
lesson-short = Una partida en solitario guiada, sin necesidad de reglamento.
headline-anarchy = El Reich se desmorona
headline-councils = Todo el poder a los consejos
headline-regime = La Constitución, hecha pedazos
headline-overthrow = Una mayoría contra la República
headline-nsdap = Cae la noche
headline-survival = La República resiste
headline-great-victory = La República está a salvo
headline-small-victory = Por los pelos
headline-defeat = Demasiado poco, demasiado tarde
setting-walk = Recorrer la fase política paso a paso
setting-walk-about = Si no, solo aparece en la crónica.
setting-sources = Mostrar de dónde vienen los valores y los textos
setting-sources-about = Añade un signo a números, títulos y textos, en la mesa y en la página de cartas.
page-politics = Fase política, ronda { $round }
page-politics-steps = Los ocho pasos
page-politics-strip = Fase política, paso { $number }:
page-politics-again = Recorrer la fase política
page-politics-always = Mostrar esto en cada fase política
page-politics-waiting = La fase política continúa después de esta decisión.
page-politics-now = Fase política, ronda { $round }, paso { $number }: { $name }
page-walk-on = Pasar página
page-walk-decide = Ir a tu decisión
page-round-card = Carta de ronda: { $name }
page-round-topic = Nuevo tema: { $topic }
page-round-reveal = De inmediato: { $what }
finish-anarchy = En la casilla DR hay { $count } marcadores y solo caben { $size }.
finish-councils = Consejos en: { $places }
finish-regime = Regímenes en: { $places }
finish-seats = { $party }: { $count } de los { $size } escaños ocupados
finish-nsdap = En el contador del NSDAP hay { $count } figuras y la última casilla está ocupada.
finish-step = Lo decidió: { $what }
finish-points = Puntos de victoria
page-politics-1 = Un tema cuenta para el partido que controla su casilla; en una compartida, medio para cada uno. Quien tiene más temas recibe { $first } escaños; el segundo, { $second }.
page-politics-2 = Quien controla un tema elige uno de sus efectos; en una casilla compartida ambos deben ponerse de acuerdo.
page-politics-3 = Los marcadores tienen efecto de izquierda a derecha.
page-politics-4 = Cada partido puntúa sus propios objetivos.
page-politics-5 = La economía cambia las ciudades. Las ciudades sin amenazas dan puntos al gobierno, las que tienen varias le cuestan escaños, y los marcadores de la casilla DR provocan tiradas de crisis.
page-politics-6 = Cada partido menor aporta escaños al partido que lo controla.
page-politics-7 = El parlamento tiene { $size } escaños. Si los partidos suman más, cada uno cede algunos en proporción a su tamaño.
page-politics-8 = Un partido con más de la mitad de los escaños gobierna solo; si no, se pregunta primero a la coalición más fuerte.
page-walk-asked = tienes que elegir
page-walk-open = Mostrar
page-walk-nothing = En este paso no ocurre nada.
page-walk-next = Paso siguiente
page-walk-skip = Saltar al final
page-walk-again = Ver otra vez
sum-seats-more = +{ $count } { column-seats }
sum-seats-less = −{ $count } { column-seats }
sum-vp = { $count } { column-vp }
sum-economy = Economía en el nivel { $level }
sum-free = Ciudades sin amenazas: { $count }
sum-troubled = Ciudades con varias amenazas: { $count }
sum-box = Marcadores en la casilla DR: { $count }
sum-each = { $what } cada uno
sum-taken = Escaños ocupados
sum-government = Gobierno
goal-poverty = Pobreza en ciudades y casilla DR: { $count }
goal-unrest = Disturbios: { $count }
goal-councils = Repúblicas de consejos: { $count }
goal-regime = Regímenes: { $count }
goal-no-regime = { $count ->
    [0] Ningún régimen
   *[other] Regímenes: { $count }
}
goal-no-councils = { $count ->
    [0] Ninguna república de consejos
   *[other] Repúblicas de consejos: { $count }
}

## Messages of the program that name a party: it has an article

page-their-turn = turno del { $side }
page-sit = Jugar con el { $side }
page-join-seat = Te invitan a jugar con el { $side }.
page-waiting-join = Sitio libre: { $side }.
page-waiting-join-link = Sitio libre: { $side }. Envía este enlace:
page-thinking = El { $side } ({ $level }) está pensando…
page-clock-of = Reloj del { $side }
page-time-low = Al { $side } le queda poco tiempo.
page-takeover-ask-about = El { $side } debe aceptar, salvo que lleve ausente más de lo acordado en esta mesa.
page-offer-take-back = El { $side } pide deshacer { $back ->
    [one] la última decisión
   *[other] las últimas { $back } decisiones
}.
page-offer-rematch = El { $side } propone la revancha con los bandos cambiados.
page-offer-rematch-agreed = El { $side } ha propuesto la revancha, y has aceptado.
page-offer-takeover = El { $side } propone que el ordenador ({ $level }) siga en tu lugar.
page-offer-takeover-other = El { $side } propone que el ordenador ({ $level }) pase a jugar en este sitio: { $other }. Quien lo ocupa debe aceptar.
page-finish-wins = Gana el { $side }
page-curtain = Ahora le toca al { $side }
page-invite-label = Enlace de invitación para el { $side }
page-notice-turn = Te toca con el { $side }.
page-table-won = Ha ganado el { $side }
notice-turn = Te toca con el { $side } contra { $opponent }.
notice-over = Ha terminado tu partida con el { $side } contra { $opponent }.
thinking-side = El { $side } está pensando…
page-offer-take-back-mine = Has pedido deshacer { $back ->
    [one] la última decisión
   *[other] las últimas { $back } decisiones
}. Debe aceptar: { $other }.
page-offer-takeover-mine = Has propuesto que el ordenador ({ $level }) pase a jugar en este sitio: { $other }. Quien lo ocupa debe aceptar.

## Probabilidades de los dados

note-strength = fuerza { $before } → { $after }
note-more = { $first } { $next }
odds-and = { $first }, { $next }
odds-nothing = nada
odds-with-bonus = { $dice }, { $bonus }
odds-result = { $totals }: { $what } ({ $chance })
odds-again = { $chance } si Stresemann hace repetir un fracaso
odds-change = { $action } del { $party }: { $before } → { $after }
odds-city = dos dados eligen la ciudad
odds-places = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
odds-removes = { $count ->
    [one] elimina 1 base de otro partido
   *[other] elimina { $count } bases de otros partidos
}
odds-puts = { $marker } en la ciudad
odds-takes = elimina { $marker }
odds-boxed = 1 { $marker } a la casilla DR
odds-may-dissolve = puede disolver una unidad enemiga
odds-dissolves = disuelve una unidad del { $party }
odds-signed = se firma { $card }
odds-loses-bases = { $count ->
    [one] pierde 1 base
   *[other] pierde { $count } bases
}
odds-loses-seats = { $count ->
    [one] pierde 1 escaño
   *[other] pierde { $count } escaños
}
odds-loses-points = { $count ->
    [one] pierde 1 punto de victoria
   *[other] pierde { $count } puntos de victoria
}
## La previsión: los caminos a un final repentino, y el final de la ronda

forecast-title = Si la ronda terminara ahora
help-forecast = quién obtendría qué si la ronda terminara ahora, y lo cerca que está un final repentino
outlook-road = { $short }{ $owned ->
    [no] {""}
   *[yes] {" "}({ $party })
}: { $have } de { $need }
road-short-councils = Consejos
road-short-regime = Regímenes
road-short-overthrow = Parlamento
road-short-anarchy = Casilla DR
road-short-nsdap = NSDAP
road-danger = { $danger ->
    [now] Si la ronda terminara ahora: { $how }
    [next] Uno más termina la partida: { $how }
    [half] Ya tiene la mitad; si sigue así hasta que se forme gobierno: { $how }
    [watch] { $missing } más terminan la partida, y una ronda puede traer otros tantos: { $how }
   *[near] { $missing } más terminan la partida: { $how }
}
road-after = Si la ronda terminara ahora, serían { $have } de { $need }.
road-asleep = Sus marcadores no cuentan mientras gobierna el { $party }.
road-missing = { $berlin ->
    [yes] { $others ->
        [0] Falta: Berlín
        [one] Faltan: Berlín y otra ciudad
       *[other] Faltan: Berlín y otras { $others } ciudades
    }
   *[no] { $others ->
        [one] Falta: otra ciudad
       *[other] Faltan: otras { $others } ciudades
    }
}
road-rule-councils = Con repúblicas de consejos en Berlín y otras { $others } ciudades, o en { $any } cualesquiera, el { $party } gana de inmediato ({ $rule }).
road-rule-regime = Con regímenes en Berlín y otras { $others } ciudades, o en { $any } cualesquiera, el { $party } gana de inmediato ({ $rule }).
road-rule-overthrow = Si el { $party } tiene la mitad de los escaños ocupados cuando se forma el nuevo gobierno, gana ({ $rule }).
road-rule-anarchy = El marcador número { $need } en la casilla DR termina la partida de inmediato{ $solo ->
    [yes] {""}: una derrota
   *[no] {""}; gana quien tenga más puntos de victoria
} ({ $rule }).
road-rule-nsdap = La figura número { $need } en el contador del NSDAP termina la partida de inmediato; todos pierden ({ $rule }).
outlook-list = { $parts }
outlook-topics = Temas
outlook-topic = { $topic }: { $parties } – { $options }
outlook-topic-nobody = { $topic }: { $parties }
outlook-majority = { $parties } +{ $count ->
    [one] 1 escaño
   *[other] { $count } escaños
}{ $tied ->
    [yes] {" "}(empate)
   *[no] {""}
}
outlook-points = Puntos de victoria
outlook-gain = { $party } { $gained }
outlook-points-of = { $party }: objetivos { $goals }, República { $republic }{ $more ->
    [0] {""}
   *[other] , otros { $others }
} = { $gained }, total { $total }
outlook-threats = Amenazas
outlook-no-threats = Ahora ninguna amenaza cuesta nada.
outlook-bite-poverty = Pobreza { $count }: el { $party } deja de ganar { $points } PV
outlook-bite-unrest = Disturbios { $count }: el { $party } deja de ganar { $points } PV
outlook-bite-regime = Regímenes { $count }: el { $party } deja de ganar { $points } PV
outlook-bite-councils = Repúblicas de consejos { $count }: el { $party } deja de ganar { $points } PV
outlook-bite-black-friday = Viernes Negro { $count }: por cada uno, prosperidad −1; si no hay, pobreza +1 en una ciudad al azar
outlook-bite-troubled = Ciudades con varias amenazas { $count }: −{ $seats ->
    [one] 1 escaño
   *[other] { $seats } escaños
} para cada partido del gobierno
outlook-bite-box = Marcadores en la casilla DR { $count }: { outlook-rolls }
outlook-crisis = Tiradas de crisis
outlook-rolls = { $rolls ->
    [one] 1 tirada de crisis
   *[other] { $rolls } tiradas de crisis
} para cada partido del gobierno
outlook-crisis-odds = Cada tirada cuesta una base en el { $base } %, un escaño en el { $seat } %, un punto de victoria en el { $vp } % y nada en el { $nothing } % de los casos.
outlook-cabinet = Nuevo gobierno
outlook-votes = { $what }: { $votes } de { $seats } escaños
outlook-seats = El parlamento entonces: { $seats }
outlook-refusable = Sus socios pueden rechazar esta coalición.
outlook-endings = Cartas al final de la ronda
outlook-ending = { $card }: { $what }
panel-roads = Caminos a un final repentino
page-road-open = Más sobre esto
page-round-end = Si la ronda terminara ahora
page-round-end-note = Seguro tal como está el tablero; los dados y las decisiones no cuentan.
page-criterion = { $met ->
    [yes] cumplido:
   *[no] no cumplido:
}
page-criteria = Criterios
move-warning = Esto puede terminar la partida: { $how }
odds-success = { $chance } para { $needed } o más
odds-highest = Cuenta el dado más alto; cada 6 adicional suma 1.
page-offers = Qué puedes hacer
page-tab-actions = Acciones
about-store = se guarda para un debate, una acción o una reacción
about-spend = 1 punto de acción más ahora
about-better = +1 al próximo resultado
about-takeover = la unidad se vuelve negra y pertenece al DNVP
about-win-back = la unidad vuelve a ser blanca y sirve al gobierno
page-choose-agenda-now = Elegir esta agenda
analysis-round = Ronda { $round }
analysis-plays = Carta por carta
analysis-play-politics = Fase política
analysis-play-dealing = Nueva ronda
change-marker-new = { $marker } en { $cities }
change-marker-gone = ya no hay { $marker } en { $cities }
change-one-more = otro marcador { $marker }, el { $number }.º, acabaría la partida
change-no-longer = otro marcador { $marker } ya no acabaría la partida
change-bases-won = el { $party } gana terreno en { $cities }
change-bases-gone = el { $party } pierde su última base en { $cities }
change-bases-lost = el { $party } pierde una base en { $cities }
change-unit-comes = { $unit } ahora en { $city }
change-unit-goes = menos { $unit } en { $city }
change-unit-last = { $unit } ya no en { $city }
change-unit-republic = la República pierde su última unidad ({ $unit }) en { $city }
change-unit-dissolved = unidad disuelta: { $unit }
change-economy-up = la economía sube a { $level }
change-economy-down = la economía baja a { $level }
change-nsdap = el contador del NSDAP sube a { $count }; con { $left } más pierden todos
change-box-near = la casilla DR tiene { $total } de { $size }: la anarquía está cerca
change-box-more = la casilla DR sube a { $total } de { $size }
change-box-less = la casilla DR baja a { $total } de { $size }
change-foreign = éxito en política exterior: { $card }
change-topics-won = el { $party } se gana la opinión en { $topics }
change-topics-lost = el { $party } pierde la opinión en { $topics }
change-points-won = el { $party } obtiene { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
}
change-points-lost = el { $party } pierde { $count ->
    [one] 1 punto de victoria
   *[other] { $count } puntos de victoria
}
change-seats-won = el { $party } gana { $count ->
    [one] 1 escaño
   *[other] { $count } escaños
}
change-seats-lost = el { $party } pierde { $count ->
    [one] 1 escaño
   *[other] { $count } escaños
}
change-government = un nuevo gobierno: { $parties }
change-president = el { $party } gana la presidencia
change-minor = el { $party } controla ahora el { $minor }
change-criterion-met = se cumple un criterio: { $criterion }
change-criterion-lost = ya no se cumple un criterio: { $criterion }
