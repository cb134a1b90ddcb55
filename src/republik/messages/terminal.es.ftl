## At the table

opponent = Rival ({ $side }): { $level }, nivel { $number } de { $count }. Los demás: republik levels
opponent-automatic = { $side }: lo juegan las reglas
opponent-other = { $side }: ordenador ({ $name })
thinking-side = { $side } está pensando …
thinking-hint = Pensando en un consejo … Ctrl-C lo detiene.
thinking-hint-seconds = Pensando { $seconds } s en un consejo … Ctrl-C lo detiene.
language-missing = Este juego solo está en inglés.
ask-continue = — Intro —
ask-hand-over = Decide { $side }. El otro bando no mira; después, Intro.
prompt-use = { $card }: ¿para qué la usas?
answer-unknown = «{ $answer }» no está entre las opciones. Escribe ayuda para saber qué se puede escribir.
answer-ambiguous = «{ $answer }» puede ser: { $names }
undo-done = Deshecho.
why-what = Di qué hay que explicar: porqué NOMBRE
why-line = { $move }: { $answer }
why-allowed = permitido
cards-unknown = No hay ninguna carta «{ $answer }». Di su número o una parte de su título
save-where = Di un archivo: guardar partida.txt
save-done = Guardada en { $path }, y desde ahora tras cada decisión.
quit-unsaved = La partida no está guardada en ningún archivo. Primero guardar ARCHIVO, o salir otra vez.
quit-kept = La partida está guardada en { $path }. Se sigue con: republik play --resume { $path }
quit-lost = La partida no se ha guardado.
forecast-title = Lo que se avecina
play-kept = La partida está guardada en { $path }
game-summary = { $when }, { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}

## Commands at the table

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
help-forecast = lo que se avecina, tal como están las cosas
help-map = todo lo que hay en la mesa
help-cards = todas las cartas que puedes mirar (cartas NOMBRE: una carta)
help-log = qué ha pasado (crónica all: todo)
help-save = ARCHIVO: guardar la partida, desde ahora tras cada decisión
help-help = esta lista
help-back = dejar una página o una carta sin elegir
help-quit = dejar la partida; si está guardada se puede seguir

## Hints

hint-searched = { $deals } repartos de las cartas ocultas probados, { $depth ->
    [one] 1 acción
   *[other] { $depth } acciones
} por delante
hint-share = { $share } % de la búsqueda
hint-longer = más
hint-time = Di cuánto pensar, en segundos hasta { $most }: consejo 10. O bien: consejo más
hint-stopped = Sin consejo: interrumpido.
hint-nobody = Sin consejo: ningún jugador del ordenador de este juego sabe decir por qué.

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

## Command line

cli-about = Juegos de mesa en el terminal y en el navegador.
cli-epilog = Sin orden empieza una partida contra el ordenador. Más sobre una orden: republik play --help
cli-usage = uso:
cli-options = opciones:
cli-args = argumentos:
cli-command = ORDEN
cli-commands = órdenes
cli-help = esta ayuda
cli-version = la versión de este programa
cli-lang = el idioma; si no, el del terminal
cli-game = qué juego
cli-game-option = { $game }, { $option }: { $values } (si no, { $default })
cli-games = juegos:

## Command line: play

cli-play = Jugar una partida. Si solo hay jugadores de ordenador, se juega entera y da el resultado.
cli-level = cómo de fuerte juega el ordenador: número o nombre de la lista de abajo ({ $default })
cli-think = cuántos segundos piensan cada decisión los jugadores que pueden hacerlo
cli-seed = cualquier texto: el mismo texto da las mismas cartas
cli-record = guardar la partida en este archivo, tras cada decisión
cli-resume = seguir una partida guardada
cli-force = sobrescribir el archivo de --record si ya existe
cli-log = al final, imprimir todo lo que pasó
cli-data = una carpeta con valores propios, para los juegos que los admiten
cli-seat = { $game }, quién juega { $seat }: person (o me), un nivel u otro jugador de ordenador ({ $players }) o { $bot }

## Command line: levels

cli-levels = Mostrar los niveles del ordenador y cómo juegan.

## Command line: show, replay, verify

cli-show = Mostrar una posición de un acta.
cli-show-record = el acta de una partida
cli-show-at = tras tantas decisiones; si no, la última posición
cli-show-json = como JSON
cli-replay = Recorrer un acta paso a paso.
cli-replay-from = empezar por esta decisión
cli-verify = Comprobar un acta: reglas, resultado, y el azar según la semilla prometida.

## Command line: export, import

cli-export = Escribir un acta en el formato de intercambio.
cli-export-output = el archivo; si no, la salida estándar
cli-import = Leer una partida en el formato de intercambio.
cli-import-file = el archivo que se lee
cli-import-output = guardar la partida como acta en este archivo
cli-import-until = solo hasta el final de este periodo (una década, una ronda)

## Command line: fuzz

cli-fuzz = Jugar partidas al azar comprobando todo.
cli-fuzz-game = qué juego
cli-fuzz-games = cuántas partidas
cli-fuzz-seed = un número entero; el mismo número da las mismas partidas
cli-fuzz-workers = cuántos procesos
cli-fuzz-out = dónde deja su acta un fallo

## Command line: arena

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

## Command line: dataset, study

cli-dataset = Hacer jugar entre sí a los jugadores automáticos y escribir las partidas como conjunto de datos (Parquet).
cli-dataset-games = cuántas partidas (100)
cli-dataset-players = los dos jugadores: con dos asientos el primero y el segundo, con más la mitad cada uno (greedy greedy)
cli-dataset-out = la carpeta que se escribe, con tablas y descripción; debe ser nueva o estar vacía
cli-dataset-force = sustituir los datos de la carpeta de --out
cli-study = Hacer jugar a un jugador contra sí mismo en todas las variantes de las reglas; medir bandos, finales y cartas.
cli-study-games = cuántas partidas por variante (100)
cli-study-player = el jugador automático de ambos bandos (delegate)
cli-study-out = la carpeta donde escribir { $file }; uno anterior se sustituye
cli-study-page = no juega: prepara las tablas y los gráficos de { $page } a partir de { $data }

## Command line: analyse

cli-analyse = Examina una partida ya jugada: la probabilidad de ganar en cada decisión, y dónde cambió la partida.
cli-analyse-record = un acta, o una partida en el formato de intercambio
cli-analyse-level = quién la piensa: un nivel de 1 a 5, por número o nombre (minister)
cli-analyse-player = quién la piensa: un jugador del ordenador, por ejemplo search:2s
cli-analyse-seat = las decisiones de quién: un puesto, o both (ambos)
cli-analyse-top = cuántos puntos de inflexión se indican (5)
cli-analyse-json = escribe todo como JSON en este archivo; «-» es la salida estándar, en lugar del texto
cli-analyse-html = escribe en este archivo una página con la curva y todas las tablas

## Command line: serve

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
cli-serve-redis = un Redis por el que varios procesos con la misma base de datos se cuentan lo que pasó, como URL
cli-serve-open = abre el navegador en cuanto el servidor escucha
cli-serve-public-address = dónde se encuentra el servidor, como URL: para los enlaces de los avisos
cli-serve-smtp = el servidor de correo para los avisos, como smtp://usuario:contraseña@host:puerto o smtps://…; mejor en la variable REPUBLIK_SMTP
cli-serve-mail-from = la dirección de la que salen estos correos (o la variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = los webhooks y mensajes push pueden ir también a este equipo, para probarlos
cli-serve-values = { $game }: una carpeta con valores propios para las mesas nuevas (o la variable { $variable })

## Command line: server

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

## Levels

levels-title = Niveles del ordenador:
levels-how = Se elige con: republik play --level 4. Más tiempo para el último: republik play --think 10
levels-of = Niveles del ordenador ({ $games }):

## Records

show-title = Tras la decisión { $at } de { $total }
replay-next = — Intro: seguir, q: salir —
replay-unfinished = El acta termina aquí; la partida no había acabado.
verify-good = Correcta: { $count } decisiones, y el azar siguió la semilla prometida.
verify-no-seed = Correcta: { $count } decisiones. Sin semilla revelada no se puede comprobar el azar.
verify-bad = no es un acta correcta: { $reason }
import-done = Leído: { $count } decisiones.

## Random games (docs/development.md)

fuzz-games = { $games } partidas sin fallo, { $failures } con uno
fuzz-decisions = { $decisions } decisiones, { $mean } por partida (de { $least } a { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fallo en { $game }, semilla { $seed }, partida { $index }, tras { $ply } decisiones: { $reason }. El acta está en { $path }
progress-games = partidas
fuzz-crash = { $reason }

## Promises that a game did not keep

fuzz-broken-endless = sin final tras { $limit } decisiones
fuzz-broken-copy-itself = copy() devuelve la posición misma
fuzz-broken-copy-differs = una copia difiere de su posición
fuzz-broken-copy-hash = el hash de una copia difiere del de su posición
fuzz-broken-copy-shares = jugar en una copia cambió el original
fuzz-broken-original-shares = jugar en el original cambió una copia
fuzz-broken-two-results = la misma jugada llevó a dos posiciones (con y sin oyente)
fuzz-broken-nobody-to-act = no le toca a nadie
fuzz-broken-no-outcome = no le toca a nadie, pero no hay desenlace
fuzz-broken-early-outcome = hay un desenlace, pero la partida sigue
fuzz-broken-moves-after-end = moves() enumera jugadas tras el final
fuzz-broken-no-moves = moves() está vacío antes del final
fuzz-broken-moves-unsorted = moves() no está ordenado, o repite una jugada
fuzz-broken-winner = el ganador no es un puesto
fuzz-broken-ending-comma = un tipo de final lleva una coma: las actas no pueden recogerlo
fuzz-broken-to-act = le toca a { $seat }, que no es un puesto
fuzz-broken-outside-action-space = una jugada está fuera del espacio de acciones
fuzz-broken-allows-unlisted = why_not({ $move }) permite una jugada no enumerada
fuzz-broken-plays-unlisted = play({ $move }) acepta una jugada no enumerada
fuzz-broken-refuses-listed = why_not({ $move }) rechaza una jugada enumerada
fuzz-broken-refused-changed = la jugada rechazada { $move } cambió la posición
fuzz-broken-same-text = dos jugadas tienen el mismo texto
fuzz-broken-move-text-differs = la jugada «{ $text }» se vuelve a leer como otra
fuzz-broken-move-text-unwritable = las actas no pueden recoger la jugada «{ $text }»
fuzz-broken-text-differs = el texto de la posición se vuelve a leer como otra posición
fuzz-broken-text-hash = una posición releída tiene otro hash
fuzz-broken-text-moves = una posición releída tiene otras jugadas
fuzz-broken-view-seat = una vista es de otro puesto
fuzz-broken-view-to-act = una vista dice que le toca a otro puesto
fuzz-broken-view-outcome = una vista tiene otro desenlace
fuzz-broken-view-moves = el puesto al que le toca ve otras jugadas en su vista
fuzz-broken-view-text = una vista escribe una jugada de otro modo
fuzz-broken-stranger-moves = la vista de un espectador ofrece jugadas
fuzz-broken-shows-hidden = la jugada «{ $move }» muestra algo oculto
fuzz-broken-sample-itself = sample() devuelve la verdadera posición misma
fuzz-broken-sample-to-act = en una muestra le toca a otro puesto
fuzz-broken-sample-told-apart = el puesto { $seat } distingue una muestra de la verdadera posición
fuzz-broken-sample-moves = una muestra ofrece otras jugadas al puesto al que le toca
fuzz-broken-sample-shares = jugar en una muestra cambió la verdadera posición

## Arena (docs/arena.md)

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
arena-sides = Asientos
arena-sides-note = En el modelo de las puntuaciones, jugar como { $seat } vale { $points } puntos Elo ({ $interval }).
arena-won = ganadas
arena-endings = Finales
arena-period = periodo
arena-winner = ganador
arena-ending = final
arena-share = proporción
seat-players = el jugador
seat-rules = las reglas
arena-times = Tiempo por decisión
arena-times-note = La mitad de las decisiones tardó como máximo p50, 99 de cada 100 como máximo p99.
arena-decisions = decisiones
arena-test = Prueba secuencial
arena-test-verdict = resultado
arena-test-llr = razón de log-verosimilitud
arena-test-elo0 = { $first } no es { $elo1 } puntos Elo más fuerte que { $second } (elo0 aceptado)
arena-test-elo1 = { $first } es más de { $elo0 } puntos Elo más fuerte que { $second } (elo1 aceptado)
arena-test-open = sin decidir
arena-matches-many = Resultados por asiento
arena-matches-many-note = Resultados del primer jugador: con sus asientos juntos, y después la parte de victorias con cada asiento.
arena-matches-solo = Resultados por bando
arena-matches-solo-note = Resultados del primer jugador: los dos bandos juntos, en la mesa, y donde se sentaba el otro jugador (un punto cuando ganan las reglas).
arena-side-many = asiento
arena-side-solo = bando
arena-pairs-many-note = Todas las partidas de una pareja tienen las mismas cartas: los dos se reparten los asientos de todas las formas posibles. La diferencia en puntos Elo es la del resultado.
arena-pairs-solo-note = Cada uno de los dos juega solo con las mismas cartas. La diferencia en puntos Elo es la del resultado.
arena-sides-many = Asientos
arena-sides-solo = El jugador y las reglas

## Data sets and studies

dataset-written = Escritos en { $path }: { $games } partidas, { $decisions } decisiones
study-title = Estudio: { $player } contra sí mismo, { $games } partidas por variante de las reglas
study-balance = Partidas ganadas: { $seat }
study-variant = reglas
study-differences = Proporción ({ $seat }) frente a { $name } con las mismas cartas, en puntos porcentuales
study-difference = diferencia
study-written = Escrito: { $path }
study-page-written = Escritos: { $path }, { $count } gráficos

## Analysis (docs/analysis.md)

analysis-title = Análisis: { $players }
analysis-side = Solo se examinan estas decisiones: { $side }
analysis-unfinished = La partida no ha terminado; se examina lo que hay.
analysis-nothing = esta partida no tiene ninguna decisión que examinar
analysis-curve = Probabilidad de ganar: { $seat }
analysis-curve-label = Probabilidad de ganar ({ $seat }) a lo largo de las decisiones de la partida: { $first } al principio, mínima { $low }, máxima { $high }, { $last } al final
analysis-curve-note = Como la ve el bando que empieza una jugada, cada vez que lo hace. Los bandos saben cosas distintas.
analysis-period = Parte { $period }
analysis-plays = Jugada a jugada
analysis-turn = { $number }. Decisión { $decision }, { $side }: { $move }
analysis-cost = quedan { $chance } de { $best }: { $loss } puntos
analysis-better = Mejor: { $move }, { $chance }
analysis-swings-note = De una jugada a la siguiente, sin lo que costaron las decisiones: el azar, lo que un bando sabe y el otro no, y los errores de quien piensa.
analysis-swing = Decisión { $decision } a { $then }: { $seat } de { $before } a { $after }; por decisiones { $decided }, por lo demás { $rest }
analysis-forecasts = Previsiones del momento
analysis-forecasts-note = Lo que se avecinaba en ese momento.
analysis-could-end = podría acabar la partida: { $phases }
analysis-number = N.º
analysis-chance = Probabilidad
analysis-curve-short = Probabilidad ({ $seat })
analysis-written = Escrito: { $path }
analysis-no-thinker = { $name } elige pero no sabe decir por qué; hay { $known }
analysis-level-or-player = --level y --player dicen los dos quién piensa: da solo uno
analysis-seat-unknown = --seat: «{ $name }» no es ninguno de { $known }
analysis-same-file = { $path } es un archivo que ya se lee o se escribe
analysis-import-stopped = turno { $turn }: { $reason } (regla { $rule }); la partida hasta ahí queda examinada

## Server

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

## Errors: the command line

error-arguments = { $reason } (véase { $program } --help)
error-seed = una semilla necesita al menos un carácter
error-number = { $what }: «{ $text }» no es un número entero de { $low } a { $high }
error-stopped = interrumpido
error-interrupted = interrumpido; la partida no se ha guardado
error-interrupted-kept = interrumpido; la partida está guardada en { $path }
error-no-more-input = no hay más entrada; la partida no se ha guardado
error-no-more-input-kept = no hay más entrada; la partida está guardada en { $path }
error-other-game-option = { $option } no pertenece a { $game }

## Errors: files and records

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
error-resume-options = { $options } no va con --resume: lo dice ya el acta
error-resume-outdated = se perdería el resto del archivo: para seguir desde ahí indica otro archivo con --record ARCHIVO
error-resume-bot = en el acta juega un programa, «{ $name }»; indica con { $option } quién sigue
error-file-missing = no existe el archivo { $path }
error-file-unreadable = { $path } no se puede leer: { $reason }
error-file-unwritable = { $path } no se puede escribir: { $reason }
error-file-exists = { $path } ya existe: sigue con --resume, elige otro nombre o sobrescribe con --force
error-file-folder = { $path } es una carpeta
error-folder-missing = no existe la carpeta { $path }
error-not-a-folder = { $path } no es una carpeta
error-data = los valores de la carpeta no son buenos: { $reason }
error-resume-other-game = el acta es de otro juego, «{ $name }»
error-no-interchange = { $game } no tiene formato de intercambio
error-interchange-unknown = no es un archivo de intercambio; formatos conocidos: { $known }
error-import-until = --until: este juego no tiene un periodo «{ $text }»
error-no-analysis = { $game } no se puede examinar

## Errors: players

error-player-budget = { $name }: «{ $budget }» no es una medida. Se dan iteraciones hasta { $iterations } (800), segundos hasta { $seconds } (0.5s) o ambos (800,0.5s)
error-player-no-budget = { $name } no piensa más ni menos tiempo; pueden hacerlo { $known }
error-level-taken = --level es para el bando del ordenador, y aquí no queda ninguno
error-think = --think: «{ $text }» no es un número de segundos mayor que 0 y hasta { $most }
error-think-nobody = --think es para { $known }, y ninguno de ellos juega aquí sin medida propia
error-bot-command = «{ $command }» no es una orden que inicie un programa: { $reason }
error-bot-missing = no hay ningún programa «{ $program }» que pueda jugar
error-bot-time = { $variable } debe ser un número de segundos, no «{ $text }»
error-player-seats = { $name } juega solo { $seats }
error-automatic-seats = aquí juegan las propias reglas: no hay { $options }

## Errors: arena, data sets, studies

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
error-arena-sprt-seats = una prueba secuencial es para juegos de dos asientos
error-arena-every-seat = { $name } no puede jugar en todos los puestos y por eso no es para la arena
error-study-game = no hay estudio de { $name }

## Errors: the server

error-serve-extra = el servidor necesita { $missing }: pip install republik[server]
error-serve-address = no se puede escuchar en { $address }: { $reason }
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
error-serve-public-address = «{ $text }» no es una dirección como https://republik.example.org
error-serve-smtp = --smtp: el servidor de correo se indica como smtp://usuario:contraseña@host:puerto o smtps://…
error-serve-mail-from = --mail-from: los correos necesitan un remitente
error-serve-mail-address = --smtp: los correos llevan enlaces, así que hace falta --address, dónde se encuentra el servidor
