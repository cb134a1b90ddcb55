## The page

page-skip = Ir al contenido
page-loading = Un momento …
page-load-failed = No se ha podido cargar la página. Vuelve a cargarla.
page-do-it = Hacerlo
page-cancel = Cancelar
page-close = Cerrar
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
page-offline = No se puede contactar con el servidor. Vuelve a intentarlo en un momento.
page-save = Guardar
page-saved = Guardado.
page-not-found = Aquí no hay nada
page-not-found-about = La dirección no lleva a ninguna parte. Quizá falte una letra al final.
page-lost = Se ha perdido la conexión.
page-lost-about = La página lo intenta de nuevo sola; lo que escribiste se conserva.
page-lost-now = Probar ahora
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-more = Más
page-games = Juegos
page-untranslated = Este juego aún no habla tu idioma: sus textos están en inglés.

## First page

page-home-kicker = El juego de mesa, en la mesa del navegador
page-home-side = Tu bando
page-home-level = Nivel del ordenador
page-play-now = Jugar ahora
page-home-ways = Otras formas de jugar
page-home-learn = Aprende el juego (15 minutos)
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

## New table

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

## Lists of tables, joining

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

## Table

page-prompt = Qué hay que hacer
page-looking-back = Mirando atrás: tras { $at } de { $total } decisiones.
page-which = { $place }: ¿cuál de estas?
page-waiting-join = El asiento { $side } sigue libre. Invita a alguien.
page-thinking = { $side } está pensando ({ $level }) …
page-waiting = Le toca a { $side }: { $name }.
page-guest = invitado
page-reveals = Después se muestran cartas ocultas: no se podrá deshacer.
page-back-to-now = Volver al presente
page-rule = Regla { $rule }
page-not-asked = { $name } no se pide ahora. { $prompt }
page-card-first = Elige primero una carta.
page-not-your-turn = No es tu turno.
page-table-gone = Esta mesa no existe, o no es para ti.
page-table-title = Mesa: { $game }
page-tab-cards = Cartas
page-tab-forecast = Previsión
page-tab-log = Crónica
page-tab-chat = Charla
page-tab-state = Situación
page-member = miembro
page-guest-word = invitado
page-you = tú
page-you-named = { $name } (tú)
page-seats = Quién se sienta dónde
page-to-act = en turno
page-here = en la mesa
page-away = ausente
page-clock-of = Tiempo: { $side }
page-time-low = Queda poco tiempo ({ $side }).
page-watching = Estás mirando.
page-delayed = Lo que ves va algo por detrás de la partida.
page-table-about = Sobre esta mesa
page-own-values = valores propios de este servidor
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
page-sheet =
    { $state ->
        [folded] Abrir la hoja
       *[open] Plegar la hoja
    }
page-move-where = Desde { $place }: ¿hacia dónde?
page-panels = Partes de la mesa
page-tab-seats = Asientos
page-state = Cómo están las cosas

## Table: what can be done

page-hint-ask = Consejo
page-hint-level = Quién da el consejo
page-hint-thinking = { $level } está pensando …
page-controls = Controles
page-undo = Deshacer
page-redo = Rehacer
page-hint = Consejo
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
page-resign-leaves = El ordenador ocupa tu asiento, los demás siguen jugando.
page-take-back = Volver a antes de mi última acción
page-take-back-ask = Pedir volver a antes de mi última acción

## Table: log, forecast, end

page-log-empty = Aún no ha pasado nada.
page-log-start = Comienza la partida
page-log-newest = Lo más reciente
page-log-undo = Deshacer hasta aquí
page-finish = La partida ha terminado
page-finish-won = Has ganado
page-finish-lost = Has perdido
page-finish-wins = Gana { $side }
page-finish-nobody = Nadie gana
page-finish-defeat = Derrota
page-finish-rematch = Revancha
page-finish-offered = Revancha propuesta: todos en la mesa deben aceptar.
page-finish-new-table = A la revancha
page-finish-record = Descargar el registro
page-forecast-none = Por ahora no se prevé nada.

## Table: several at one screen

page-curtain = Pasa el turno a: { $side }
page-curtain-about = El otro mira ahora hacia otro lado: van a verse las cartas de la mano.
page-curtain-ready = Estoy listo
page-curtain-never = Nos vemos las cartas: sin telón en esta mesa

## Table: invitations

page-invite = Invitar por enlace
page-invite-label = Enlace al sitio { $side }
page-invite-watch = Un enlace para espectadores
page-invite-make = Crear un enlace
page-invite-withdraw = Retirar los enlaces
page-invite-withdraw-about = Todos los enlaces para espectadores dejan de valer, y quien llegó por uno tiene que irse.
page-invite-withdrawn = Enlaces retirados: { $links }. Espectadores que se fueron: { $watchers }.

## Table: chat and notes

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

## Replay

page-replay = Repetición
page-replay-view = Visto por
page-replay-public = espectadores
page-replay-table = A la mesa
page-replay-controls = Controles
page-replay-first = Al principio
page-replay-back = Una decisión atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Una decisión adelante
page-replay-last = Al final
page-replay-speed = Velocidad: decisiones por segundo
page-replay-decision = Decisión
page-replay-at = { $at } de { $total }
page-replay-start = Antes de la primera decisión
page-replay-open = todas las manos abiertas
page-replay-card-back = Una acción atrás
page-replay-card-next = Una acción adelante

## Analysis

page-analysis = Análisis
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

## Learning, rules, cards

page-learn-title = Aprende un juego
page-learn-lead = No hace falta haber leído el reglamento: la mesa muestra siempre lo que es posible y dice por qué no en todo lo demás.
page-learn-rules = Todas las reglas con nuestras palabras y los números del reglamento. Cada rechazo en la mesa lleva a su apartado.
page-learn-read = Leer las reglas
page-learn-look = Ver las cartas
page-rules-title = Las reglas
page-rules-content = Índice de las reglas
page-rules-search = Buscar en las reglas
page-rules-found = { $count } apartados
page-rules-none = Ningún apartado lo contiene.
page-learn-plain = Aún no hay una partida guiada, pero la mesa muestra siempre lo que es posible.
page-learn-cards-title = Las cartas
page-gallery-title = Cartas
page-gallery-search = Buscar: título, número, año o símbolo

## A lesson

lesson-progress = { $done } de { $total }
lesson-fold =
    { $state ->
        [folded] Mostrar la guía
       *[open] Plegar la guía
    }
lesson-quit = Terminar la guía
lesson-back = Atrás
lesson-go-on = Ahora te toca: lo que brilla en azul se puede pulsar.
lesson-rules = Leer todas las reglas
lesson-next = Siguiente
lesson-skip = Ir a lo último

## Account

page-account-title = Cuenta
page-account-member = Eres { $name }, miembro.
page-account-guest = Juegas como invitado: tus mesas pertenecen a este navegador. Como miembro las encuentras en cualquier dispositivo.
page-account-made = Bienvenido. Todas tus mesas siguen siendo tuyas.
page-account-deleted = La cuenta se ha eliminado.
page-name = Tu nombre
page-name-label = El nombre que ven los demás
page-name-about = Hasta 40 caracteres.
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

## Notices

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

## Settings

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
page-settings-title = Ajustes y teclas
page-settings-lead = Este navegador los recuerda.
page-settings-sound = Sonidos
page-settings-sound-about = Una carta, un cubo, un sello: secos y breves.
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

## Ratings

page-ratings-title = Clasificación
page-ratings-about = Una lista por juego y asiento, de partidas puntuadas entre miembros (Glicko-2). La cifra tras ± dice cuán segura es la puntuación.
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
page-ratings-empty = Nadie ha jugado aún aquí una partida puntuada.

## About

page-about-what = Republik es una mesa para juegos de mesa en el navegador: contra el ordenador, en una pantalla o con gente en otro lugar. El árbitro es el servidor: no acepta jugadas que las reglas no permitan.
page-about-yours = De quién es
page-about-licence = El programa es software libre con licencia Apache 2.0. El mapa, las cartas y los iconos son dibujos propios, y las reglas están contadas con nuestras palabras.
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

## The player aid

page-aid = Ayuda de juego
page-aid-of = Ayuda de juego: { $game }
page-aid-print = Imprimir en una página
page-help = Ayuda
page-key-help = mostrar la ayuda de juego y las teclas
