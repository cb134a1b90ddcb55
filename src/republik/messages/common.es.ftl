## Bandos y palabras

side-chance = el azar

## Finales

outcome = Gana { $winner }: { $how } (regla { $rule })
outcome-table = Gana { $winner }: { $how }
ending-resigned = el otro bando se rinde
ending-timeout = al otro bando se le acabó el tiempo
ending-agreed = de común acuerdo
ending-abandoned = la partida fue abandonada
ending-forfeited = el programa del otro bando pierde por infracción

## Jugadores de ordenador

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

## Por qué no

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

## Órdenes

record-outdated = Las reglas se han corregido desde que empezó esta partida (revisión { $began } entonces, { $now } ahora): con las reglas de hoy puede desarrollarse de otra manera que como se jugó.
record-refused-part = Ya no se admite: { $reason }. Se usan las primeras { $good } de sus { $total } decisiones.

## A game that says nothing of its own

move-as-written = { $text }
prompt-any = Tu decisión
when-any = la partida está en curso
