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

## Hints and analysis

hint-title = Consejo ({ $level }), con la probabilidad de ganar ({ $side }):
hint-for = a favor: { $reasons }
hint-against = en contra: { $reasons }
analysis-progress = decisiones
analysis-about = { $count } decisiones, pensadas por { $player }. Cada una se juzga por lo que su bando podía saber al tomarla.
analysis-curve = Probabilidad de ganar del Este
analysis-curve-label = Probabilidad de ganar del Este a lo largo de las decisiones: { $first } al principio, mínima { $low }, máxima { $high }, { $last } al final
analysis-curve-note = Tal como la ve el bando que elige una carta, cada vez que lo hace. Entre medias se reparten cartas, y los dos bandos saben cosas distintas.
analysis-half = Década { $decade }, { $half ->
    [1] primera mitad
   *[other] segunda mitad
}
analysis-end = Década { $decade }, antes de su final
analysis-plays = Carta a carta
analysis-play-decade-end = Final de la década
analysis-play-dealing = Cartas nuevas
analysis-turning = Puntos de inflexión
analysis-turning-note = Las decisiones que más probabilidad de ganar costaron, la más cara primero.
analysis-turning-none = Ninguna decisión costó { $points } puntos porcentuales de probabilidad de ganar o más.
analysis-not-considered = { $player } no había mirado esta jugada; su probabilidad sale de seguir pensando tras ella.
analysis-swings = Oscilaciones que ninguna decisión explica
analysis-swings-note = De una carta a la siguiente, menos lo que costaron las decisiones: cartas repartidas, manos mostradas, lo que un bando sabe y el otro no, y los errores de quien piensa.
analysis-swing = Decisión { $decision } a { $then }: Este de { $before } a { $after }; por decisiones { $decided }, por lo demás { $rest }
analysis-lost = Perdido en total por decisiones: { $what }
analysis-lost-side = { $side } { $points }
analysis-forecasts = Finales de década tal como estaban
analysis-forecasts-note = Lo que habría hecho el final de la década en ese momento; protestas ahora y en el peor caso.
analysis-decision = Decisión
analysis-who = Bando
analysis-when = Cuándo
analysis-move = Jugado
analysis-loss = Coste
analysis-instead = Mejor
analysis-east = Probabilidad del Este
analysis-flight = Huida
analysis-currency = Moneda
analysis-protests-west = Protestas Oeste
analysis-protests-east = Protestas Este
analysis-socialists = Socialistas
analysis-ends = Podría acabar la partida

## Computer players

level-random = Azar
level-random-about = Hace cualquier jugada permitida.
level-automatic = jugado por las reglas
