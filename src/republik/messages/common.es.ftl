## Computer players

level-newcomer = Novato
level-newcomer-ease = muy fácil
level-newcomer-about = Juega lo que a primera vista parece mejor, pero tres de cada diez jugadas son al azar.
level-citizen = Ciudadano
level-citizen-ease = fácil
level-citizen-about = Juega lo que a primera vista parece mejor; nunca mira más allá.
level-delegate = Diputado
level-delegate-ease = medio
level-delegate-about = Valora bien las jugadas, pero no planea a largo plazo.
level-minister = Ministro
level-minister-ease = difícil
level-minister-about = Examina acciones completas y comprueba las mejores frente a la mejor respuesta del otro bando.
level-statesman = Estadista
level-statesman-ease = muy difícil
level-statesman-about = Imagina muchos repartos posibles de las cartas ocultas y explora cada uno, hasta un segundo por decisión.
level-chancellor = Canciller
level-chancellor-ease = el más difícil
level-chancellor-about = Explora como el estadista, hasta dos segundos por decisión.
level-random = Azar
level-random-about = Juega cualquier jugada permitida.
level-automatic = lo llevan las reglas

## Endings

outcome = Victoria – { $winner }: { $how } (regla { $rule })
outcome-table = Victoria – { $winner }: { $how }
outcome-no-winner = Sin vencedor: { $how } (regla { $rule })
outcome-no-winner-table = Sin vencedor: { $how }
ending-scores = { $how }, { $scores }
ending-resigned = el otro bando se ha rendido
ending-timeout = al otro bando se le ha acabado el tiempo
ending-agreed = de común acuerdo
ending-abandoned = la partida fue abandonada
ending-forfeited = el programa del otro bando pierde por una infracción

## Refusals at the table

refusal-rule = { $reason } (regla { $rule })
refusal-game-over = la partida ha terminado
refusal-no-such-move = «{ $text }» no es una jugada
refusal-not-now = «{ $move }» no es posible ahora
refusal-not-your-turn = no es tu turno
refusal-undo-nothing = no tienes nada que deshacer
refusal-undo-other-acted = el otro bando ya ha jugado después
refusal-undo-chance = después se han repartido cartas
refusal-undo-private = desde entonces se ha revelado algo oculto
refusal-undo-turn-over = tu turno ha terminado
refusal-undo-game-over = la partida ha terminado
refusal-redo-nothing = no hay nada que rehacer

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Elige tu jugada
when-any = en curso
when-over = la partida ha terminado
state-of-seat = Lo que se ve ({ $seat }):

## Names that are not known

error-unknown-game = juego desconocido: «{ $name }»; disponibles: { $known }
error-game-load = no se puede cargar el juego { $game } del paquete { $package }: { $what }
error-game-name = el juego { $game } del paquete { $package } se llama a sí mismo { $what }
error-game-word = el juego { $game } del paquete { $package } tiene un sitio o una opción con un nombre ya usado: { $what }
error-game-double = el paquete { $package } trae un juego { $game }, pero ya hay uno con ese nombre
error-unknown-player = jugador desconocido: «{ $name }»; disponibles: { $known }
error-player-arena-only = { $name } lo ve todo, así que solo puede jugar en la arena
error-unknown-level = nivel desconocido: «{ $name }»; disponibles: { $known }
error-unknown-language = idioma desconocido: «{ $name }»; disponibles: { $known }
error-option = { $option }: valor desconocido «{ $value }»; disponibles: { $known }
error-values-missing = esta partida usa valores propios ({ $values }) que aquí no están; indica en { $variable } la carpeta que los contiene

## How long to think

budget-empty = el límite necesita iteraciones o segundos
budget-iterations = las iteraciones van de 1 a { $most }, no { $given }
budget-seconds = los segundos deben ser más de 0 y como máximo { $most }, no { $given }
budget-unreadable = «{ $text }» no es un límite válido: usa 800 (iteraciones), 0.5s (segundos) o 800,0.5s (ambos)

## Records (docs/records.md)

record-outdated = Las reglas se han corregido desde que empezó esta partida (entonces revisión { $began }, ahora { $now }): con las reglas de hoy puede desarrollarse de otra manera.
record-refused-part = Ya no se permite: { $reason }. Solo se usan las primeras { $good } de { $total } decisiones.
record-outdated-part = { $outdated } { $part }
record-at-line = línea { $line }: { $reason }
record-first-line = no es una partida guardada: la primera línea debe ser «{ $expected }»
record-version = no se admite el formato de partida { $version }, solo { $known }
record-too-large = el archivo de una partida tiene como máximo { $most } bytes
record-long-line = una línea tiene como máximo { $most } caracteres
record-unprintable = carácter no imprimible
record-not-utf-8 = no es texto UTF-8
record-long-header = la cabecera tiene como máximo { $most } líneas
record-no-game = la cabecera no nombra el juego
record-header-line = se espera «clave: valor», o una línea vacía al final de la cabecera
record-header-twice = «{ $name }» aparece dos veces en la cabecera
record-decision-line = se espera «<número> <sitio> <jugada>»
record-decision-number = aparece la decisión { $number } donde se espera la { $expected }
record-many-decisions = una partida tiene como máximo { $most } decisiones
record-unwritable = esta partida no se puede escribir: una parte de su texto se leería como otra cosa
record-chance-differs = esta decisión del azar no corresponde a la semilla
record-deal-differs = las cartas ocultas de la primera posición no corresponden a la semilla
record-deal-unknown = forma de reparto desconocida: «{ $text }»
record-seed-unreadable = «{ $text }» no es una semilla: debe constar de cifras hexadecimales
record-seed-without-commitment = hay una semilla, pero no su huella
record-seed-not-promised = la semilla no coincide con la huella publicada
record-seed-needed = para seguir hace falta la semilla de esa huella
record-redraws = se espera «<decisión>+<extracciones>», no «{ $text }»
record-other-game = { $reason }
record-options = esta partida no se puede preparar: { $reason }
record-unknown-option = «{ $name }» no es una opción de este juego
record-impossible = la partida empieza en una posición que no se puede mostrar o conduce a ella
record-over = la partida ya ha terminado
record-other-turn = { $seat } no puede decidir: es el turno de { $expected }
record-move-refused = «{ $move }»: { $reason }
record-no-move = «{ $move }» no es una jugada: { $reason }
record-ended-otherwise = la partida terminó en realidad así: { $result }
record-not-over = hay un resultado, pero la partida no ha terminado
record-revision = se espera un número de revisión, no «{ $text }»

## Positions as text

position-unreadable = no es una posición: { $reason }
position-no-object = no es una posición: se espera un objeto JSON
position-fields = no es una posición: se esperan los campos { $known }
position-field-type = { $field }: se espera { $type }, no { $value }
position-field-numbers = { $field }: se esperan números enteros
position-field-values = { $field }: se espera uno de estos valores: { $known }
position-agenda-long = agenda: más de { $most } pasos
position-agenda-step = agenda: un paso tiene { $count } números
position-impossible = esta posición no puede darse: { $reason }
position-outdated = las reglas o los valores se han corregido desde que se guardó esta posición
position-refused = { $reason }

## Interchange files

interchange-at = { $where }: { $reason }
interchange-reason = { $reason }
percent = { $number } %

## Hints

hint-title = Consejo ({ $level }), con la probabilidad de ganar ({ $side }):
hint-for = a favor: { $reasons }
hint-against = en contra: { $reasons }

## Analysis

analysis-progress = decisiones
analysis-about = { $count } decisiones analizadas por { $player }, cada una juzgada solo por lo que su bando sabía en ese momento.
analysis-turning = Puntos de inflexión
analysis-turning-note = Las jugadas que más cambiaron las probabilidades, juzgadas por la posición tras todas sus decisiones y dados.
analysis-turning-none = Ninguna jugada cambió una probabilidad de ganar en cinco puntos.
analysis-costly = Decisiones costosas
analysis-costly-note = Las decisiones que más probabilidad de ganar han costado, de mayor a menor.
analysis-costly-none = Ninguna decisión ha costado { $points } o más puntos porcentuales de probabilidad de ganar.
analysis-curve = Probabilidades de ganar
analysis-curve-label = Probabilidad de ganar ({ $seat }) a lo largo de la partida: { $first } al principio, mínima { $low }, máxima { $high }, { $last } al final
analysis-curve-note = Antes de cada jugada, como las ve un observador que conoce todas las cartas.
analysis-plays = Jugada a jugada
analysis-chance = Probabilidad
analysis-not-considered = { $player } no había considerado esta jugada; su probabilidad sale de analizar la posición resultante.
analysis-lost = Probabilidad de ganar perdida en total, en puntos porcentuales: { $what }
analysis-lost-side = { $side } { $points }
analysis-decision = Decisión
analysis-who = Bando
analysis-when = Cuándo
analysis-move = Jugada
analysis-loss = Coste
analysis-instead = Mejor
analysis-ends = Podría haber acabado la partida
front-paper = Republik
front-turning-points = Los momentos decisivos
front-latest = Las últimas jugadas
front-figures = Las cifras finales
front-players = En la mesa
front-option = { $option }: { $value }
front-wins = Gana: { $winner }
front-no-winner = No gana nadie
front-anonymous = sin nombre
front-computer = { $level } (ordenador)
front-chance = Probabilidad de ganar, { $seat }: { $before } % → { $after } %
turning-card = { $card }
turning-changes = { $count ->
    [1] { $first }
    [2] { $first }; { $second }
   *[other] { $first }; { $second }; { $third }
}.
turning-dice = Decidieron los dados: { $what }
turning-dice-alone = Decidieron los dados.
turning-cards = Decidieron las cartas robadas: { $what }
turning-cards-alone = Decidieron las cartas robadas.
front-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
front-running = Aún no hay nada decidido
front-chance-of = Probabilidad de ganar: { $seat }
headline-resigned = Bandera blanca
headline-timeout = Se acabó el tiempo
headline-agreed = Un apretón de manos
headline-abandoned = La mesa vacía
headline-forfeited = La máquina se detiene
