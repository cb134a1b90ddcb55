## Computer players

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
level-random = Azar
level-random-about = Elige cualquier decisión permitida con la misma probabilidad.
level-automatic = jugado por las reglas

## Endings

outcome = Gana { $winner }: { $how } (regla { $rule })
outcome-table = Gana { $winner }: { $how }
ending-resigned = el otro bando se rinde
ending-timeout = al otro bando se le acabó el tiempo
ending-agreed = de común acuerdo
ending-abandoned = la partida fue abandonada
ending-forfeited = el programa del otro bando pierde por infracción

## Refusals at the table

refusal-rule = { $reason } (regla { $rule })
refusal-game-over = la partida ha terminado
refusal-no-such-move = { $text } no es una jugada
refusal-not-your-turn = no es tu turno
refusal-undo-nothing = no hay nada tuyo que deshacer
refusal-undo-other-acted = entretanto ha actuado el otro bando
refusal-undo-chance = entretanto se han repartido cartas
refusal-undo-private = entretanto se ha visto algo oculto
refusal-undo-turn-over = tu turno ha terminado
refusal-undo-game-over = la partida ha terminado
refusal-redo-nothing = no hay nada que volver a jugar

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Tu decisión
when-any = la partida está en curso
state-of-seat = Lo que ve { $seat }:

## Names that are not known

error-unknown-game = juego desconocido «{ $name }»; hay { $known }
error-game-load = no se puede cargar el juego { $game } del paquete { $package }: { $what }
error-game-name = el juego { $game } del paquete { $package } se llama a sí mismo { $what }
error-game-word = el juego { $game } del paquete { $package } tiene un puesto o una opción con un nombre ya usado: { $what }
error-game-double = el paquete { $package } trae un juego { $game }, pero ya hay uno con ese nombre
error-unknown-player = jugador desconocido «{ $name }»; hay { $known }
error-player-arena-only = { $name } lo ve todo, así que solo juega en la arena
error-unknown-level = nivel desconocido «{ $name }»; hay { $known }
error-unknown-language = idioma desconocido «{ $name }»; hay { $known }
error-option = { $option }: «{ $value }» es desconocido; hay { $known }
error-values-missing = esta partida se juega con valores propios ({ $values }) que aquí faltan; { $variable } puede indicar la carpeta que los contiene

## How long to think

budget-empty = hacen falta iteraciones o segundos
budget-iterations = iteraciones de 1 a { $most }, no { $given }
budget-seconds = segundos por encima de 0 y hasta { $most }, no { $given }
budget-unreadable = «{ $text }» no es una medida: 800 (iteraciones), 0.5s (segundos) o 800,0.5s

## Records (docs/records.md)

record-outdated = Las reglas se han corregido desde que empezó esta partida (revisión { $began } entonces, { $now } ahora): con las reglas de hoy puede desarrollarse de otra manera que como se jugó.
record-refused-part = Ya no se admite: { $reason }. Se usan las primeras { $good } de sus { $total } decisiones.
record-outdated-part = { $outdated } { $part }
record-at-line = línea { $line }: { $reason }
record-first-line = no es un acta: la primera línea debe ser «{ $expected }»
record-version = formato de acta { $version }; solo se conoce { $known }
record-too-large = un acta tiene como máximo { $most } bytes
record-long-line = una línea tiene como máximo { $most } caracteres
record-unprintable = un carácter que no se puede imprimir
record-not-utf-8 = no es texto UTF-8
record-long-header = la cabecera tiene como máximo { $most } líneas
record-no-game = la cabecera no nombra el juego
record-header-line = se espera «clave: valor», o una línea vacía al final de la cabecera
record-header-twice = «{ $name }» aparece dos veces en la cabecera
record-decision-line = se espera «<número> <puesto> <jugada>»
record-decision-number = decisión { $number } donde debería estar la { $expected }
record-many-decisions = un acta tiene como máximo { $most } decisiones
record-unwritable = esta acta no se puede escribir: un texto suyo se leería como otra cosa
record-chance-differs = el azar decidió de otro modo que la semilla
record-seed-unreadable = «{ $text }» no es una semilla: consta de cifras hexadecimales
record-seed-without-commitment = una semilla sin el compromiso que la prometía
record-seed-not-promised = la semilla no es la prometida
record-seed-needed = para seguir hace falta la semilla prometida
record-redraws = se espera «<decisión>+<extracciones>», no «{ $text }»
record-other-game = { $reason }
record-options = no existe tal partida: { $reason }
record-over = la partida ya ha terminado
record-other-turn = { $seat } no puede decidir, le toca a { $expected }
record-move-refused = «{ $move }»: { $reason }
record-no-move = «{ $move }» no es una jugada: { $reason }
record-ended-otherwise = la partida terminó así: { $result }
record-not-over = hay un resultado, pero la partida no ha terminado
record-revision = se espera el número de una revisión, no «{ $text }»

## Positions as text

position-unreadable = no es una posición: { $reason }
position-no-object = no es una posición: se espera un objeto JSON
position-field-type = { $field }: se espera { $type }, no { $value }
position-field-numbers = { $field }: se esperan números enteros
position-field-values = { $field }: se espera uno de { $known }
position-agenda-long = agenda: más de { $most } pasos
position-agenda-step = agenda: un paso consta de { $count } números
position-impossible = una posición así no puede darse: { $reason }
position-outdated = las reglas o los valores se han corregido desde que se escribió esta posición
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }

## Hints

hint-title = Consejo ({ $level }), con la probabilidad de ganar ({ $side }):
hint-for = a favor: { $reasons }
hint-against = en contra: { $reasons }

## Analysis

analysis-progress = decisiones
analysis-about = { $count } decisiones, pensadas por { $player }. Cada una se juzga por lo que su bando podía saber al tomarla.
analysis-turning = Puntos de inflexión
analysis-turning-note = Las decisiones que más probabilidad de ganar costaron, la más cara primero.
analysis-turning-none = Ninguna decisión costó { $points } puntos porcentuales de probabilidad de ganar o más.
analysis-not-considered = { $player } no había mirado esta jugada; su probabilidad sale de seguir pensando tras ella.
analysis-swings = Oscilaciones que ninguna decisión explica
analysis-lost = Perdido en total por decisiones: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Decisión
analysis-who = Bando
analysis-when = Cuándo
analysis-move = Jugado
analysis-loss = Coste
analysis-instead = Mejor
analysis-ends = Podría acabar la partida
