## Requests

refusal-bad-request = el mensaje no se entiende
refusal-unknown-move = esa jugada no existe
refusal-no-such-table-options = ese juego, edición, asiento o nivel no existe
refusal-foreign-origin = la petición viene de otra página
refusal-foreign-host = el servidor no reconoce este nombre como suyo; quien lo lleva puede darlo con --address
refusal-not-found = aquí no existe
refusal-wrong-method = esta dirección no admite ese método
refusal-stale = la mesa ha seguido entretanto
refusal-too-large = el mensaje es demasiado grande
refusal-too-many-requests = demasiadas peticiones, espera un poco
refusal-headers-too-large = las cabeceras de la petición son demasiado grandes
refusal-too-slow = la petición no llegó en el tiempo previsto
refusal-too-many-sockets = tú u otros desde tu misma conexión tenéis demasiadas mesas abiertas ({ $most }): cierra una
refusal-too-many-connections = el servidor tiene abiertas todas las conexiones que puede
refusal-storage = la base de datos no responde: no ha cambiado nada
refusal-nul-character = un texto con el carácter NUL no se puede guardar

## Tables

refusal-not-your-seat = no estás sentado ahí
refusal-hint-not-here = no hay consejos donde juegan personas entre sí
refusal-hint-nobody = aquí ningún jugador del ordenador puede dar consejos
refusal-not-over = la partida aún no ha terminado
refusal-seat-taken = ahí ya hay alguien sentado
refusal-too-many-tables = ya tienes tantas partidas en curso como puede tener un invitado
refusal-table-full = esta mesa ya tiene todos los espectadores posibles ({ $most })
refusal-too-many-thoughts = tú u otros desde tu misma conexión estáis esperando demasiados consejos ({ $most }): vuelve a intentarlo en un momento
refusal-too-many-analyses = aún se están haciendo demasiados análisis para ti u otros desde tu misma conexión ({ $most }): espera a que termine uno
refusal-rules-corrected = las reglas corregidas ya no admiten una decisión de esta partida: sigue desde la última válida
refusal-record-refused = el registro de la partida no se puede reproducir
refusal-values-missing = esta partida se juega con valores que el servidor no tiene ahora ({ $values })
refusal-no-thinker = el jugador automático no puede pensar ahora mismo
refusal-offer-not-now = esto no se puede ofrecer ahora
refusal-offer-pending = el otro bando ha hecho una oferta: respóndela primero
refusal-no-offer = no hay tal oferta
refusal-chat-full = en esta mesa ya no se puede decir nada más
refusal-rated-needs-people = solo puntúan las partidas entre dos personas
refusal-undo-no-time = no te queda tiempo para deshacerlo
refusal-time-over = se te ha acabado el tiempo

## People

refusal-bad-name = esto no puede ser un nombre: de 1 a 40 caracteres visibles, como mucho 4 signos sobre una letra
refusal-bad-email = esto no es una dirección de correo
refusal-no-email-to-confirm = no hay ninguna dirección de correo por confirmar
refusal-too-many-mails = se han enviado demasiados enlaces: vuelve a intentarlo mañana
refusal-bad-webhook = un webhook necesita una dirección https
refusal-weak-password = una contraseña necesita al menos 8 caracteres y no debe ser fácil de adivinar
refusal-login-refused = el nombre o la contraseña no es correcto
refusal-members-only = esto es solo para miembros
refusal-name-taken = otra persona ya tiene este nombre o uno que se le parece
refusal-already-member = ya eres miembro
refusal-login-slowed = demasiados intentos, espera un poco

## Notices and mails

notice-turn-title = Te toca
notice-turn = Juegas con el { $side } contra { $opponent }: te toca.
notice-over-title = La partida ha terminado
notice-over = Tu partida con el { $side } contra { $opponent } ha terminado.
notice-test-title = Una prueba
notice-test = Así sabrás que te toca.
notice-somebody = alguien
notice-footer = Recibes esto porque pediste que se te avisara de tus turnos. Puedes cambiarlo en { $address }
confirm-mail-title = Confirma esta dirección
confirm-mail =
    Alguien ha dado esta dirección en { $address } para recibir avisos de sus turnos.

    Si has sido tú, confírmala aquí:

    { $link }

    Si no, no hagas nada: no llegará nada más.
