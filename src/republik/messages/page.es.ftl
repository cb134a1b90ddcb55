## The page

page-skip = Ir al contenido
page-loading = Cargando…
page-load-failed = No se ha podido cargar la página. Vuelve a cargarla.
page-do-it = Adelante
page-cancel = Cancelar
page-close = Cerrar
page-nav = Navegación principal
page-nav-play = Jugar
page-nav-lobby = Sala
page-nav-learn = Aprender
page-nav-rules = Reglas
page-nav-cards = Cartas
page-nav-about = Acerca de
page-menu = Menú
page-language = Idioma
page-turns = { $count ->
    [one] Te toca en 1 partida
   *[other] Te toca en { $count } partidas
 }
page-offline = No se puede contactar con el servidor. Vuelve a intentarlo en un momento.
page-save = Guardar
page-saved = Guardado.
page-not-found = Página no encontrada
page-not-found-about = En esta dirección no hay nada. Puede que el enlace esté incompleto.
page-missing-else = Qué hay aquí
page-analysis-missing = Para { $game } todavía no hay análisis. Pero puedes volver a ver la partida en la repetición.
page-missing-page =
    { $page ->
        [rules] Las reglas de { $game } todavía no están en este sitio.
        [cards] Todavía no hay una página con las cartas de { $game }.
        [aid] Todavía no hay una ayuda de juego para { $game }.
       *[other] Esta página todavía no existe para { $game }.
    }
page-lost = Se ha perdido la conexión.
page-lost-about = Se está restableciendo sola; no se pierde nada de lo que has escrito.
page-lost-now = Reintentar
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-qr = Mostrar como código QR
page-more = Más
page-games = Juegos
page-untranslated = Este juego aún no está traducido a tu idioma: se muestra en inglés.
page-board-failed = No se ha podido mostrar el tablero de este juego: la mesa se describe con palabras.
page-board-contract = El tablero de este juego está hecho para otra versión de Republik: la mesa se describe con palabras.

## First page

page-home-kicker = El juego de mesa, en tu navegador
page-home-side = Tu bando
page-home-level = Nivel del ordenador
page-play-now = Jugar ahora
page-home-ways = Otras formas de jugar
page-home-learn = Aprende el juego (15 minutos)
page-home-screen = Dos en esta pantalla
page-home-screen-about = Jugáis por turnos en la misma pantalla; un telón oculta las manos.
page-home-link = Con alguien a distancia
page-home-link-about = Obtén un enlace para enviar. Juegas con el bando elegido arriba.
page-home-lobby-about = Únete a una mesa abierta o mira una partida.
page-home-new-about = Ajusta todas las opciones: edición, reloj, puntuación, espectadores.
page-home-footer = Edición no oficial, libre y de código abierto. No la hacen ni la avalan los autores ni la editorial.
page-home-link-word = Inicio
page-running-tables = Tus partidas
page-more-tables = { $count ->
    [one] 1 partida más
   *[other] { $count } partidas más
 }
page-finished-tables = Partidas terminadas ({ $count })
page-table-over = terminada
page-table-waits = faltan jugadores
page-table-same-screen = en una pantalla
page-your-turn = te toca
page-their-turn = turno: { $side }
page-lesson = lección

## New table

page-clock-days-each = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
 }
page-clock-live-each = { $minutes } min + { $increment } s
page-time-days = { $days } d { $hours } h
page-seat-free = sitio libre
page-seat-level = { $level } (ordenador)
page-rated-word = puntuada
page-new-title = Nueva mesa
page-new-opponent = Rival
page-new-level = El ordenador
page-new-level-about = Empieza enseguida; puedes pedir consejos.
page-new-link = Alguien que conoces, por enlace
page-new-link-about = La primera persona que abra tu enlace ocupa el sitio libre. La mesa no aparece en la sala.
page-new-open = Cualquiera, desde la sala
page-new-open-about = La mesa aparece en la sala hasta que alguien se une; cualquiera puede mirar.
page-new-screen = Dos en esta pantalla
page-new-screen-about = Jugáis los dos en esta pantalla, por turnos; un telón oculta las manos.
page-new-more = Más opciones
page-new-make = Crear mesa
page-new-begin = Empezar partida
page-new-language = Idioma de la mesa
page-new-language-any = cualquiera
page-new-language-about = Para el chat. Cada persona ve el juego en su propio idioma.
page-clock = Reloj
page-clock-none = Sin reloj
page-clock-none-about = Sin límite de tiempo.
page-clock-days = Días
page-clock-days-about = Días disponibles por turno; quien agota su tiempo pierde.
page-clock-days-count = Días por turno
page-clock-live = En vivo
page-clock-live-about = Minutos para toda la partida y segundos extra por cada decisión; quien agota su tiempo pierde.
page-clock-minutes = Minutos por jugador
page-clock-increment = Segundos extra por decisión
page-takeover = Si alguien desaparece
page-takeover-never = conserva su sitio
page-takeover-days = tras { $days } días puede seguir el ordenador
page-takeover-about = Quien se une a la mesa lo acepta.
page-rated = Partida puntuada
page-rated-about = El resultado cambia la puntuación de ambos jugadores.
page-rated-members = Solo para miembros: crea una cuenta
page-watched = Cualquiera puede mirar
page-watched-about = Si no, solo quien tenga un enlace tuyo.
page-delay = Retraso de los espectadores (decisiones)
page-delay-about = Los espectadores nunca ven cartas ocultas; 0 es en directo.

## Lists of tables, joining

page-lobby-open = Mesas con un sitio libre
page-lobby-empty = Ahora mismo no espera nadie. Crea una mesa y aparecerá aquí.
page-lobby-meanwhile = Mientras esperas
page-lobby-meanwhile-about = La mesa que crees sigue abierta mientras haces otra cosa; la página te avisa cuando alguien se sienta. Entretanto, juega contra el ordenador o haz la lección.
page-lobby-own = Tus mesas en espera de jugadores
page-lobby-watch = Partidas para mirar
page-lobby-watch-empty = Ahora mismo no hay ninguna partida que mirar.
page-lobby-ended = Partidas terminadas
page-lobby-exhibit = Mirar una partida entre dos ordenadores
page-sit = Jugar: { $side }
page-join-title = Invitación
page-join-seat = Te invitan a jugar. Tu bando: { $side }.
page-join-watch = Te invitan a mirar esta partida.
page-join-takeover = Acordado en esta mesa: tras { $days } días sin decidir, el ordenador puede ocupar un sitio.
page-join-go = Ir a la mesa
page-join-failed = Puede que el enlace ya se haya usado, o que la mesa ya no exista.

## Table

page-prompt = Qué hay que hacer
page-looking-back = Vista atrás: tras { $at } de { $total } decisiones.
page-which = { $place }: ¿cuál de estas opciones eliges?
page-waiting-join = Sitio libre: { $side }.
page-waiting-join-link = Sitio libre: { $side }. Envía este enlace:
page-thinking = { $side }: el ordenador ({ $level }) está pensando…
page-waiting = Esperando a { $name } ({ $side }).
page-guest = invitado
page-reveals = Esto muestra cartas ocultas y no se podrá deshacer.
page-ends-turn = Con esto termina tu turno.
page-confirm = Confirmar
page-action-ended = Tu acción terminó por sí sola: no se podía hacer nada más.
page-back-to-now = Volver a la partida
page-walk-back = Atrás
page-walk-close = Volver a la mesa
page-rule = Regla { $rule }
page-not-asked = { $name } no se puede elegir ahora. { $prompt }
page-card-first = Elige primero una carta.
page-not-your-turn = No es tu turno.
page-table-gone = Esta mesa no existe, o no tienes acceso a ella.
page-table-missing = Mesa no encontrada
page-table-title = Mesa: { $game }
page-tab-cards = Cartas
page-tab-forecast = Previsión
page-tab-log = Crónica
page-tab-chat = Chat
page-tab-state = Situación
page-member = miembro
page-guest-word = invitado
page-you = tú
page-you-named = { $name } (tú)
page-seats = Jugadores
page-to-act = le toca
page-here = en la mesa
page-away = ausente
page-clock-of = Reloj: { $side }
page-time-low = Queda poco tiempo ({ $side }).
page-watching = Estás mirando esta partida.
page-delayed = Estás mirando con retraso.
page-table-about = Sobre esta mesa
page-own-values = valores propios de este servidor
page-takeover-fact = el ordenador puede seguir tras { $days } días
page-open-fact = cualquiera puede mirar
page-corrected-fact = Esta partida empezó con la revisión { $began } de las reglas, que después se han corregido (revisión { $now }). La posición puede ser distinta de la que viste.
page-corrected-refused = Las reglas corregidas ya no permiten la decisión { $at } de esta partida. Se muestra la partida hasta ese punto.
page-corrected-result = Con las reglas corregidas habría terminado de otra manera.
page-corrected-over = Con las reglas corregidas, esta partida ha terminado.
page-corrected-end = Aceptar el resultado
page-corrected-go-on = Seguir desde aquí
page-private-fact = privada
page-delay-fact = los espectadores lo ven todo con { $delay } decisiones de retraso
page-commitment = Huella (hash) de la semilla, publicada antes de la primera carta:
page-commitment-about = La semilla se revela al terminar la partida.
page-prepared-first = Es tu primera partida aquí. Sus cartas salen de un reparto preparado, con un comienzo tranquilo, y no de una semilla al azar.
page-prepared-lesson = Las cartas de una lección son siempre las mismas.
page-seed = Semilla:
page-seed-verify = Descarga la partida y compruébala con
page-sheet =
    { $state ->
        [folded] Mostrar el panel
       *[open] Ocultar el panel
    }
page-move-where = Desde { $place }: pulsa el destino.
page-panels = Paneles
page-tab-seats = Jugadores
page-state = Situación de la partida

## Table: what can be done

page-hint-ask = Consejo
page-hint-level = Consejo de
page-hint-thinking = { $level } está pensando…
page-hint-again = Haz clic otra vez para jugarla
page-controls = Controles
page-undo = Deshacer
page-undo-turn = última acción
page-redo = Rehacer
page-hint = Consejo
page-takeover-ask = Poner al ordenador en lugar del otro jugador
page-takeover-ask-about = Hace falta que acepte la otra persona ({ $side }), salvo que lleve ausente más de lo acordado en esta mesa.
page-record = Descargar la partida
page-rematch = Revancha
page-rematch-go = Ir a la revancha
page-resign = Rendirse
page-resign-sure = ¿Te rindes en esta partida?
page-resign-about = El otro bando gana de inmediato.
page-resign-who = ¿Quién se rinde?
page-resign-not = Seguir jugando
page-play-on = Seguir jugando desde aquí
page-offer-make = Enviar propuesta
page-offer-accept = Aceptar
page-offer-decline = Rechazar
page-offer-withdraw = Retirar
page-offer-take-back = { $side }: petición de deshacer { $back ->
    [one] la última decisión
   *[other] las últimas { $back } decisiones
 }.
page-offer-take-back-mine = Has pedido deshacer { $back ->
    [one] la última decisión
   *[other] las últimas { $back } decisiones
 }. Debe aceptar: { $other }.
page-offer-rematch = { $side }: propuesta de revancha con los bandos cambiados.
page-offer-rematch-mine = Has propuesto la revancha.
page-offer-rematch-agreed = { $side }: propuesta de revancha, que has aceptado.
page-offer-have-agreed = Han aceptado: { $sides }.
page-offer-still-to-agree = Faltan por responder: { $sides }.
page-offer-takeover = { $side }: propuesta de que el ordenador ({ $level }) siga en tu lugar.
page-offer-takeover-mine = Has propuesto que el ordenador ({ $level }) pase a jugar en este sitio: { $other }. Quien lo ocupa debe aceptar.
page-offer-takeover-other = { $side }: propuesta de que el ordenador ({ $level }) pase a jugar en este sitio: { $other }. Quien lo ocupa debe aceptar.
page-resign-leaves = El ordenador ocupa tu sitio y los demás siguen jugando.
page-take-back = Deshacer mi última acción
page-take-back-ask = Pedir que se deshaga mi última acción

## Table: log, forecast, end

page-log-empty = Aún no ha pasado nada.
page-log-start = Comienza la partida
page-log-newest = Lo más reciente
page-log-undo = Deshacer hasta aquí
page-scene = Lo que han hecho los demás
page-scene-skip = Saltar
page-scene-now = { $what } – { $touch ->
    [yes] toca para continuar
   *[no] haz clic o pulsa Espacio para continuar
}
page-scene-again = Ver otra vez
page-scene-since = Desde tu último turno: { $what }
page-scene-so-far = Hasta ahora: { $what }
page-scene-last = Último turno: { $what }
page-scene-changed = Ha cambiado: { $what }
page-finish = La partida ha terminado
page-finish-won = Has ganado
page-finish-lost = Has perdido
page-finish-wins = Victoria: { $side }
page-finish-nobody = No gana nadie
page-finish-defeat = Derrota
page-finish-rematch = Revancha
page-finish-offered = Has propuesto la revancha; todos en la mesa deben aceptar.
page-finish-new-table = Ir a la revancha
page-finish-record = Descargar la partida
page-front = Portada
page-front-waiting = La portada se está imprimiendo…
page-front-format = Formato
page-front-a4 = A4
page-front-card = Tarjeta
page-front-png = PNG
page-front-svg = SVG
page-front-enlarge = Ampliar la portada
page-front-alt = La portada: { $headline }
page-front-link = Enlace a esta partida
page-front-private = Esta mesa es privada: su enlace solo se abre para quienes jugaron o miraron aquí. Envía mejor la imagen.
page-forecast-none = Ahora no hay nada que prever.

## Table: several at one screen

page-curtain = Cambio de turno: { $side }
page-curtain-about = Los demás, apartad la vista: va a mostrarse una mano.
page-curtain-ready = Ya estoy
page-curtain-never = Jugamos con las manos a la vista: sin telón en esta mesa

## Table: invitations

page-invite = Invitar por enlace
page-invite-label = Enlace de invitación: { $side }
page-invite-watch = Enlace para espectadores
page-invite-make = Crear enlace
page-invite-withdraw = Anular los enlaces
page-invite-withdraw-about = Los enlaces para espectadores dejan de funcionar y quien entró con uno tiene que salir.
page-invite-withdrawn = Enlaces anulados: { $links }. Espectadores que han salido: { $watchers }.

## Table: chat and notes

page-chat-and-notes = Chat y notas
page-chat = Chat
page-chat-empty = Aún no hay mensajes.
page-chat-removed = mensaje eliminado
page-chat-label = Escribe un mensaje
page-chat-send = Enviar
page-chat-kept = Tu mensaje se queda aquí hasta que vuelva la conexión.
page-notes = Notas
page-notes-about = Solo tú ves estas notas
page-notes-kept = Guardado.
page-notes-writing = Sin guardar…
page-notes-saving = Guardando…
page-notes-failed = No se ha podido guardar; se intentará de nuevo.

## Replay

page-replay = Repetición
page-replay-view = Ver como
page-replay-public = Espectador
page-replay-table = Volver a la mesa
page-replay-controls = Controles de la repetición
page-replay-first = Ir al principio
page-replay-back = Decisión anterior
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Decisión siguiente
page-replay-last = Ir al final
page-replay-speed = Velocidad (decisiones por segundo)
page-replay-decision = Decisión
page-replay-at = { $at } de { $total }
page-replay-start = Antes de la primera decisión
page-replay-open = Todas las manos a la vista
page-replay-card-back = Acción anterior
page-replay-card-next = Acción siguiente

## Analysis

page-analysis = Análisis
page-analysis-who = Análisis de
page-analysis-start = Analizar la partida
page-analysis-again = Analizar de nuevo
page-analysis-slow = Tarda unos minutos.
page-analysis-running = { $level } analiza la decisión { $done } de { $total }…
page-analysis-leave = Puedes salir de esta página: el análisis continúa.
page-analysis-not-over = Una partida se puede analizar cuando ha terminado.
page-analysis-figures = La partida en cifras
page-analysis-keys = las flechas pasan de carta en carta, Intro abre la repetición
page-analysis-table = Mostrar como tabla
page-analysis-look = Abrir en la repetición

## Learning, rules, cards

page-learn-title = Aprende un juego
page-learn-lead = No hace falta leer antes el reglamento: la mesa muestra siempre lo que puedes hacer y explica por qué algo no está permitido.
page-learn-rules = Todas las reglas con nuestras palabras, con figuras y ejemplos. Cuando una jugada no está permitida, el motivo enlaza con su apartado.
page-learn-read = Leer las reglas
page-learn-look = Ver las cartas
page-rules-title = Las reglas
page-rules-content = Índice
page-rules-search = Buscar en las reglas
page-rules-found = { $count ->
    [one] 1 apartado encontrado
   *[other] { $count } apartados encontrados
 }
page-rules-none = No se ha encontrado ningún apartado.
page-learn-plain = Aún no hay lección, pero la mesa muestra siempre lo que puedes hacer.
page-learn-cards-title = Las cartas
page-gallery-title = Cartas
page-gallery-search = Buscar por título, número, año o icono
lesson-chapter = Capítulo { $number } de { $count }

## A lesson

lesson-fold =
    { $state ->
        [folded] Mostrar la guía
       *[open] Ocultar la guía
    }
lesson-quit = Terminar la lección
lesson-back = Atrás
lesson-go-on = Te toca: pulsa algo que brille en azul, en el mapa o entre las cartas.
lesson-wait = Es el turno del otro bando. Mira lo que hace.
lesson-got-it = Entendido
lesson-rules = Leer las reglas completas
lesson-next = Siguiente
lesson-play-on = Seguir jugando
lesson-new-game = Partida nueva, nivel { $level }
lesson-watch = Mirar
lesson-later = Sin leer ({ $count })

## Account

page-account-title = Cuenta
page-account-member = Has iniciado sesión como { $name }.
page-account-guest = Juegas con un perfil de invitado: tus mesas están ligadas a este navegador. Con una cuenta las encuentras en cualquier dispositivo.
page-account-made = ¡Te damos la bienvenida! Tus mesas están ahora en tu cuenta.
page-account-deleted = Tu cuenta se ha eliminado.
page-name = Tu nombre
page-name-label = Nombre que ven los demás
page-name-about = Hasta 40 caracteres.
page-become = Crea una cuenta
page-become-about = Solo necesitas un nombre y una contraseña. Conservas todas tus mesas y puedes jugar partidas puntuadas.
page-become-do = Crear cuenta
page-member-name = Nombre
page-password = Contraseña
page-password-about = Al menos 8 caracteres.
page-password-change = Cambiar contraseña
page-password-old = Contraseña actual
page-password-new = Contraseña nueva
page-password-changed = Contraseña cambiada. En los demás dispositivos hay que volver a iniciar sesión.
page-email = Correo electrónico
page-email-optional = Correo electrónico (opcional)
page-email-about = Solo se usa para avisarte de que te toca.
page-email-unconfirmed = Sin confirmar: recibirás avisos ahí cuando abras el enlace que te hemos enviado.
page-email-confirmed = Confirmado.
page-email-link = Reenviar el enlace
page-email-link-sent = El enlace está en camino.
page-email-link-failed = No se ha podido enviar el correo.
page-email-off = Este servidor no envía correos.
page-confirm-title = Confirma tu dirección de correo
page-confirm-about = Has abierto un enlace de un correo nuestro. ¿Es tuya esa dirección?
page-confirm-do = Sí, confirmar
page-confirm-done = { $email }: dirección confirmada.
page-confirm-failed = El enlace ya se ha usado, o se ha enviado otro más reciente.
page-login = Iniciar sesión
page-logged-in = Has iniciado sesión.
page-logout = Cerrar sesión
page-logout-about = En este navegador pasas a tener un perfil de invitado nuevo; tus mesas se quedan en tu cuenta.
page-logged-out = Has cerrado la sesión.
page-delete = Eliminar cuenta
page-delete-about = Tu nombre desaparece de todas las mesas y pierdes las partidas en curso. Se eliminan tu nombre, contraseña, correo, notas y puntuaciones; las partidas terminadas se conservan sin tu nombre. No se puede deshacer.
page-delete-do = Eliminar definitivamente
page-delete-guest = Eliminar mis datos
page-delete-guest-about = Tu nombre desaparece de todas las mesas y pierdes las partidas en curso. Se eliminan tu nombre, correo y notas; las partidas terminadas se conservan sin tu nombre. No se puede deshacer.
page-delete-chat = Eliminar también mis mensajes de chat
page-data-deleted = Tus datos se han eliminado.
page-data = Tus datos
page-data-about = Todo lo que se guarda aquí sobre ti, en un archivo: ajustes, mesas y decisiones, notas, mensajes de chat y puntuaciones.
page-data-download = Descargar

## Notices

page-notify = Avisos de turno
page-notify-about = Solo se envían mientras no estás en la mesa. Nunca mencionan cartas ni jugadas.
page-notify-browser = Avisos del navegador
page-notify-browser-about = Mientras una mesa está abierta en otra pestaña.
page-notify-push = Notificaciones push en este navegador
page-notify-push-about = También con la página cerrada.
page-notify-email = Por correo
page-notify-webhook = Webhook
page-notify-webhook-about = Una URL que acepte mensajes, en Discord, en Slack o en tu propio servidor.
page-notify-test = Enviar una prueba
page-notify-sent = enviado
page-notify-sending = en camino
page-notify-off = desactivado
page-notify-failed = ha fallado
page-notify-blocked = Tu navegador bloquea los avisos de esta página.
page-push-failed = Las notificaciones push no funcionan en este navegador: { $reason }
page-way-push = Push
page-way-email = Correo
page-way-webhook = Webhook
page-notice-turn = Te toca. Tu bando: { $side }.

## Settings

page-theme = Tema: { $theme ->
    [light] claro
    [dark] oscuro
   *[auto] del sistema
 }
page-theme-legend = Tema
page-theme-auto = Del sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-sound = Sonido: { $state ->
    [on] activado
   *[off] desactivado
 }
page-sound-card = Carta
page-sound-block = Cubo
page-sound-stamp = Sello
page-settings-title = Ajustes y atajos
page-settings-lead = Se guardan en este navegador y, si has iniciado sesión, en tu cuenta.
page-settings-sound = Sonidos
page-settings-sound-about = Sonidos breves y secos: una carta, un cubo, un sello.
page-settings-confirm = Preguntar antes de una jugada que muestre cartas ocultas
page-settings-confirm-about = Una jugada así no se puede deshacer.
page-settings-turns = Confirmar la jugada que termina mi turno
page-settings-turns-auto = En partidas puntuadas y en vivo
page-settings-turns-always = Siempre
page-settings-turns-never = Nunca
page-settings-turns-about = La jugada se envía solo cuando la confirmas; tu reloj sigue corriendo.
page-settings-pace = Ritmo de los turnos ajenos
page-settings-pace-about = Los turnos de los demás se muestran paso a paso. Un clic en el mapa o la barra espaciadora los salta.
page-pace-slow = Lento
page-pace-normal = Normal
page-pace-fast = Rápido
page-pace-none = Desactivado
page-keys = Atajos de teclado en la mesa
page-key-tab = zona siguiente: pregunta, mapa, cartas, crónica
page-key-arrows = moverse por el mapa
page-key-enter = elegir
page-key-cards = abrir una carta que se puede jugar
page-key-uses = uso de la carta abierta: construir (B), nivel de vida (L), agitación (U), evento (E)
page-key-escape = volver un paso atrás
page-key-space = Espacio
page-key-skip = saltar los turnos ajenos
page-key-ctrl = Ctrl
page-key-undo = deshacer la última decisión; contra el ordenador, también la última acción
page-key-redo = rehacer la decisión deshecha
page-key-hint = mostrar u ocultar el consejo

## Ratings

page-ratings-title = Puntuaciones
page-ratings-about = Una lista por juego y sitio, con las partidas puntuadas entre miembros (Glicko-2). La cifra tras ± indica la fiabilidad de la puntuación.
page-ratings-how = Para tener puntuación, crea una cuenta y marca «Partida puntuada» al crear una mesa.
page-ratings-mine = Tus puntuaciones
page-ratings-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }
page-ratings-none-yet = aún sin partidas puntuadas
page-ratings-place = N.º
page-ratings-name = Nombre
page-ratings-points = Puntuación
page-ratings-games-head = Partidas
page-ratings-empty = Aquí nadie ha jugado todavía una partida puntuada.

## About

page-about-what = Con Republik puedes jugar a juegos de mesa en el navegador: contra el ordenador, en una pantalla o con gente en otro lugar. El árbitro es el servidor: solo acepta jugadas que las reglas permiten.
page-about-yours = Créditos y licencia
page-about-licence = El programa es software libre con licencia Apache 2.0. El mapa, las cartas y los iconos son dibujos propios, y las reglas están explicadas con nuestras palabras.
page-about-privacy-title = Qué guardamos
page-about-privacy = Guardamos una cookie que te identifica, tus partidas y lo que tú escribes: nombre, correo, notas y mensajes de chat. No se carga nada de otros servidores y no hay rastreadores.
page-about-thanks = Agradecimientos
page-about-map = Los contornos del mapa proceden de @svg-maps/germany de Victor Cazanave, basado en un mapa de MapSVG (CC BY 4.0) – unidos, deformados y simplificados por nosotros –, y de Natural Earth (dominio público) a través de world-atlas (ISC).
page-about-fonts = Las tipografías son Archivo y Zilla Slab, ambas con licencia SIL Open Font License 1.1.
page-about-software = La página está hecha con Svelte, Vite y Fluent; el servidor, con Starlette, SQLAlchemy y msgspec.
page-about-licences = Licencias de terceros
page-fair-title = Barajado verificable
page-fair-why = Una vez empezada la partida, nadie puede cambiar el barajado, ni siquiera el servidor, y después puedes comprobarlo:
page-fair-1 = Antes de la primera carta, el servidor saca una semilla al azar y publica su huella (hash). Desde entonces no puede usar otra semilla sin que la huella lo delate.
page-fair-2 = Todo lo que decide el azar se deriva de esa semilla.
page-fair-3 = Al terminar la partida se revela la semilla. Descarga la partida, y la orden republik verify comprueba la huella, la semilla y cada carta:
page-fair-seats = A cada jugador se le envía solo lo que puede saber; tampoco el ordenador ve tu mano.
page-fair-first = Dos tipos de partidas no usan una semilla al azar: las lecciones y tu primera partida contra el ordenador. Sus cartas salen de una breve lista pública, para que conozcas las reglas en buen orden. Los datos de la mesa lo indican.
page-fair-continued = Una partida que continúa otra terminada empieza en la posición que todos pueden ver. Lo que está oculto se reparte de nuevo con otra semilla; republik verify comprueba cada carta que se roba después.
page-aid = Ayuda de juego
page-aid-of = Ayuda de juego: { $game }
page-aid-print = Imprimir en una página
page-help = Ayuda
page-key-help = mostrar la ayuda de juego y las teclas

## Profiles

page-profile-title = Partidas y resultados
page-profile-mine = Tus partidas y resultados
page-profile-since = Miembro desde el { $date }
page-profile-guest = Juegas sin cuenta. Con una cuenta tendrás tus partidas en todos tus dispositivos.
page-profile-results = Resultados
page-profile-none = Todavía no hay partidas terminadas.
page-profile-curve = { $count ->
    [one] Puntuación tras 1 partida: de { $first } a { $last }
   *[other] Puntuación en { $count } partidas: de { $first } a { $last }
}
page-people = Personas
page-score-won = Ganadas
page-score-lost = Perdidas
page-score-drawn = Empatadas
page-score-share = Victorias
page-filter-game = Juego
page-filter-seat = Bando
page-filter-opponent = Rival
page-filter-score = Resultado
page-filter-all = Todos
page-history-title = Partidas terminadas
page-history-filters = Filtrar las partidas
page-history-none = Ninguna partida coincide con estos filtros.
page-history-more = Mostrar más
page-table-won = Victoria: { $side }
page-spectators = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
page-side-random = Bando al azar
page-copy-moment = Copiar el enlace a este momento
page-link-private = solo para quienes jugaron o miraron aquí
page-link-here = solo en este navegador
page-copy-move = Copiar la jugada
page-play-on-about = Una nueva partida desde esta posición. Las cartas ocultas se reparten de nuevo.
page-local-title = Todo en este navegador
page-local-about = Las partidas, los jugadores automáticos y todo lo que guardas se quedan en tu propio equipo; no se envía nada a ninguna parte. Por eso ningún secreto está a salvo de quien abra las herramientas de desarrollo. Aun así, el ordenador decide solo con lo que su bando puede saber.
page-local-loading = La mesa se está cargando…
page-local-failed = No se ha podido cargar la mesa. Recarga la página; necesita un navegador actual con WebAssembly.
page-local-stopped = La mesa se ha detenido y se está cargando de nuevo. No se ha perdido nada de lo decidido.
page-local-forgets = Este navegador no conserva las partidas: se pierden al cerrar la página. Guárdalas como archivos.
page-local-kept = Ahora esta página también funciona sin red.
page-local-install = Instalar como aplicación
page-local-update = Hay una versión nueva lista.
page-local-update-now = Cargarla
page-local-levels = Para pensar más tiempo hace falta un servidor: { $levels }.
page-file-open = Abrir una partida desde un archivo
page-file-open-about = El archivo de una partida o uno de intercambio: para seguir jugando, verla o analizarla
page-file-too-large = Este archivo es demasiado grande para una partida: se pueden abrir como máximo { $most } kB.
page-file-save = Guardar como archivo
page-file-exchange = Guardar para otros programas
page-play-offline = Jugar sin conexión
page-play-offline-about = La misma mesa solo en tu navegador; una vez abierta, no necesita red
page-lost-offline = Jugar sin conexión mientras tanto
