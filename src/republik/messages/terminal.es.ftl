## At the table

opponent = Rival ({ $side }): { $level }, nivel { $number } de { $count }. Todos los niveles: republik levels
opponent-automatic = { $side }: lo llevan las reglas
opponent-other = { $side }: ordenador ({ $name })
play-answer = Responde con un número o un nombre; «ayuda» muestra qué más puedes escribir.
thinking-side = { $side }: el ordenador está pensando…
thinking-hint = Pensando un consejo… Pulsa Ctrl+C para detenerlo.
thinking-hint-seconds = Pensando un consejo durante { $seconds } s… Pulsa Ctrl+C para detenerlo.
language-missing = Este juego solo está disponible en inglés.
ask-continue = — pulsa Intro —
ask-hand-over = Turno: { $side }. Los demás, apartad la vista; después, pulsa Intro.
prompt-use = { $card }: ¿para qué la usas?
answer-unknown = «{ $answer }» no está entre las opciones. Escribe «ayuda» para ver qué puedes escribir.
answer-ambiguous = «{ $answer }» puede ser: { $names }
undo-done = Deshecho.
why-what = Di qué quieres que se explique: motivo NOMBRE
why-line = { $move }: { $answer }
why-allowed = permitido
cards-unknown = No hay ninguna carta «{ $answer }». Escribe su número o una parte de su título
save-where = Indica un archivo: guardar partida.txt
save-done = Guardada en { $path }; desde ahora, también tras cada decisión.
quit-unsaved = La partida no está guardada. Escribe antes «guardar ARCHIVO», o «salir» otra vez para dejarla.
quit-kept = La partida está guardada en { $path }. Para seguir: republik play --resume { $path }
quit-lost = La partida no se ha guardado.
forecast-title = Lo que se avecina
play-kept = La partida está guardada en { $path }
game-summary = { $when }, { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}

## Commands at the table

help-intro = Responde con un número, con un nombre o su comienzo, o con una jugada tal como se escribe en las partidas guardadas. También puedes escribir:
command-undo = deshacer
command-redo = rehacer
command-why = motivo
command-hint = consejo
command-forecast = previsión
command-map = mapa
command-cards = cartas
command-log = crónica
command-save = guardar
command-help = ayuda
command-rules = regla
command-bots = bots
command-back = volver
command-quit = salir
help-undo = deshacer tu última decisión, dentro de tu turno y mientras no se haya revelado nada oculto
help-redo = rehacer lo que has deshecho
help-why = NOMBRE: por qué algo no está permitido ahora
help-hint = qué haría el ordenador, y por qué; con consejo 10 o consejo más piensa más tiempo
help-forecast = lo que se avecina, tal como están las cosas
help-map = todo lo que hay en la mesa
help-cards = todas las cartas que puedes ver (cartas NOMBRE: una carta)
help-log = lo que ha pasado hace poco (crónica todo: todo)
help-save = ARCHIVO: guardar la partida, ahora y tras cada decisión
help-help = esta lista
help-back = salir de una página o de una carta sin elegir
help-quit = dejar la partida; si está guardada, puedes seguirla después
log-all = todo

## Hints

hint-searched = { $deals } repartos posibles de las cartas ocultas, a { $depth ->
    [one] 1 acción
   *[other] { $depth } acciones
} de profundidad
hint-share = { $share } % de la búsqueda
hint-longer = más
hint-time = ¿Cuánto debe pensar? Escribe «consejo 10» para 10 segundos (como máximo { $most }), o «consejo más».
hint-stopped = Sin consejo: interrumpido.

## Programs that play (docs/bots.md)

bot-not-started = No se ha podido iniciar el programa: { $reason }
bot-no-hello = El programa no ha saludado en { $seconds } s
bot-timeout = El programa no ha decidido en { $seconds } s
bot-clock = El programa ha agotado sus { $seconds } s para la partida
bot-ended = El programa ha terminado inesperadamente (código de salida { $code })
bot-illegal = El programa ha elegido { $move }, que no está entre las jugadas ofrecidas
bot-garbage = El programa ha escrito una línea que no se entiende: { $line }
bot-flood = El programa ha escrito más de { $limit } bytes
bot-unasked = El programa ha enviado un mensaje sin que se le preguntara
bot-last-words = Lo último que ha escrito: { $text }

## Command line

cli-about = Juegos de mesa en el terminal y en el navegador.
cli-epilog = Sin orden, empieza una partida contra el ordenador. Ayuda sobre una orden: republik play --help
cli-usage = uso:
cli-options = opciones:
cli-args = argumentos:
cli-command = ORDEN
cli-commands = órdenes
cli-help = mostrar esta ayuda
cli-version = mostrar la versión de este programa
cli-lang = el idioma (por defecto, el del terminal)
cli-game = qué juego
cli-game-option = { $game }, { $option }: { $values } (por defecto, { $default })
cli-games = juegos:

## Command line: play

cli-play = Jugar una partida. Si solo hay jugadores automáticos, se juega entera y se muestra el resultado.
cli-level = la fuerza del ordenador: un número o un nombre de la lista de abajo (por defecto, { $default })
cli-think = cuántos segundos piensan cada decisión los jugadores que saben usarlos
cli-seed = cualquier texto; la misma semilla reparte las mismas cartas
cli-record = guardar la partida en este archivo tras cada decisión
cli-resume = seguir una partida guardada
cli-force = sobrescribir el archivo indicado con --record
cli-log = al final, mostrar todo lo que ha pasado
cli-data = una carpeta con valores propios, para los juegos que los admiten
cli-seat = { $game }, quién juega con { $seat }: person (o me), un nivel u otro jugador automático ({ $players }), o { $bot }

## Command line: levels

cli-levels = Mostrar los niveles del ordenador y cómo juegan.

## Command line: show, replay, verify

cli-show = Mostrar una posición de una partida guardada.
cli-show-record = el archivo de la partida
cli-show-at = tras este número de decisiones (por defecto, la última posición)
cli-show-json = como JSON
cli-replay = Recorrer una partida guardada paso a paso.
cli-replay-from = empezar por esta decisión
cli-verify = Comprobar una partida guardada: las reglas, el resultado, y el azar según la semilla prometida.

## Command line: export, import

cli-export = Escribir una partida guardada en el formato de intercambio.
cli-export-output = el archivo que se escribe (por defecto, la salida estándar)
cli-import = Leer una partida en el formato de intercambio.
cli-import-file = el archivo que se lee
cli-import-output = guardar la partida en este archivo
cli-import-until = parar al final de este periodo (una década, una ronda)

## Command line: fuzz

cli-fuzz = Jugar partidas al azar comprobando todas las invariantes.
cli-fuzz-game = qué juego
cli-fuzz-games = cuántas partidas
cli-fuzz-seed = un número entero; la misma semilla da las mismas partidas
cli-fuzz-workers = cuántos procesos
cli-fuzz-out = dónde guardar la partida de un fallo

## Command line: arena

cli-arena = Hacer jugar entre sí a jugadores automáticos y puntuarlos.
cli-arena-players = dos o más jugadores automáticos; el mismo dos veces juega contra sí mismo
cli-arena-pairs = cuántas parejas por encuentro: dos partidas con el mismo reparto y los bandos cambiados
cli-arena-gauntlet = el primer jugador se enfrenta a cada uno de los demás (por defecto, todos contra todos)
cli-arena-seed = cualquier texto; la misma semilla da las mismas partidas
cli-arena-workers = cuántos procesos (por defecto, uno por núcleo)
cli-arena-backend = dónde se juega: en procesos de esta máquina o en un clúster de Ray
cli-arena-out = guardar los resultados en FILE.json, FILE.html y el diario FILE.jsonl; una serie interrumpida se puede continuar
cli-arena-sprt = prueba secuencial: parar en cuanto quede claro si el primer jugador es más fuerte
cli-arena-elo0 = la diferencia en puntos Elo de la hipótesis nula (por defecto, 0)
cli-arena-elo1 = la diferencia en puntos Elo de la hipótesis alternativa (por defecto, 30)
cli-arena-alpha = con qué frecuencia se puede aceptar elo1 por error (por defecto, 0.05)
cli-arena-beta = con qué frecuencia se puede aceptar elo0 por error (por defecto, 0.05)

## Command line: dataset, study

cli-dataset = Hacer jugar entre sí a jugadores automáticos y escribir las partidas como conjunto de datos (Parquet).
cli-dataset-games = cuántas partidas (por defecto, 100)
cli-dataset-players = los dos jugadores: en un juego para dos ocupan el primer y el segundo sitio; en uno mayor, la mitad de los sitios cada uno (por defecto, greedy greedy)
cli-dataset-out = la carpeta para las tablas y su descripción; debe ser nueva o estar vacía
cli-dataset-force = sustituir los datos de la carpeta indicada con --out
cli-study = Hacer jugar a un jugador contra sí mismo en cada variante de las reglas y medir bandos, finales y cartas.
cli-study-games = cuántas partidas por variante (por defecto, 100)
cli-study-player = el jugador automático de ambos bandos (por defecto, delegate)
cli-study-out = la carpeta para { $file }; uno anterior se sustituye
cli-study-page = no jugar: rehacer las tablas y los gráficos de { $page } a partir de { $data }
cli-calibrate = Hacer jugar a un jugador contra sí mismo y comparar las probabilidades que indica con las partidas ganadas.
cli-calibrate-player = un jugador automático que explica lo que elige
cli-calibrate-games = cuántas partidas (por defecto, 100)
cli-calibrate-out = guardar las probabilidades en FILE, una partida por línea; la misma orden continúa una serie interrumpida

## Línea de órdenes: train

cli-train = Hacer que un jugador automático aprenda el juego jugando contra sí mismo.
cli-train-what = el juego que se aprende, o la carpeta de un entrenamiento que se continúa
cli-train-out = la carpeta del entrenamiento; uno que ya existe se continúa
cli-train-minutes = cuánto dura el entrenamiento en total, con las sesiones anteriores (por defecto, 10)
cli-train-games = terminar después de tantas partidas
cli-train-workers = cuántos procesos juegan (por defecto, uno por núcleo menos uno para el entrenador; con --match, uno por núcleo)
cli-train-torch = entrenar con PyTorch, o avisar de que falta (por defecto, PyTorch si está instalado y, si no, NumPy)
cli-train-python = el intérprete de Python que ejecuta el entrenador (por defecto, este)
cli-train-settings = un archivo JSON con los ajustes del entrenamiento (véase docs/learning.md)
cli-train-resume = no empezar un entrenamiento nuevo
cli-train-match = no entrenar: hacer jugar entre sí a dos redes en un nivel; archivos, best o un número del entrenamiento, o linear para la evaluación sin red
cli-train-pairs = cuántas parejas de partidas tiene el encuentro (por defecto, 100)
cli-train-alone = en el encuentro, A ocupa un sitio, cada uno por turno, y B todos los demás

## Command line: analyse

cli-analyse = Analizar una partida guardada: la probabilidad de ganar en cada decisión, y dónde cambió la partida.
cli-analyse-record = una partida guardada, o una en el formato de intercambio
cli-analyse-level = quién analiza: un nivel de 1 a 6, por número o nombre (por defecto, minister)
cli-analyse-player = quién analiza: un jugador automático, por ejemplo search:2s
cli-analyse-seat = de quién son las decisiones que se analizan: un sitio, o both (ambos)
cli-analyse-top = cuántos puntos de inflexión mostrar (por defecto, 5)
cli-analyse-json = escribir todo como JSON en este archivo; «-» es la salida estándar, en lugar del texto
cli-analyse-html = escribir en este archivo una página con el gráfico y todas las tablas

## Command line: serve

cli-serve = Poner en marcha el servidor: mesas en el navegador, contra el ordenador o con otras personas.
cli-serve-host = la dirección en la que escucha (por defecto, 127.0.0.1: solo esta máquina)
cli-serve-port = el puerto (por defecto, 8000; 0 toma uno libre)
cli-serve-data = la carpeta de la base de datos (por defecto, la carpeta de datos del usuario)
cli-serve-database = otra base de datos, como URL de SQLAlchemy
cli-serve-workers = cuántos procesos para los jugadores automáticos (por defecto, uno por núcleo)
cli-serve-secure = enviar las cookies solo por TLS (detrás de un proxy que termina TLS)
cli-serve-origin = otra dirección desde la que se sirve la página; puede repetirse
cli-serve-address = Las mesas están en { $address } – pulsa Ctrl+C para detener el servidor.
cli-serve-interpreted = El motor se ejecuta en modo interpretado: los jugadores automáticos piensan unas cinco veces más despacio que con el compilado.
cli-serve-no-offline = La página que no necesita servidor no está construida, así que no hay nada en { $address }offline/. `make site` la construye.
cli-serve-stopped = El servidor se ha detenido; todas las partidas están guardadas.
cli-serve-redis = la URL de un Redis por el que varios procesos del servidor con la misma base de datos intercambian lo que pasa
cli-serve-open = abrir el navegador en cuanto el servidor escuche
cli-serve-public-address = la URL pública del servidor, para los enlaces de los avisos
cli-serve-smtp = el servidor de correo para los avisos, como smtp://usuario:contraseña@host:puerto o smtps://…; mejor en la variable REPUBLIK_SMTP
cli-serve-mail-from = la dirección del remitente de estos correos (o la variable REPUBLIK_MAIL_FROM)
cli-serve-local-receivers = permitir webhooks y mensajes push a esta misma máquina, para pruebas
cli-serve-values = { $game }: una carpeta con valores propios para las mesas nuevas (o la variable { $variable })
cli-serve-keep-unplayed = días que se guarda una mesa de invitados en la que nadie ha decidido nada (por defecto: 28; 0: para siempre)
cli-serve-keep-games = días que se guarda una partida jugada solo por invitados tras el último cambio (por defecto: 365; 0: para siempre)

## Command line: server

cli-server = Administrar las partidas de un servidor: copia de seguridad, restauración, exportación, corrección.
cli-server-backup = Escribir toda la base de datos en un archivo, también con el servidor en marcha.
cli-server-restore = Llenar una base de datos vacía desde una copia de seguridad.
cli-server-export = Escribir en una carpeta todas las partidas terminadas, un archivo por partida.
cli-server-patch = Volver a jugar todas las partidas en curso con las reglas de hoy e informar de qué cambiaría.
cli-server-file = el archivo de la copia de seguridad
cli-server-folder = la carpeta para las partidas
cli-server-force = sobrescribir los datos existentes
cli-server-all = incluir las partidas sin terminar (solo con el servidor parado: sus archivos contienen las semillas)
cli-server-apply = aplicar los cambios: retirar lo que las reglas ya no permiten

## Levels

levels-title = Niveles del ordenador:
levels-how = Elige uno con: republik play --level 4. Para dar más tiempo al último: republik play --think 10
levels-of = Niveles del ordenador ({ $games }):
levels-linear = { $game }: aquí el motor no está compilado y no se usa la red entrenada. Estos niveles juzgan con pesos fijos y juegan peor: { $levels }.

## Records

show-title = Tras la decisión { $at } de { $total }
replay-next = — Intro: seguir, q: salir —
replay-unfinished = El archivo termina aquí; la partida está sin terminar.
verify-good = Correcta: { $count } decisiones, y el azar ha seguido la semilla prometida.
verify-no-seed = Correcta: { $count } decisiones. Sin semilla revelada no se puede comprobar el azar.
verify-bad = partida guardada no válida: { $reason }
import-done = Importado: { $count } decisiones.

## Random games (docs/development.md)

fuzz-games = { $games } partidas correctas, { $failures } con fallo
fuzz-decisions = { $decisions } decisiones, { $mean } por partida (de { $least } a { $most })
fuzz-ending = { $count } ({ $share })  { $ending }
fuzz-failure = Fallo en { $game }, semilla { $seed }, partida { $index }, tras { $ply } decisiones: { $reason }. La partida está en { $path }
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
fuzz-broken-nobody-to-act = nadie tiene el turno
fuzz-broken-no-outcome = nadie tiene el turno, pero no hay desenlace
fuzz-broken-early-outcome = hay un desenlace, pero la partida sigue
fuzz-broken-moves-after-end = moves() enumera jugadas tras el final
fuzz-broken-no-moves = moves() está vacío antes del final
fuzz-broken-moves-unsorted = moves() no está ordenado, o repite una jugada
fuzz-broken-winner = el ganador no es un sitio
fuzz-broken-scores = los puntos no son un número por cada sitio
fuzz-broken-seats = los sitios de estas opciones no son los primeros sitios del juego
fuzz-broken-ending-comma = un tipo de final lleva una coma: el archivo de una partida no puede recogerlo
fuzz-broken-to-act = le toca a { $seat }, que no es un sitio
fuzz-broken-outside-action-space = una jugada está fuera del espacio de acciones
fuzz-broken-allows-unlisted = why_not({ $move }) permite una jugada no enumerada
fuzz-broken-plays-unlisted = play({ $move }) acepta una jugada no enumerada
fuzz-broken-refuses-listed = why_not({ $move }) rechaza una jugada enumerada
fuzz-broken-refused-changed = la jugada rechazada { $move } cambió la posición
fuzz-broken-same-text = dos jugadas tienen el mismo texto
fuzz-broken-move-text-differs = la jugada «{ $text }» se vuelve a leer como otra
fuzz-broken-move-text-unwritable = el archivo de una partida no puede recoger la jugada «{ $text }»
fuzz-broken-text-differs = el texto de la posición se vuelve a leer como otra posición
fuzz-broken-text-hash = una posición releída tiene otro hash
fuzz-broken-text-moves = una posición releída tiene otras jugadas
fuzz-broken-view-seat = una vista es de otro sitio
fuzz-broken-view-to-act = una vista dice que le toca a otro sitio
fuzz-broken-view-outcome = una vista tiene otro desenlace
fuzz-broken-view-moves = el sitio al que le toca ve otras jugadas en su vista
fuzz-broken-view-text = una vista escribe una jugada de otro modo
fuzz-broken-stranger-moves = la vista de un espectador ofrece jugadas
fuzz-broken-shows-hidden = la jugada «{ $move }» revela algo oculto
fuzz-broken-sample-itself = sample() devuelve la propia posición verdadera
fuzz-broken-sample-to-act = en una muestra le toca a otro sitio
fuzz-broken-sample-told-apart = el sitio { $seat } puede distinguir una muestra de la posición verdadera
fuzz-broken-sample-moves = una muestra ofrece otras jugadas al sitio al que le toca
fuzz-broken-sample-shares = jugar en una muestra cambió la posición verdadera
fuzz-broken-view-leaks = tras «{ $move }» la vista de { $seat } muestra algo que ningún evento le ha contado
fuzz-broken-view-holds-hidden = tras «{ $move }» la vista de { $seat } contiene algo que ese sitio no puede saber
fuzz-broken-moves-leak = tras «{ $move }» las jugadas de { $seat } dependen de algo que ese sitio no puede saber
fuzz-broken-event-leaks = los eventos de «{ $move }» cuentan a { $seat } algo que su vista oculta
fuzz-broken-text-leaks = tras «{ $move }» los textos para { $seat } dependen de algo que ese sitio no puede saber
fuzz-broken-sample-leaks = tras «{ $move }» las muestras de { $seat } dependen de algo que ese sitio no puede saber
fuzz-broken-hash-leaks = tras «{ $move }» el hash de la vista de { $seat } depende de algo que ese sitio no puede saber
fuzz-broken-refusal-leaks = tras «{ $move }» un rechazo depende de algo que { $seat } no puede saber

## Arena (docs/arena.md)

arena-title = Arena: { $players }
arena-about = { $games } partidas; como máximo { $pairs } parejas por encuentro; semilla { $seed }; republik { $version };
arena-partial = Esta serie no ha terminado.
arena-resumed = Se continúa: { $count } de { $total } parejas ya están en el diario.
arena-interrupted = Interrumpido. No se ha guardado nada: con --out, una serie se puede continuar.
arena-interrupted-kept = Interrumpido. Ejecuta otra vez la misma orden para continuar.
arena-written = Escritos: { $data }, { $page }, { $journal }
arena-ratings = Puntuaciones
arena-ratings-note = Modelo de Bradley–Terry, en puntos Elo con intervalos del 95 %; { $name } está fijado en { $points }.
arena-player = jugador
arena-rating = puntuación
arena-interval = 95 %
arena-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) } %
arena-figure = { NUMBER($number, useGrouping: 0) }
arena-time = { NUMBER($number, useGrouping: 0) } { $unit }
arena-anchor = referencia
arena-games = partidas
arena-points = puntos
arena-score = resultado
arena-matches = Resultados por bando
arena-matches-note = Los resultados del primer jugador, con ambos bandos y con cada uno de ellos.
arena-match = encuentro
arena-side = bando
arena-both = ambos
arena-pairs-title = Parejas
arena-pairs-note = Las dos partidas de una pareja tienen el mismo reparto. La diferencia en puntos Elo es la del resultado.
arena-pairs = parejas
arena-difference = Elo
arena-sides = Sitios
arena-sides-note = En el modelo de las puntuaciones, jugar con { $seat } vale { $points } puntos Elo ({ $interval }).
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
arena-test-elo0 = { $first } no es { $elo1 } puntos Elo más fuerte que { $second } (se acepta elo0)
arena-test-elo1 = { $first } es más de { $elo0 } puntos Elo más fuerte que { $second } (se acepta elo1)
arena-test-open = sin decidir
arena-matches-many = Resultados por sitio
arena-matches-many-note = Los resultados del primer jugador: con todos sus sitios juntos, y después su proporción de victorias con cada sitio.
arena-matches-solo = Resultados por bando
arena-matches-solo-note = Los resultados del primer jugador: los dos bandos juntos, en la mesa, y con el otro jugador en la mesa (un punto cuando ganan las reglas).
arena-side-many = sitio
arena-side-solo = bando
arena-pairs-many-note = Todas las partidas de una pareja tienen el mismo reparto: los dos jugadores se dividen los sitios de todas las formas posibles. La diferencia en puntos Elo es la del resultado.
arena-pairs-solo-note = Cada jugador juega solo el mismo reparto. La diferencia en puntos Elo es la del resultado.
arena-sides-many = Sitios
arena-sides-solo = El jugador y las reglas

## Data sets and studies

dataset-written = Escrito en { $path }: { $games } partidas, { $decisions } decisiones
study-title = Estudio: { $player } contra sí mismo, { $games } partidas por variante de las reglas
study-balance = Partidas ganadas: { $seat }
study-variant = reglas
study-differences = Proporción ({ $seat }) en comparación con { $name } con los mismos repartos, en puntos porcentuales
study-difference = diferencia
study-written = Escrito: { $path }
study-page-written = Escrito: { $path }, { $count } gráficos
calibrate-title = Calibración: { $player } contra sí mismo, { $games } partidas
calibrate-seat = Probabilidades de ganar: { $seat }
calibrate-every-seat = Probabilidades del bando que decide
calibrate-chance = probabilidad indicada
calibrate-period = período
calibrate-step = decisión
calibrate-cases = casos
calibrate-told = indicada

## Entrenamiento (docs/learning.md)

train-resumed = Se continúa { $path }: { $games } partidas hasta ahora.
train-progress = Entrenado durante { $time }, quedan { $left }; { $games } partidas ({ $speed }/s), { $rows } filas ({ $pace }/s)
train-fit = { $trainer } en { $device }: paso { $step }, red { $network }, pérdida { $loss }; partidas reservadas: { $held } frente a los valores buscados, { $result } frente a los resultados
train-shares = Victorias al jugar contra sí mismo: { $shares }
train-against = La red más reciente ganó { $earlier } contra redes anteriores y { $start } contra la primera
train-calibration = Probabilidades dichas → cumplidas (partidas reservadas): { $pairs }
train-gate = Examen: { $match }
train-match = { $level }, { $kind ->
    [yardstick] contra la evaluación sin red
   *[other] contra la mejor red
}: { $score } ({ $low }–{ $high }) en { $pairs } parejas; por sitios: { $own }; todas las partidas: { $seats }{ $verdict ->
    [elo1] ; más fuerte
    [elo0] ; no más fuerte
    [open] ; sin decidir
   *[other] {""}
}
train-written = Escrito: { $best }, { $card }
train-alone = { $player } ganó { $share } ({ $low }–{ $high }) solo contra los demás; un jugador igual de fuerte gana { $even }

## Analysis (docs/analysis.md)

analysis-title = Análisis: { $players }
analysis-side = Solo se analizan estas decisiones: { $side }
analysis-unfinished = La partida no ha terminado; se analiza lo que se ha jugado.
analysis-nothing = esta partida no tiene ninguna decisión que analizar
analysis-period = Parte { $period }
analysis-turn = { $number }. Decisión { $decision }, { $side }: { $move }
analysis-cost = { $chance } en lugar de { $best }: { $loss } puntos
analysis-better = Mejor: { $move }, { $chance }
analysis-forecasts = Las previsiones de entonces
analysis-forecasts-note = Lo que se avecinaba en aquel momento.
analysis-could-end = podría haber acabado la partida: { $phases }
analysis-number = N.º
analysis-written = Escrito: { $path }
analysis-no-thinker = { $name } no sabe explicar lo que elige; usa uno de estos: { $known }
analysis-level-or-player = --level y --player dicen los dos quién analiza: indica solo uno
analysis-seat-unknown = --seat: «{ $name }» no es ninguno de estos: { $known }
analysis-same-file = { $path } ya se está leyendo o escribiendo
analysis-import-stopped = turno { $turn }: { $reason } (regla { $rule }); la partida se analiza hasta ahí

## Server

server-page-not-built = La página aún no se ha construido. Ejecuta «make web» en la carpeta del proyecto y reinicia el servidor. La API en /api funciona sin ella.
server-backup-done = { $path }: { $rows } filas de { $tables } tablas, revisión { $revision }.
server-restore-done = Restauradas { $rows } filas de { $tables } tablas, de la revisión { $revision }.
server-export-done = { $count ->
    [one] 1 partida escrita
   *[other] { $count } partidas escritas
 } en { $path }.
server-export-seeds = Entre ellas hay partidas sin terminar, con sus semillas: quien lea estos archivos conoce todas las cartas que vendrán.
server-export-refused = { $table }: no se ha escrito, incumple las reglas ({ $reason })
server-patch-count = { $count ->
    [one] 1 partida en curso vuelta a jugar
   *[other] { $count } partidas en curso vueltas a jugar
 }, { $changed } con cambios.
server-patch-change = { $table }: { $total } decisiones, válidas hasta la { $good }; la decisión { $next } ({ $seat }) ya no está permitida: { $move } – { $reason }
server-patch-chance = { $table }: se conservan las { $total } decisiones, se añaden { $added } del azar
server-patch-left = { $table }: omitida: este servidor no tiene los valores propios con los que se juega
server-patch-dry = No se ha cambiado nada. Para aplicar los cambios, para el servidor y ejecuta esta orden con --apply.
server-patch-applied = Hecho. No se ha borrado nada: las decisiones que ya no están permitidas figuran en la crónica como deshechas.

## Errors: the command line

error-arguments = { $reason } (véase { $program } --help)
error-seed = una semilla necesita al menos un carácter
error-number = { $what }: «{ $text }» no es un número entero de { $low } a { $high }
error-stopped = interrumpido
error-interrupted = interrumpido; la partida no se ha guardado
error-interrupted-kept = interrumpido; la partida está guardada en { $path }
error-no-more-input = no hay más entrada; la partida no se ha guardado
error-no-more-input-kept = no hay más entrada; la partida está guardada en { $path }
error-other-game-option = { $option } no es una opción de { $game }

## Errors: files and records

error-record = partida guardada no válida: { $reason }
error-interchange = archivo de intercambio no válido: { $reason }
error-import-stopped = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regla { $rule })
error-import-stopped-kept = turno { $turn }{ $phase ->
    [0] {""}
   *[other] , fase { $phase }
}: { $reason } (regla { $rule }); la partida hasta ahí está guardada en { $path }
error-resume-options = { $options } no se puede usar con --resume: ya lo fija la partida guardada
error-resume-outdated = se perdería el resto del archivo: indica otro archivo para seguir, con --record ARCHIVO
error-resume-bot = en la partida juega un programa, «{ $name }»; indica con { $option } quién sigue
error-file-missing = no se encuentra el archivo: { $path }
error-file-unreadable = no se puede leer { $path }: { $reason }
error-file-unwritable = no se puede escribir { $path }: { $reason }
error-file-exists = { $path } ya existe: continúa la partida con --resume, elige otro nombre o sobrescríbelo con --force
error-file-folder = { $path } es una carpeta
error-folder-missing = no se encuentra la carpeta: { $path }
error-not-a-folder = { $path } no es una carpeta
error-data = los valores de la carpeta no son válidos: { $reason }
error-resume-other-game = la partida es de otro juego, «{ $name }»
error-no-interchange = { $game } no tiene formato de intercambio
error-interchange-unknown = no es un archivo de intercambio; formatos conocidos: { $known }
error-import-until = --until: este juego no tiene un periodo «{ $text }»
error-no-analysis = { $game } no se puede analizar

## Errors: players

error-player-budget = { $name }: «{ $budget }» no es un límite válido. Usa iteraciones hasta { $iterations } (800), segundos hasta { $seconds } (0.5s) o ambos (800,0.5s)
error-player-no-budget = { $name } no admite un límite; sí lo admiten: { $known }
error-level-taken = --level es para el bando del ordenador, y aquí no queda ninguno libre
error-think = --think: «{ $text }» no es un número de segundos mayor que 0 y hasta { $most }
error-think-nobody = --think es para { $known }, y aquí no juega ninguno de ellos sin un límite propio
error-bot-command = «{ $command }» no es una orden que inicie un programa: { $reason }
error-bot-missing = no se encuentra el programa «{ $program }»
error-bot-time = { $variable } debe ser un número de segundos, no «{ $text }»
error-player-seats = { $name } solo juega con { $seats }
error-automatic-seats = aquí estos sitios los llevan las reglas: no se puede indicar { $options }
error-unused-seats = una partida con estas opciones tiene { $count } sitios: no se puede indicar { $options }

## Errors: arena, data sets, studies

error-arena-players = una arena necesita al menos dos jugadores
error-arena-sprt-players = una prueba secuencial necesita exactamente dos jugadores
error-arena-sprt-missing = { $name } es para una prueba secuencial: indica también --sprt
error-arena-figure = { $name }: valor no válido «{ $text }»; los posibles están en docs/arena.md
error-arena-backend = backend desconocido: «{ $name }»; disponibles: { $known }
error-arena-file-exists = { $path } ya existe, pero sin diario: elige otro nombre
error-arena-journal = { $path } no es el diario de una arena
error-arena-journal-line = { $path }: la línea { $line } está dañada
error-arena-other-run = { $path } es el diario de otra serie ({ $name } era { $then }, ahora es { $now }): elige otro --out o bórralo
error-arena-ray = el backend Ray necesita el paquete ray: pip install 'republik[ray]'
error-arena-lab = uno de los jugadores necesita el extra «lab»: pip install 'republik[lab]'
error-arena-worker = un proceso ha terminado inesperadamente; las parejas acabadas hasta ahora están en el diario
error-arena-version = una máquina del clúster tiene republik { $there }, esta { $here }
error-arena-game = { $player } ha fallado en la pareja { $pair } de la semilla { $seed }: { $reason }
error-dataset-pyarrow = los conjuntos de datos necesitan el paquete pyarrow: pip install 'republik[lab]'
error-dataset-exists = { $path } no está vacía: elige otra carpeta, o sustituye los datos con --force
error-dataset-foreign = { $path } contiene algo que no es un conjunto de datos ({ $name }): elige otra carpeta
error-dataset-place = { $path } es la carpeta actual o un punto de montaje: indica una carpeta dentro de ella
error-dataset-interrupted = interrumpido; no se ha escrito nada
error-dataset-worker = un proceso ha terminado inesperadamente; no se ha escrito nada
error-study-data = { $path } no es el resultado de un estudio: { $reason }
error-study-page = { $path } no tiene un lugar para «{ $name }»
error-arena-sprt-seats = la prueba secuencial solo sirve para juegos de dos sitios
error-arena-every-seat = { $name } no puede jugar en todos los sitios, así que no puede entrar en la arena
error-study-game = no hay ningún estudio de { $name }
error-calibration-player = { $name } no sabe decir qué probabilidad tiene de ganar
error-calibration-journal = { $path } no pertenece a esta calibración; usa otro archivo
error-train-no-learner = { $game } no se puede entrenar: el juego no describe ninguna red
error-train-out = indica dónde guardar el entrenamiento: --out RUN
error-train-not-empty = { $path } contiene otros archivos: elige una carpeta nueva
error-train-no-run = { $path } no contiene ningún entrenamiento que continuar
error-train-two-runs = { $first } y { $second } son entrenamientos distintos: indica solo uno
error-train-other-run = { $path } es otro entrenamiento: allí { $name } es { $then }, no { $now }
error-train-shape = { $path } se entrenó con una red de otra forma: elige una carpeta nueva
error-train-damaged = el entrenamiento está dañado: { $path } ({ $reason })
error-train-setting = el ajuste { $name } no puede ser «{ $text }»
error-train-settings = { $path } no contiene ajustes: { $reason }
error-train-network = { $path } no es una red utilizable: { $reason ->
    [foreign] es un archivo de otro tipo
    [head] la cabecera no se puede leer
   *[damaged] el archivo está dañado
}
error-train-player = «{ $name }» no es un jugador con red; escribe net:LEVEL:FILE
error-train-level = { $name } no puede jugar con la red { $network }: { $reason }
error-train-numpy = al Python del entrenador le falta NumPy: pip install 'republik[lab]', o indica otro con --trainer-python
error-train-torch = al Python del entrenador le falta PyTorch: pip install 'republik[train]', o indica otro con --trainer-python
error-train-weights = el entrenamiento no tiene ninguna red desde la que continuar
error-train-trainer = el entrenador ha terminado: { $reason } (véase { $path })
error-train-worker = un proceso ha terminado inesperadamente; ejecuta otra vez la misma orden para continuar

## Errors: the server

error-serve-extra = el servidor necesita { $missing }: pip install republik[server]
error-serve-address = no se puede escuchar en { $address }: { $reason }
error-server-database = no se puede usar la base de datos: { $reason }
error-server-driver = este tipo de base de datos necesita { $missing }: pip install republik[postgres]
error-server-redis = el Redis de { $address } no responde: { $reason }
error-server-redis-missing = --redis necesita el paquete redis: pip install republik[redis]
error-server-not-empty = la base de datos ya contiene { $rows } filas; --force las reemplaza
error-server-not-a-backup = { $path } no es una copia de seguridad completa de un servidor: { $reason }
error-server-newer = viene de una versión más reciente (revisión { $revision })
error-server-no-tables = aquí no hay ninguna base de datos de un servidor
error-server-file-exists = { $path } ya existe; --force lo sobrescribe
error-server-older = la base de datos tiene un esquema anterior (revisión { $revision }): inicia una vez el servidor de esta versión para actualizarla
error-serve-public-address = «{ $text }» no es una dirección como https://republik.example.org
error-serve-smtp = --smtp: indica el servidor de correo como smtp://usuario:contraseña@host:puerto o smtps://…
error-serve-mail-from = --mail-from: los correos necesitan un remitente
error-serve-mail-address = --smtp: los correos contienen enlaces, así que necesitan --address, la URL pública del servidor

## La portada

cli-front-page = Escribe la portada de una partida terminada.
cli-front-page-out = el archivo que se escribe: .svg o .png
cli-front-page-format = el formato: card (1200 × 630, para enlaces) o a4 (por defecto: card)
ask-front-page = ¿Escribir la portada de esta partida? Nombre del archivo (.svg o .png), o Intro para no hacerlo:
front-page-written = Portada: { $path }
error-front-page-format = { $name } no es un formato de la portada; disponibles: { $known }
error-front-page-ending = { $path } debe terminar en: { $known }
error-front-page-unfinished = la partida aún no ha terminado: no hay portada
error-front-page-png = para un PNG hace falta el paquete resvg_py: pip install 'republik[server]'; un SVG no necesita nada
