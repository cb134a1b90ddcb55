## Requests

refusal-bad-request = no se ha podido entender la petición
refusal-unknown-move = esa jugada no existe
refusal-no-such-table-options = ese juego, edición, sitio o nivel no existe
refusal-foreign-origin = la petición viene de otro sitio web
refusal-foreign-host = el servidor no reconoce este nombre como suyo; quien lo administra puede indicarlo con --address
refusal-not-found = no se ha encontrado
refusal-wrong-method = esta dirección no admite ese método
refusal-stale = la partida ha seguido entretanto; recarga la página para verla
refusal-too-large = la petición es demasiado grande
refusal-too-many-requests = demasiadas peticiones; espera un poco
refusal-headers-too-large = las cabeceras de la petición son demasiado grandes
refusal-too-slow = la petición ha tardado demasiado en llegar
refusal-too-many-sockets = tú u otras personas desde tu misma dirección de internet ya tenéis demasiadas mesas abiertas (como máximo { $most } a la vez): cierra una
refusal-too-many-connections = el servidor ha llegado a su límite de conexiones; vuelve a intentarlo más tarde
refusal-storage = la base de datos no responde: no se ha cambiado nada
refusal-browser-storage = este navegador no ha podido guardarlo, quizá porque su almacenamiento está lleno: no se ha cambiado nada
refusal-unexpected = algo ha fallado en el programa; recarga la página e inténtalo otra vez
refusal-nul-character = no se puede guardar un texto que contenga el carácter NUL

## Tables

refusal-not-your-seat = ese no es tu sitio
refusal-hint-not-here = no hay consejos en las partidas entre personas
refusal-hint-nobody = aquí ningún jugador automático puede dar consejos
refusal-not-over = la partida aún no ha terminado
refusal-seat-taken = ese sitio ya está ocupado
refusal-too-many-tables = has llegado al límite de partidas en curso: termina antes una
refusal-too-many-open-tables = ya tienes { $most } mesas abiertas con un sitio libre; espera a que alguien se siente
refusal-too-many-open-tables-nearby = desde tu dirección de internet ya hay { $most } mesas abiertas con un sitio libre; espera a que alguien se siente
refusal-too-many-files = hoy ya se han abierto demasiadas partidas desde archivos; vuelve a intentarlo más tarde
refusal-too-many-invitations = hoy ya se han creado demasiados enlaces; vuelve a intentarlo más tarde
refusal-table-full = esta mesa ya tiene el máximo de espectadores ({ $most })
refusal-too-many-thoughts = tú u otras personas desde tu misma dirección de internet ya estáis esperando demasiados consejos (como máximo { $most } a la vez): vuelve a intentarlo en un momento
refusal-too-many-waiting-files = tú u otras personas desde tu misma dirección de internet ya tenéis demasiados archivos esperando a abrirse (como máximo { $most } a la vez): vuelve a intentarlo en un momento
refusal-too-many-analyses = ya hay demasiados análisis en marcha para ti u otras personas desde tu misma dirección de internet (como máximo { $most } a la vez): espera a que termine uno
refusal-rules-corrected = las reglas corregidas no permiten una decisión de esta partida: sigue desde la última válida
refusal-record-refused = esta partida no se puede reproducir
refusal-values-missing = esta partida usa valores que el servidor no tiene en este momento ({ $values })
refusal-no-thinker = el ordenador no está disponible en este momento; vuelve a intentarlo
refusal-offer-not-now = ahora no se puede proponer esto
refusal-offer-pending = el otro bando ha hecho una propuesta: respóndela primero
refusal-no-offer = esa propuesta no existe
refusal-offer-changed = entretanto la propuesta es otra; léela antes de responder
refusal-chat-full = el chat de esta mesa está lleno
refusal-rated-needs-people = solo pueden ser puntuadas las partidas entre dos personas
refusal-undo-no-time = no te queda tiempo suficiente para deshacer eso
refusal-time-over = se te ha acabado el tiempo

## People

refusal-bad-name = este nombre no vale: usa de 1 a 40 caracteres visibles, con un máximo de 4 acentos por letra
refusal-bad-email = esto no es una dirección de correo electrónico
refusal-no-email-to-confirm = no hay ninguna dirección de correo que confirmar
refusal-too-many-mails = se han enviado demasiados enlaces de confirmación: vuelve a intentarlo mañana
refusal-bad-webhook = un webhook necesita una URL https
refusal-weak-password = una contraseña necesita al menos 8 caracteres y no debe ser fácil de adivinar
refusal-login-refused = nombre o contraseña incorrectos
refusal-members-only = esto es solo para miembros: crea antes una cuenta
refusal-name-taken = este nombre, u otro que se le parece mucho, ya está en uso
refusal-already-member = ya tienes una cuenta
refusal-login-slowed = demasiados intentos; espera un poco

## Notices and mails

notice-turn-title = Te toca
notice-turn = Te toca contra { $opponent }. Tu bando: { $side }.
notice-over-title = Partida terminada
notice-over = Ha terminado tu partida contra { $opponent }. Tu bando: { $side }.
notice-test-title = Prueba
notice-test = Así son los avisos de que te toca.
notice-somebody = alguien
notice-footer = Recibes este mensaje porque pediste que te avisáramos de tus turnos. Puedes cambiarlo en { $address }
confirm-mail-title = Confirma tu dirección de correo
confirm-mail =
    Alguien ha indicado esta dirección en { $address } para recibir avisos de sus turnos.

    Si has sido tú, confírmala aquí:

    { $link }

    Si no has sido tú, no hagas nada: no volveremos a escribirte.

## Vista previa de enlaces

og-home = La historia alemana en tu mesa
og-site = Juegos de mesa en el navegador: contra el ordenador, en la misma pantalla o con gente de otros lugares.
og-game = { $game }
og-play = Te invitan a jugar a { $game }
og-play-text = Tu bando: { $seat }. Abre el enlace y siéntate a la mesa, sin necesidad de cuenta.
og-watch = Te invitan a ver una partida de { $game }
og-watch-text = Abre el enlace y sigue la partida.
refusal-needs-server = para esto hace falta un servidor
refusal-file-unknown = este archivo no contiene ninguna partida, ni está en el formato de intercambio de ninguno de los juegos
refusal-file-refused = no se puede abrir este archivo: { $reason }
