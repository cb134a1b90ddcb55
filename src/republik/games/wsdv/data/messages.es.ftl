game-name = Wir sind das Volk!
game-about = Dos Estados alemanes, dos jugadores, cuatro décadas: levanta tu economía, sube el nivel de vida y evita que la gente salga a la calle, hasta que un Estado se colapse o el Este llegue en pie a 1989.
option-edition = Edición de las reglas

## Bandos y palabras

seat-west = Oeste
seat-east = Este
seat-nobody = las reglas
seat-letter-west = O
seat-letter-east = E
sector-france = sector francés
sector-uk = sector británico
sector-usa = sector estadounidense
place-west-germany = Alemania Occidental
place-cssr = ČSSR
place-polska = Polska
place-rheinsberg = Rheinsberg
place-ni-hamburg = Baja Sajonia o Hamburgo
track-prestige = Prestigio
track-currency = Moneda occidental
track-socialists = Socialismo
use-unrest = agitación
use-build = economía
use-living = nivel de vida
use-event = evento

## Cartas e iconos

card-name = { $number } «{ $title }»
card-hidden = una carta oculta
card-in-hand = mano
corner-flight = huida{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
corner-red-police = fuerza policial roja
corner-pink-police = fuerza policial rosa
event-for-red = evento para el Este
event-for-yellow = evento para el Oeste
event-for-dual = evento para ambos
event-for-special = solo para el Este
face-space = casilla de prestigio { $space }
symbol-build = el { $side } construye { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
symbol-dismantle = el { $side } desmantela { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
symbol-place-unrest = { $side } +{ $count } { $count ->
    [one] marcador de agitación
   *[other] marcadores de agitación
}
symbol-remove-unrest = { $side } −{ $count } { $count ->
    [one] marcador de agitación
   *[other] marcadores de agitación
}
symbol-move-unrest = { $side }: mover { $count } { $count ->
    [one] marcador de agitación
   *[other] marcadores de agitación
}
symbol-reduce = { $side }: dejar en 3 marcadores de agitación una provincia con protesta masiva{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
symbol-living-standard = { $side } +{ $count } { $count ->
    [one] marcador
   *[other] marcadores
} de nivel de vida
symbol-living-standard-plain = { $side } +{ $count } { $count ->
    [one] marcador
   *[other] marcadores
} de nivel de vida, sin eliminar agitación
symbol-lose-living-standard = { $side } −{ $count } { $count ->
    [one] marcador
   *[other] marcadores
} de nivel de vida
symbol-rundown = { $count ->
    [one] 1 fábrica del { $side } se vuelve decadente
   *[other] { $count } fábricas del { $side } se vuelven decadentes
}
symbol-repair = { $count ->
    [one] se repara 1 fábrica del { $side }
   *[other] se reparan { $count } fábricas del { $side }
}
symbol-close = el { $side } pierde para siempre { $count ->
    [one] 1 fábrica externa
   *[other] { $count } fábricas externas
}
symbol-red-police = fuerza policial roja
symbol-pink-police = fuerza policial rosa
symbol-wall-built = se construye el Muro
symbol-wall-opened = se abre el Muro
symbol-stasi-dissolved = disolución de la Stasi
symbol-guillaume = Guillaume: el Este examina cartas
symbol-where = en { $place }
symbol-limit = (máximo { $count } por provincia)
symbol-arms = – elige el { $side }
symbol-arrow = { $track } { $arrows } { $side }
symbol-nothing = nada
symbol-with = { $symbol } { $more }
symbol-numbered = icono { $number }
surplus-red = { $count ->
    [one] flecha
   *[other] { $count } flechas
} fuera del contador: el Este elimina agitación
surplus-yellow = { $count ->
    [one] flecha
   *[other] { $count } flechas
} fuera del contador: el Oeste recibe una compensación
surplus-red-prestige = flecha de prestigio fuera del contador: el Este elimina 1 marcador de agitación suyo o coloca 1 en el Oeste
surplus-yellow-prestige = flecha de prestigio fuera del contador: el Oeste elimina 1 marcador de agitación suyo o coloca 1 en el Este

## Pantalla

screen-header = Wir sind das Volk! · Década { $decade }, { $half ->
    [1] primer quinquenio
   *[other] segundo quinquenio
}
screen-over = Wir sind das Volk! · Década { $decade }, partida terminada
screen-protests = { $side }: { $count ->
    [one] 1 protesta masiva
   *[other] { $count } protestas masivas
}
screen-police = cartas de fuerza policial: { $count }, disponibles: { $ready }
screen-flight = Huida ahora: { $steps } → el Este desmantela { $points } · { $police }
screen-flight-over = Huida: ya contada en esta década · { $police }
screen-wall = El Muro está en pie: no hay huida · { $police }
track-prestige-note = ventaja: { $side } · Final de Década: { $symbols }
track-currency-note = exportación { $exports }, nivel de vida { $living }: saldo { $balance }
track-socialists-note = Final de Década: { $change } · { $total } de { $most } en juego, { $box } en el recuadro de almacenamiento
map-hamburg = Hamburgo ({ $provinces })
map-legend-1 = ●○○○ agitación; 4: protesta masiva
map-legend-2 = ▮ nivel de vida
map-legend-3 = ♟ socialista
map-legend-4 = 6/9 economía / necesaria para ▮
map-legend-5 = [2] fábrica (2) decadente
map-legend-6 = ═ operativa ─ construida ┄ libre

## Preguntas

prompt-deal = Se reparte una carta.
prompt-discard = { $side }: descarta una carta de la década anterior o conserva el resto.
prompt-action = { $side }: elige una carta del área de cartas o de tu mano.
prompt-over = La partida ha terminado.
prompt-use = { $card }: ¿para qué la usas?
prompt-price = { $side }: la carta especial tiene un precio. ¿Descartas una carta de la mano o dejas que el Oeste robe una?
prompt-remove = { $side }: elimina 1 marcador de agitación tuyo. Elige una provincia.
prompt-build = { $side }: { $count ->
    [one] queda 1 punto de construcción
   *[other] quedan { $count } puntos de construcción
}. Elige una ciudad o una línea.
prompt-living = { $side }: coloca marcadores de nivel de vida ({ $count } de 3 colocados; la carta presta hasta { $lends ->
    [one] 1 punto
   *[other] { $lends } puntos
}, máximo 2 por provincia). Elige una provincia.
prompt-transfer = { $side }: ¿transfieres a Berlín Occidental un marcador de nivel de vida recién colocado? Elige el proveedor del que sale.
prompt-void = { $side }: { $face } es una carta doble. ¿Qué flecha o icono ignoras?
prompt-symbols = { $side }: ejecuta { $face }. Pendiente: { $symbols }. Elige dónde se ejecuta el siguiente icono.
prompt-resolve = { $side }: { $face } te deja elegir: { $symbol }. Elige un lugar.
prompt-return-unrest = { $side }: vuelve la agitación de las cartas de fuerza policial, máximo 1 marcador por provincia (quedan { $count }). Elige una provincia.
prompt-look = { $side }: Guillaume informa. ¿Qué cartas examinas?
prompt-take = { $side }: ¿tomas una de estas cartas?
prompt-give = { $side }: ¿qué carta de tu mano das a cambio?
prompt-last-police = { $side }: ¿usas la fuerza policial antes de que acabe tu acción? Elige una provincia o termina.
prompt-import = { $side }: { $change ->
    [less] ha terminado una protesta masiva en Berlín Occidental. Elige el proveedor que pierde su marcador importado.
   *[more] Berlín Occidental tiene una nueva protesta masiva. Elige el proveedor al que se extiende.
}
prompt-socialist-in = { $side }: no hay socialistas suficientes para todas las protestas masivas. Elige la provincia a la que va el siguiente.
prompt-dismantle = { $side }: { $side ->
    [Oeste] { $owner ->
        [Oeste] desmantela
       *[other] el { $owner } debe desmantelar
    }
   *[other] { $owner ->
        [Oeste] el { $owner } debe desmantelar
       *[other] desmantela
    }
} { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}. Elige la pieza que se elimina.
prompt-space = { $side }: prestigio. Elige la casilla que ejecutas.
prompt-run-down = { $side }: falta moneda occidental, así que { $count ->
    [one] 1 fábrica se vuelve decadente
   *[other] { $count } fábricas se vuelven decadentes
}. Elige una fábrica.
prompt-dismantle-lines = { $side }: falta moneda occidental y todas las fábricas son decadentes. { $count ->
    [one] Se pierde 1 pieza
   *[other] Se pierden { $count } piezas
}. Elige la pieza que se elimina.
prompt-hamburg = { $side }: ¿para qué provincia cuenta Hamburgo en esta fase?
prompt-lose-sector = { $side }: Berlín Occidental pierde { $count ->
    [one] 1 marcador
   *[other] { $count } marcadores
} de nivel de vida. Elige un sector.
prompt-attack = { $side }: { $place } ataca. Elige la provincia rival.
prompt-police-phase = { $side }: { $count ->
    [one] 1 carta de fuerza policial disponible
   *[other] { $count } cartas de fuerza policial disponibles
}. Elige la provincia en la que eliminas 1 marcador de agitación.
prompt-socialist-out = { $side }: { $count ->
    [one] 1 socialista debe
   *[other] { $count } socialistas deben
} irse. Elige una provincia.
done-discard = conservar el resto
done-build = terminar (los puntos sin usar se pierden)
done-living = terminar
done-transfer = no transferir
done-void = no ignorar nada
done-look = no examinar nada
done-take = no tomar nada
done-last-police = no usar más fuerza policial
done-attack = no atacar

## Jugadas

place-alone = { $place }
move-done = hecho
move-play = { $card }: { $use }
move-deal = repartir { $card }
move-discard = descartar { $card }
move-draw = dejar que el Oeste robe una carta
move-build-city = construir una fábrica en { $place }
move-build-line = construir infraestructura: { $place }
move-dismantle-city = desmantelar la fábrica de { $place }
move-dismantle-line = desmantelar infraestructura: { $place }
move-rundown = volver decadente la fábrica de { $place }
move-repair = reparar la fábrica de { $place }
move-close = cerrar { $place } para siempre
move-place = colocar 1 marcador de agitación: { $place }
move-remove = eliminar 1 marcador de agitación: { $place }
move-move = mover 1 marcador de agitación: { $from } → { $to }
move-reduce = dejar en 3 marcadores de agitación: { $place }
move-living = colocar 1 marcador de nivel de vida: { $place }
move-lose-living = eliminar 1 marcador de nivel de vida: { $place }
move-sector = colocar 1 marcador de nivel de vida en Berlín Occidental ({ $place })
move-lose-sector = eliminar 1 marcador de nivel de vida en Berlín Occidental ({ $place })
move-transfer = transferir 1 marcador de nivel de vida de { $place } a Berlín Occidental
move-police = usar la fuerza policial: 1 marcador de agitación menos en { $place }
move-socialist = enviar un socialista: { $place }
move-take-socialist = eliminar un socialista: { $place }
move-import = colocar el marcador importado en { $place }
move-release = eliminar el marcador importado de { $place }
move-attack = { $from } ataca a { $to }
move-hamburg = Hamburgo cuenta para { $place }
move-space = casilla { $space }: { $symbols }
move-void-track = ignorar una flecha: { $track }
move-void-row = ignorar: { $symbol }
move-resolve = ejecutar ahora: { $symbol }
move-ignore = omitir: { $symbol }
move-look = { $where ->
    [pile] examinar las cartas superiores del mazo de robo
   *[hand] examinar la mano del Oeste
}
move-take = tomar { $card }
move-give = dar { $card }
group-done = o bien
group-play = cartas
group-deal = repartir
group-discard = descartar
group-draw = o bien
group-build-city = construir
group-build-line = construir
group-dismantle-city = desmantelar
group-dismantle-line = desmantelar
group-rundown = volver decadente
group-repair = reparar
group-close = cerrar para siempre
group-place = colocar agitación
group-remove = eliminar agitación
group-move = mover agitación
group-reduce = dejar en 3 marcadores de agitación
group-living = nivel de vida
group-lose-living = perder nivel de vida
group-sector = Berlín Occidental
group-lose-sector = Berlín Occidental
group-transfer = transferir
group-police = fuerza policial
group-socialist = socialistas
group-take-socialist = socialistas
group-import = proveedores
group-release = proveedores
group-attack = atacar
group-hamburg = Hamburgo
group-space = casillas
group-void-track = ignorar
group-void-row = ignorar
group-resolve = ejecutar ahora
group-ignore = omitir
group-look = examinar
group-take = tomar
group-give = dar
group-at = { $verb }, { $place }
note-protest = ¡protesta masiva!
note-change = { $before }→{ $after }
note-change-protest = { $before }→{ $after } { note-protest }
note-value = { $change }
note-living = n.º { $number }, economía { $has } de { $needs }
use-note-unrest = eliminar 1 marcador de agitación tuyo{ $free ->
    [yes] , gratis
   *[no] , desmantelando 1 punto
}
use-note-build = { $value ->
    [one] 1 punto de construcción
   *[other] { $value } puntos de construcción
}
use-note-living = hasta 3 provincias; la carta presta hasta { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
use-note-event = { $symbols }

## Qué ha pasado

event-decade = Empieza la década { $decade }. Carta especial: { $special }
event-half = Década { $decade }, { $half ->
    [1] primer
   *[other] segundo
} quinquenio. Empieza el { $starter }.
event-turned-up = Reveladas: { $what }
event-drawn = El { $side } roba { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
event-discarded = El { $side } descarta { $known ->
    [yes] { $what }
   *[no] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
event-card = El { $side } juega { $card } { $origin ->
    [hand] de la mano{" "}
   *[other] {""}
}{ $use ->
    [unrest] para eliminar agitación
    [build] para construir
    [living] para incrementar el nivel de vida
   *[event] como evento
}
event-price = El Este paga la carta especial: { $paid ->
    [draw] el Oeste roba una carta
   *[discard] el Este descarta una carta
}
event-void = Ignorado: { $what }
event-tracks = { $what }
event-unrest = { $change ->
    [less] El { $by } elimina agitación
   *[more] El { $by } coloca agitación
}: { $what }
event-unrest-nobody = Nueva agitación: { $what }
event-calmed = El nuevo nivel de vida elimina agitación: { $what }
event-reduce = { $place }: { $removed ->
    [one] 1 marcador de agitación menos
   *[other] { $removed } marcadores de agitación menos
}, quedan 3
event-move = Marcadores de agitación movidos: { $what }
event-build-city = El { $by } construye: { $what }
event-build-line = El { $by } construye infraestructuras: { $what }
event-dismantle-city = El { $by } desmantela: { $what }
event-dismantle-line = El { $by } desmantela infraestructuras: { $what }
event-rundown = Fábricas que se vuelven decadentes (elige el { $by }): { $what }
event-repair = Reparada: { $place }
event-close = Cerrada para siempre: { $place }
event-living = { $change ->
    [less] Marcadores de nivel de vida perdidos
   *[more] Nuevos marcadores de nivel de vida
}: { $what }
event-transfer = { $place } transfiere su nuevo marcador de nivel de vida a Berlín Occidental
event-imported = { $change ->
    [less] Marcadores importados eliminados de
   *[more] La protesta masiva de Berlín Occidental se extiende a
}: { $what }
event-socialist = { $change ->
    [less] Socialistas eliminados
   *[more] Socialistas colocados
}: { $what }
event-police-gained = El Este almacena { $card } como carta de fuerza policial
event-police = La fuerza policial elimina agitación: { $what }
event-stasi-dissolved = La Stasi queda disuelta; marcadores de agitación que vuelven: { $unrest }
event-wall = { $stands ->
    [yes] Se construye el Muro. Termina la huida de la República.
   *[no] Se abre el Muro. Vuelve la huida de la República.
}
event-look = El Este examina { $at ->
    [pile] las cartas superiores del mazo de robo
   *[hand] la mano del Oeste
}
event-seen = { $known ->
    [yes] Vistas: { $what }
   *[no] El Este ha visto { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
event-removed = { $known ->
    [yes] Fuera del juego: { $card }
   *[no] El Este elimina una carta del juego
}
event-swap = { $known ->
    [yes] El Este da { $given } y toma { $taken }
   *[no] El Este cambia una carta
}
event-decade-end = Final de Década { $decade }
event-phase = { $phase }. { $name }
event-wall-cost = Coste del Muro: prestigio 1 casilla hacia el Oeste, y el Este desmantela 1 punto
event-flight = La huida de la República llega a { $steps }: el Este desmantela { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
event-space = El { $by } ejecuta la casilla { $space }: { $symbols }
event-hamburg = Hamburgo cuenta para { $place }
event-currency = Contador { $track } + exportación { $exports } (peor fábrica de exportación del Oeste: { $worst }) − nivel de vida { $living } = { $balance }
event-police-cost = { $points ->
    [0] No hay cartas de fuerza policial que pagar
    [one] El Este desmantela 1 punto para pagar la fuerza policial
   *[other] El Este desmantela { $points } puntos para pagar la fuerza policial
}
event-attack = Ataques: { $what }
event-socialist-phase = Socialistas: { $change }
event-protests = Protestas masivas: Oeste { $west }, Este { $east }
event-game-over = Gana el { $winner }: { $how }
outcome = Gana el { $winner }: { $how } (regla { $rule })
outcome-table = Gana el { $winner }: { $how }

## Finales

ending-collapse = { $winner ->
    [Este] el Oeste se colapsa bajo las protestas masivas
    [Oeste] el Este se colapsa bajo las protestas masivas
   *[other] el otro Estado se colapsa bajo las protestas masivas
}
ending-bankruptcy = insolvencia nacional del Este
ending-bankruptcy-figures = insolvencia nacional del Este, que debe desmantelar { $due ->
    [one] 1 punto
   *[other] { $due } puntos
} y { $has ->
    [0] ya no tiene nada
   *[other] solo tiene { $has }
}
ending-socialism-triumphs = triunfo del socialismo
ending-socialism-fails = el socialismo ha fracasado
ending-survival = el Este ha resistido las cuatro décadas

## Jugadores de ordenador

feature-east-unrest-slack = margen antes de la próxima protesta masiva en el Este
feature-west-unrest-slack = margen antes de la próxima protesta masiva en el Oeste
feature-east-protests-near = protestas masivas que acercan al Este al colapso
feature-west-protests-near = protestas masivas que acercan al Oeste al colapso
feature-east-brink = provincias del Este al borde de una protesta masiva
feature-west-brink = provincias del Oeste al borde de una protesta masiva
feature-east-living-standard = nivel de vida en el Este
feature-west-living-standard = nivel de vida en el Oeste
feature-east-living-at-risk = nivel de vida en el Este que ninguna fábrica mantiene
feature-west-living-at-risk = nivel de vida en el Oeste que ninguna fábrica mantiene
feature-east-economy = economía en el Este
feature-west-economy = economía en el Oeste
feature-east-next-living-standard = economía para el próximo nivel de vida en el Este
feature-west-next-living-standard = economía para el próximo nivel de vida en el Oeste
feature-east-open-links = conexiones aún por construir en el Este
feature-west-open-links = conexiones aún por construir en el Oeste
feature-border-gap = nivel de vida a lo largo de la frontera
feature-export-gap = exportación del Este frente a la peor fábrica de exportación del Oeste
feature-prestige = contador de prestigio
feature-prestige-edge = ventaja en el prestigio
feature-currency-track = contador de moneda occidental
feature-currency-missing = moneda occidental que le falta al Este
feature-currency-spare = moneda occidental que le sobra al Este
feature-flight = huida de la República
feature-wall = el Muro
feature-reserve = puntos de economía de reserva del Este
feature-bankruptcy = riesgo de insolvencia nacional del Este
feature-socialist-track = contador de socialismo
feature-socialists = socialistas en juego
feature-socialism-at-stake = triunfo o fracaso del socialismo
feature-police = fuerza policial disponible
feature-police-later = fuerza policial en décadas posteriores
feature-tempo = de quién es el próximo turno
feature-hand = cartas en la mano
feature-display = cartas del área de cartas
feature-special-card = carta especial
feature-building-under-way = puntos de construcción aún por usar
feature-living-under-way = nivel de vida aún por colocar
feature-removal-under-way = agitación aún por eliminar
feature-event-under-way = iconos aún por ejecutar
feature-losses-under-way = piezas aún por perder
feature-ground = la década en sí

## Final de década

phase-1 = Huida o coste del Muro
phase-2 = Prestigio
phase-3 = Moneda occidental
phase-4 = Pago de la fuerza policial
phase-5 = Mantener el nivel de vida
phase-6 = Comparación interna
phase-7 = Comparación Este Oeste
phase-8 = Uso de la fuerza policial
phase-9 = Fase socialista
phase-10 = ¿Wir sind das Volk?
forecast-title = Si la década terminara ahora
forecast-flight-sum = iconos { $icons } + mejor nivel de vida del Oeste { $best_west_living } + fuerza policial roja { $red_police } + protesta masiva en el Este { $east_protest } − peor nivel de vida del Este { $worst_east_living } − protesta masiva en el Oeste { $west_protest } = { $steps }
forecast-flight = el Este desmantela { $points } de { $has ->
    [one] su punto
   *[other] sus { $has } puntos
}
forecast-wall = El Muro: prestigio 1 casilla hacia el Oeste, el Este desmantela 1 de { $has ->
    [one] su punto
   *[other] sus { $has } puntos
}
forecast-prestige = el { $holder } ejecuta la casilla { $marker } o una más cercana al centro: { $symbols }
forecast-prestige-bankrupt = el Este no podría desmantelar lo suficiente: insolvencia nacional
forecast-currency-sum = contador { $track } + exportación { $exports } (peor fábrica de exportación del Oeste: { $worst }) − nivel de vida { $living } = { $balance }
forecast-currency-enough = ninguna fábrica se vuelve decadente
forecast-currency-missing = fábricas que se vuelven decadentes: { $rundown }; después, piezas desmanteladas: { $dismantled }
forecast-currency-bankrupt = el Este no puede pagar: insolvencia nacional
forecast-police-cost = el Este desmantela { $points } de { $has ->
    [one] su punto
   *[other] sus { $has } puntos
}
forecast-living = nivel de vida perdido: { $what }
forecast-living-none = todas las provincias mantienen su nivel de vida
forecast-internal = agitación nueva: { $what }
forecast-internal-none = sin agitación nueva
forecast-attacks = ataques posibles: { $what }
forecast-attacks-none = ninguna provincia puede atacar
forecast-police = cartas de fuerza policial disponibles: { $count }
forecast-socialists = cambio { $change }, en juego { $total } de 12
forecast-triumph = ganaría el Este: no quedan socialistas suficientes que recibir
forecast-failure = perdería el Este: tiene menos socialistas de los que debe perder
forecast-protests = { $side }: { $now } ahora, { $internal } tras la comparación interna, { $worst } en el peor caso; con cuatro se colapsa
forecast-title-end = Final de Década, fase a fase
forecast-done = terminada
forecast-now = en curso
forecast-due = por hacer: { $count }
forecast-prestige-done = el { $holder } ha ejecutado la casilla { $marker }: { $symbols }
forecast-attacks-done = ataques: { $what }
forecast-attacks-done-none = sin ataques
forecast-police-done = cartas de fuerza policial usadas: { $count }

## En la mesa

cards-seen = Vistas en la mano rival:
cards-count = El rival tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; cartas en el mazo de robo: { $pile }.
help-forecast = qué harían ahora las diez fases del Final de Década
help-map = todo el mapa y los contadores
why-what = Di qué quieres que se explique, por ejemplo «motivo Baviera» o «motivo 17 evento».
rules-which = Indica una sección, por ejemplo «regla 5.1».
cards-why = En el juego: { $text }
cards-unknown = No hay ninguna carta «{ $answer }». Escribe su número o una parte de su título, por ejemplo «cartas 17».
help-cards = el área de cartas y tu mano (cartas 17: una carta, su historia y por qué tiene ese efecto)
help-rules = N: una sección de las reglas en pocas palabras, por ejemplo regla 6.3

## Por qué no

refusal-no-such-move = «{ $text }» no es una jugada
refusal-other-decision = «{ $move }» no responde a lo que hay que decidir ahora
refusal-not-possible = «{ $move }» no es posible aquí
refusal-card-not-there = { $card } no está ni en el área de cartas ni en tu mano
refusal-special-east-only = solo el Este puede elegir la carta especial
refusal-special-not-there = la carta especial { $card } no está en el área de cartas
refusal-special-event-only = la carta especial solo se puede usar como evento
refusal-special-price = el Este no puede pagar el precio de la carta especial
refusal-no-own-unrest = no tienes agitación que eliminar
refusal-nothing-to-dismantle = con esta carta tienes que desmantelar además 1 punto tuyo, y no tienes nada que desmantelar
refusal-event-colour = el evento de { $card } no es para el { $side }
refusal-event-own-economy = con el evento de { $card } el { $side } tendría que desmantelar más de lo que tiene
refusal-mass-protest = en { $place } hay una protesta masiva: allí no se puede construir
refusal-city-taken = { $place } ya tiene una fábrica
refusal-site-closed = el lugar de construcción de { $place } está cerrado para siempre
refusal-plant-site = Rheinsberg solo se puede construir con su evento
refusal-abroad-site = las fábricas externas solo se pueden construir con sus eventos
refusal-other-side = { $place } no pertenece al { $side }
refusal-line-full = { $place } no tiene líneas libres
refusal-no-factory-at-end = { $place } no tiene fábrica en ninguno de sus extremos
refusal-no-factory-abroad = { $place } lleva a una ciudad extranjera sin fábrica
refusal-no-factory = { $place } no tiene fábrica
refusal-no-infrastructure = { $place } no tiene infraestructura
refusal-has-infrastructure = { $place } aún tiene infraestructura en sus conexiones
refusal-rundown-stays = la fábrica de { $place } es decadente y no se puede desmantelar
refusal-abroad-stays = la fábrica externa de { $place } solo se puede eliminar con su evento
refusal-already-rundown = la fábrica de { $place } ya es decadente
refusal-never-rundown = la fábrica de { $place } no puede volverse decadente
refusal-no-unrest = { $place } no tiene agitación
refusal-no-protest = { $place } no tiene protesta masiva
refusal-restricted = el texto bajo el icono excluye { $place }
refusal-limit = { $place } no puede recibir más iconos de estos
refusal-living-economy = { $place } necesita una economía de { $need } para su nivel de vida n.º { $number } y solo tiene { $have }
refusal-living-together = la carta no presta lo suficiente para { $place } además de las provincias ya elegidas
refusal-living-once = { $place } ya ha recibido un marcador de nivel de vida en esta acción
refusal-living-berlin = Berlín Occidental solo recibe nivel de vida por transferencia o con la carta 79
refusal-no-living = { $place } no tiene marcadores de nivel de vida
refusal-transfer-new = { $place } no ha recibido ningún marcador de nivel de vida en esta acción
refusal-transfer-more = { $place } no tiene más nivel de vida que Berlín Occidental
refusal-transfer-even = el sector que abastece { $place } ya va por delante de otro
refusal-police-used = no hay ninguna carta de fuerza policial disponible
refusal-police-own-action = la fuerza policial solo se usa en las acciones del Este y al final de la década
refusal-no-socialist = { $place } no tiene socialistas
refusal-not-supplier = { $place } no es proveedor de ningún sector de Berlín Occidental
refusal-no-imported = { $place } no tiene ningún marcador importado
refusal-not-adjacent = { $place } no limita con { $other }
refusal-attack-weak = { $place } tiene al menos tanto nivel de vida como el que { $other } puede usar
refusal-hamburg-choice = Hamburgo cuenta para Baja Sajonia o Schleswig-Holstein
refusal-prestige-space = elige la casilla del marcador o una más cercana al centro, en tu mitad
refusal-void-dual = solo se puede ignorar una flecha o un icono de la carta
refusal-not-in-hand = { $card } no está en tu mano
refusal-not-seen = { $card } no está entre las cartas que examinas
refusal-must-discard = con tres cartas en la mano debes descartar al menos una
refusal-must-do = hay que ejecutarlo
section-own = { $rule }, en el reglamento español { $own }
section-missing = { $rule }, no figura en el reglamento español

## Las reglas, en una frase cada una

rule-2 = Preparación: 2 marcadores de agitación en cada proveedor, 3 en las demás provincias, 1 socialista en el recuadro de almacenamiento; fábricas en Hamburgo, Dortmund, Berlín y Bitterfeld. El Oeste tiene la ventaja en el prestigio y empieza. (Las ediciones difieren un poco.)
rule-3 = Cuatro décadas, cada una con dos quinquenios de siete cartas y un Final de Década. Por turnos, cada bando juega una carta del área de cartas o de su mano y ejecuta una acción. El quinquenio acaba con la última carta normal del área de cartas.
rule-4 = Cada cuarto marcador de agitación de una provincia es una protesta masiva.
rule-5-1 = Con un punto de construcción se coloca una fábrica en una ciudad libre, o infraestructura en una línea libre con una fábrica en un extremo. Una fábrica vale 1, más 1 por cada conexión operativa. No se construye donde hay una protesta masiva.
rule-5-2 = Un punto de desmantelamiento elimina 1 infraestructura, o 1 fábrica sin infraestructura en sus conexiones. Las fábricas decadentes y las externas no se desmantelan.
rule-5-3 = Solo las fábricas del Este se vuelven decadentes: valen 1 menos y permanecen siempre en el tablero.
rule-6 = Una carta normal se usa de una de cuatro formas: eliminar agitación, construir, incrementar el nivel de vida o ejecutar su evento. La carta especial, solo para su evento.
rule-6-1 = Eliminar 1 marcador de agitación tuyo: gratis con una carta de tu color; con otra, desmantelas además 1 punto tuyo.
rule-6-2 = Construyes con tantos puntos como vale la carta para tu bando.
rule-6-3 = Hasta 3 marcadores de nivel de vida en provincias distintas; el enésimo de una provincia necesita una economía de 3n. El valor de la carta presta los puntos que faltan, máximo 2 por provincia. Cada nivel de vida elimina 1 marcador de agitación.
rule-6-4 = Eventos: el Oeste usa las cartas amarillas y dobles; el Este, las rojas y dobles. Se ejecutan todos los iconos, en cualquier orden; en una carta doble se puede ignorar 1 flecha o 1 icono. El escudo de armas dice quién elige el lugar.
rule-7 = Las protestas masivas del Este atraen a los socialistas del recuadro de almacenamiento; cada uno elimina 1 marcador de agitación. Ocurre tras cada acción y en la fase 9.
rule-8 = Una vez por década, cada carta de fuerza policial elimina 1 marcador de agitación del Este, en una de sus acciones o en la fase 8.
rule-9 = Diez fases cierran la década. Si el Este debe desmantelar más de lo que tiene, cae en la insolvencia nacional.
rule-9-1 = Huida: iconos, más el mejor nivel de vida del Oeste, las cartas de fuerza policial rojas y una protesta masiva en el Este, menos el peor nivel de vida del Este y una protesta masiva en el Oeste; el Este desmantela la mitad del total. Con el Muro: 1 de prestigio y 1 punto.
rule-9-2 = El bando con la ventaja en el prestigio ejecuta la casilla del marcador, o una más cercana al centro en su mitad.
rule-9-3 = El contador y la exportación pagan el nivel de vida del Este; por cada unidad que falta, una fábrica se vuelve decadente.
rule-9-4 = El Este desmantela 1 punto por cada carta de fuerza policial.
rule-9-5 = Una provincia no mantiene más nivel de vida que el valor de su mejor fábrica; Berlín Occidental, no más que el valor de la peor fábrica de exportación entre los proveedores que le han transferido alguno.
rule-9-6 = Cada provincia recibe tantos marcadores de agitación como la diferencia con la mejor de su bando menos 1; Berlín Occidental, la diferencia completa.
rule-9-7 = Cada provincia puede atacar a una vecina del otro lado de la frontera con su nivel de vida menos sus protestas masivas; la diferencia se convierte en agitación. Berlín Occidental ataca a sus dos vecinas.
rule-9-8 = Cada carta de fuerza policial aún sin usar elimina 1 marcador de agitación.
rule-9-9 = El Este gana o pierde socialistas según el contador. Gana la partida si los 12 no bastan y la pierde si no tiene suficientes que perder.
rule-9-10 = Un Estado con cuatro protestas masivas se colapsa; si se colapsan los dos, gana el Este. Tras la década IV gana el Este.
rule-10-1 = Berlín Oriental es una provincia como las demás, dentro de Brandeburgo.
rule-10-2 = Berlín Occidental depende de las transferencias de sus proveedores; cada protesta masiva suya pone otro marcador en un proveedor.
rule-10-3 = Hamburgo cuenta para Baja Sajonia o Schleswig-Holstein, a elección del Oeste cada vez.
rule-10-4 = Rheinsberg solo se construye con la carta 27: vale 2 y no tiene conexiones.
rule-10-5 = Las fábricas externas solo se construyen con las cartas 7 y 9; cada una suma su valor a una provincia conectada.

## Órdenes

play-summary = Década { $decade }, { $decisions } decisiones; protestas masivas: Oeste { $west }, Este { $east }
show-display = Área de cartas
show-hand-west = Mano del Oeste
show-hand-east = Mano del Este

## La primera década guiada

lesson-title = Primera década guiada
lesson-chapter-first-card = Tu primera carta
lesson-chapter-country = Tu país
lesson-chapter-ahead = Mirar adelante
lesson-chapter-danger = Agitación y protestas masivas
lesson-chapter-second-half = El segundo quinquenio
lesson-chapter-end = El final de la década
lesson-welcome = ¡Te damos la bienvenida! Tú diriges el Este, la República Democrática Alemana; el ordenador dirige el Oeste. Jugamos juntos la primera década. No puedes estropear nada, así que prueba lo que quieras.
lesson-goal = El Este gana si resiste. Si tu Estado sigue en pie tras cuatro décadas, ganas la partida. Cae si tiene cuatro protestas masivas al final de una década, si llega a la insolvencia nacional o si se queda sin socialistas.
lesson-map = Esta es la Alemania dividida: ocho provincias son del Oeste y seis tuyas. Berlín Occidental, una isla dentro de tu Estado, está dibujado en grande en la esquina. Las provincias que se tocan a ambos lados de la frontera compararán su nivel de vida.
lesson-cities = Las fábricas se construyen en las ciudades; el número de una fábrica es su valor. La infraestructura se construye en las líneas entre ciudades. Tu fábrica de { $city } vale { $value }.
lesson-province = Cada provincia muestra su agitación, su nivel de vida y sus socialistas. Cada una de las tuyas empieza con tres marcadores de agitación: uno más y habrá una protesta masiva. La economía de una provincia es la suma de los valores de sus fábricas.
lesson-tracks = Hay tres contadores: prestigio, moneda occidental y socialismo. La derecha te conviene a ti; la izquierda, al Oeste. El bando con la ventaja en el prestigio empieza la década; en 0 es el Oeste.
lesson-display = Estas cartas están a la vista de los dos bandos, y jugáis por turnos. Si dejas una, el Oeste puede llevársela. Las rojas te convienen a ti, las amarillas al Oeste, las dobles a ambos.
lesson-hand =
    { $count ->
        [one] Esta carta es solo tuya; el Oeste no la ve. Puedes jugarla en lugar de una del área de cartas. También puedes guardarla para un momento mejor, incluso para la próxima década.
       *[other] Estas { $count } cartas son solo tuyas; el Oeste no las ve. Puedes jugar una de ellas en lugar de una del área de cartas. También puedes guardarlas para un momento mejor, incluso para la próxima década.
    }
lesson-four-uses = Cada carta normal puede hacer una de cuatro cosas: eliminar 1 marcador de agitación, construir, incrementar el nivel de vida o ejecutar su evento. El número de la carta es su valor para construir y para el nivel de vida. Eliges un uso y renuncias a los demás. Para empezar, construye.
lesson-action = Te toca: pulsa una carta. El número grande es su valor; para empezar, toma una alta, por ejemplo la enmarcada. Todo lo que puedes elegir brilla.
lesson-build = Con cada punto construyes una fábrica en una ciudad vacía, o infraestructura en una línea junto a una fábrica. Pulsa una ciudad o una línea que brille. Puedes parar antes, pero los puntos sin usar se pierden.
lesson-connection = Cuando todas las líneas entre dos fábricas están construidas, la conexión es operativa. Unas conexiones tienen una línea y otras dos. De Bitterfeld a Leipzig basta una.
lesson-value = Una fábrica vale 1, más 1 por cada conexión operativa. Así, una conexión mejora dos fábricas a la vez. Lo que más importa es la mejor fábrica de cada provincia: consigue moneda occidental y mantiene el nivel de vida.
lesson-living = Puedes colocar hasta tres marcadores de nivel de vida, cada uno en una provincia distinta. El primero de una provincia necesita una economía de 3, el segundo de 6, el tercero de 9. La carta presta lo que falta, como máximo 2 por provincia.
lesson-living-where = Cada nivel de vida elimina un marcador de agitación. Pero piensa en el final de la década: cuesta una unidad de moneda occidental, y su provincia necesita una fábrica que valga tanto como su nivel de vida. Un reparto igualado da más paz que una sola provincia rica.
lesson-unrest-use = Pulsa una provincia para eliminar en ella un marcador de agitación. Con una carta roja te sale gratis. Con cualquier otra tienes que desmantelar además un punto de tu economía.
lesson-event = Un evento ejecuta todo lo que muestran sus iconos. Los rojos y rosas te afectan a ti; los amarillos, al Oeste. Tú eliges el orden y los lugares; si un icono lleva un escudo de armas, elige ese bando.
lesson-symbols = La pregunta de la mesa dice qué queda por hacer. Pulsa un lugar que brille para ejecutar allí el siguiente icono. Las flechas mueven los marcadores automáticamente.
lesson-opponent = Tu turno ha terminado: ahora juega el Oeste. Fíjate en qué carta toma y qué cambia en el mapa. Luego te toca otra vez.
lesson-log = La crónica recoge por orden todo lo que ha pasado. Pulsa una línea para ver la mesa como estaba en ese momento. Si apartas la vista un rato, no te pierdes nada.
lesson-forecast = La previsión muestra qué pasaría si la década terminara ahora. Cambia con cada carta. Mírala antes de elegir: te dice dónde va a doler más.
lesson-undo = Puedes deshacer tus decisiones. Si tu turno ha terminado, el mismo botón deshace la carta entera. Así que prueba: la página te avisa antes de un paso que revela cartas ocultas.
lesson-unrest =
    La agitación es el gran peligro de este juego. Con tres marcadores una provincia aún está tranquila; el cuarto saca a la gente a la calle. { $near ->
        [0] Ahora mismo ninguna de tus provincias tiene tres.
        [one] Una de tus provincias tiene tres: vigílala.
       *[other] { $near } de tus provincias tienen tres: vigílalas.
    }
lesson-protest = Hay una protesta masiva. No se puede construir en esa provincia ni en las conexiones de sus ciudades. Termina en cuanto la agitación baja de cuatro marcadores.
lesson-police = Tienes una carta de fuerza policial. Una vez por década elimina un marcador de agitación en el Este, además de tu acción. Pero cada carta te cuesta un punto al final de la década, y las rojas ahuyentan a la gente.
lesson-socialists = Tus socialistas esperan en el recuadro de almacenamiento. Si estalla una protesta masiva en el Este, van allí tras la acción, y cada uno elimina un marcador de agitación. Allí se quedan, así que no los malgastes.
lesson-second-half = Empieza el segundo quinquenio: siete cartas nuevas. Comienza el bando que no tuvo el último turno. Tras estas cartas termina la década, así que no pierdas de vista la previsión.
lesson-special = La carta especial sigue ahí, y solo tú puedes jugarla. Solo sirve para su evento y tiene un precio: descartas una carta de la mano o dejas que el Oeste robe una. Tómala cuando su evento más te ayude.
lesson-hand-cards-end = Las cartas de tu mano se quedan contigo cuando acaba la década. Antes de robar hasta tener dos, puedes descartar las que quieras. Con tres en la mano, debes descartar al menos una.
lesson-decade-end = La década ha terminado. Siguen diez fases, siempre en el mismo orden. Las vemos una por una; cuando puedas elegir, se te preguntará.
lesson-phase-1 = Fase 1, huida de la República. Aún no hay Muro y la gente se va al Oeste: la empujan los iconos de huida, el mejor nivel de vida del Oeste y la fuerza policial roja. Pierdes economía por la mitad del total. Los dos bandos eligen las piezas por turnos.
lesson-phase-2 = Fase 2, prestigio. El bando que tiene la ventaja ejecuta la casilla del marcador, o una más suave hacia el centro. Mira dónde está el marcador: a la derecha te ayuda, a la izquierda te perjudica.
lesson-phase-3 = Fase 3, moneda occidental. Cada nivel de vida tuyo cuesta una unidad. Pagan el contador y cada provincia cuya mejor fábrica esté a la altura de la más débil del Oeste. Por cada unidad que falte, una fábrica tuya se vuelve decadente.
lesson-phase-4 = Fase 4, pago de la fuerza policial. Cada carta de fuerza policial te cuesta un punto de economía, donde quieras. Si no tienes ninguna, no pagas nada.
lesson-phase-5 = Fase 5, mantener el nivel de vida. Ninguna provincia mantiene más nivel de vida que el valor de su mejor fábrica. Lo que sobra se pierde.
lesson-phase-6 = Fase 6, comparación interna. Cada provincia se compara con la mejor de su bando. Las que van dos o más por detrás reciben agitación; Berlín Occidental, ya con una diferencia de uno.
lesson-phase-7 = Fase 7, comparación Este Oeste. Cada provincia puede atacar a una vecina del otro lado de la frontera, y allí la diferencia se convierte en agitación. Cada protesta masiva debilita a quien ataca. Si una provincia tuya puede atacar, se te preguntará.
lesson-phase-8 = Fase 8, uso de la fuerza policial. Cada carta de fuerza policial que aún no has usado elimina un marcador de agitación. Después todas quedan disponibles para la década siguiente.
lesson-phase-9 = Fase 9, fase socialista. El contador dice cuántos socialistas ganas o pierdes. Los nuevos van al recuadro de almacenamiento y, de allí, a las protestas masivas del Este.
lesson-phase-10 = Fase 10, ¿Wir sind das Volk? Los dos bandos cuentan sus protestas masivas. Un Estado con cuatro o más se colapsa. Si se colapsan los dos, ganas tú.
lesson-next-decade = Empieza la segunda década, con cartas nuevas y una nueva carta especial: la construcción del Muro. Todo lo que has construido se queda. Antes de robar puedes descartar cartas que hayas guardado.
lesson-finished =
    Fin de la lección: ya sabes cómo funciona el juego. Tres consejos para las próximas décadas:
    1. Mira la previsión antes de cada carta: muestra dónde amenaza una protesta masiva.
    2. Construye pronto conexiones: cada una mejora dos fábricas, y las buenas fábricas pagan el nivel de vida.
    3. Reparte el nivel de vida por igual y no lo subas más de lo que tus fábricas pueden sostener.
lesson-why-not = Pulsa algo que no brille y la mesa te dirá por qué no puedes elegirlo. El motivo nombra su regla. Púlsala para leer más.
lesson-hint = Si no sabes qué hacer, pide un consejo. El ordenador te dice qué elegiría en tu lugar y por qué. No tienes que seguirlo.

## El tablero en la página

board-title = El tablero: la Alemania dividida
board-city-empty = libre
board-city-factory = fábrica de valor { $value }
board-city-rundown = fábrica decadente de valor { $value }
board-city-closed = cerrada para siempre
board-line-built = { $built } de { $lines } construidas
board-line-standing = conexión operativa
board-province-economy = economía { $economy }, el próximo nivel de vida necesita { $needed }
board-province-living = nivel de vida: { $count }
board-province-unrest = marcadores de agitación: { $count }
board-province-socialists = socialistas: { $count }
board-province-protests = protestas masivas: { $count }
board-hamburg = Hamburgo cuenta ahora para { $place }
board-hamburg-open = Hamburgo cuenta para { $a } o para { $b }, a elección del Oeste
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-reset = Todo el tablero
board-tracks = Contadores
board-track-says = { $track }: { $value }
board-track-then = después { $value }
board-flight = Huida
board-flight-says =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }: el Este desmantela { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-flight-over = ya contada en esta década
board-wall-stands = El Muro está en pie
board-decade-end = Final de Década
board-decade = Década { $decade }, { $half ->
    [1] primer quinquenio
   *[other] segundo quinquenio
}
board-box = Recuadro de almacenamiento
board-police = Fuerza policial
board-police-none = ninguna carta de fuerza policial
board-police-gone = Stasi disuelta
board-police-ready = disponible
board-police-used = usada

## Lists, and the table in words

list-move = { $from } → { $to }
list-amount = { $what } { $count }
list-sector = { $place } ({ $sector })
state-of = { $what }: { $parts }
state-lines = Infraestructuras ({ $side })
when-decade = Década { $decade }

## The forecast in a few words, cards and decade end on the page

outlook-phase = { $number }. { $name }{ $progress ->
    [now] {" "}({ forecast-now })
    [done] {" "}({ forecast-done })
   *[ahead] {""}
}
page-cards-display = Área de cartas
page-cards-special = Carta especial
page-cards-pile = { $count } en el mazo de robo, década { $decade }
page-cards-pile-empty = El mazo de robo está vacío
page-cards-row = Ejecutadas: { $count }
page-cards-row-flight = { $count ->
    [one] 1 icono de huida
   *[other] { $count } iconos de huida
}
page-cards-in-play = En juego
page-cards-hand-mine = Tu mano
page-cards-hand = Mano del { $side }
page-cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-cards-known = la conoces
page-cards-seen = Cartas que has visto
page-card-back = carta boca abajo de la década { $decade }
page-card-playable = se puede jugar
page-card-value = valor { $value }
page-card-values = valor { $west } para el Oeste, { $east } para el Este
page-card-limit = máx. { $count }
page-card-in-order = En el orden mostrado
page-card-band-red = Este
page-card-band-yellow = Oeste
page-card-band-dual = ambos
page-card-band-special = solo Este
page-card-flight-note = La uses para lo que la uses: { $count ->
    [one] su icono de huida cuenta
   *[other] sus { $count } iconos de huida cuentan
} hasta el final de la década.
page-card-note = Nota histórica
page-headline = Titular
page-gallery-decade = Década
page-gallery-who = Evento para
page-gallery-all = todas
page-gallery-count = { $count ->
    [0] Ninguna carta coincide
    [one] 1 carta
   *[other] { $count } cartas
}
page-gallery-previous = Anterior
page-gallery-next = Siguiente
outlook-dismantled = Este −{ $points }
outlook-nothing = nada
outlook-space = { $holder } { $marker }
outlook-balance = saldo { $balance }
outlook-lost = −{ $count } nivel de vida
outlook-unrest = +{ $count } agitación
outlook-attacks = { $count } posibles
outlook-attacked = { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
}
outlook-ready = { $count } disponibles
outlook-used = { $count } usadas
outlook-socialists = { $change }, { $total } de 12
outlook-protests = O { $west } · E { $east }
forecast-before = antes:
outlook-due = { $result } · por hacer: { $count }
outlook-danger-bankruptcy = El Este caería en la insolvencia nacional
outlook-danger-triumph = El socialismo triunfaría
outlook-danger-failure = El socialismo fracasaría
outlook-danger-collapse = Peligro de colapso: { $side }
page-walk-phases = Las diez fases
page-walk-now = Final de Década { $decade }, fase { $phase }: { $name }
page-walk-nothing = En esta fase no pasa nada.
page-walk-folded = { $count ->
    [1] Fase { $from }: no pasa nada
   *[other] De la { $from } a la { $to }: no pasa nada
}
attack-usable = { $protests ->
    [0] nivel de vida { $living }
    [1] nivel de vida { $living }, del que 1 no sirve por su protesta masiva
   *[other] nivel de vida { $living }, del que { $protests } no sirven por sus protestas masivas
}
attack-against = contra { $against }
attack-result = { $before } → { $after }{ $protests ->
    [0] { "" }
    [1] : protesta masiva
   *[other] : { $protests } protestas masivas
}
page-walk-of-four = { $count } de 4 – con cuatro, colapso
page-walk-next = Fase siguiente
page-walk-skip = Saltar al final
page-walk-result = Ver el resultado
page-walk-waiting = El Final de Década continúa después de esta decisión.
page-walk-on = Pasar página
page-walk-decide = Ir a tu decisión
page-tab-end = Década
page-walk-always = Mostrar esto en cada Final de Década
page-sum-track = Contador de moneda occidental
page-sum-exports = Exportación (peor fábrica de exportación del Oeste: { $worst })
page-sum-living = Nivel de vida del Este
page-sum-kept = { $place }: nivel de vida { $living }, mejor fábrica { $factory }
page-sum-kept-free = { $place }: nivel de vida { $living }
page-sum-balance = Saldo
page-sum-so-far = Total hasta ahora
page-sum-icons = Iconos de huida
page-sum-best-west = Mejor nivel de vida del Oeste
page-sum-red-police = Cartas de fuerza policial rojas
page-sum-protest-east = Protesta masiva en el Este
page-sum-worst-east = Peor nivel de vida del Este
page-sum-protest-west = Protesta masiva en el Oeste
page-sum-steps = Total: el Este desmantela { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-living = Nivel de vida: qué tiene, qué necesita y qué recibe de la carta cada provincia
page-living-lent = La carta presta { $lent } de { $available }.
page-living-has = tiene { $economy }, necesita { $need }
page-living-placed = colocado{ $lent ->
    [0] {""}
   *[other] , la carta presta { $lent }
 }
page-living-lends = la carta presta { $lent }
page-living-free = no necesita ayuda
page-living-full = ya hay tres colocados
page-living-short = faltan { $missing }, incluso con 2 de la carta
page-living-together = a la carta no le queda lo suficiente

## Arena, data sets, study

arena-sides = Oeste y Este
arena-sides-note = En el modelo de las puntuaciones, jugar con el Este vale { $points } puntos Elo ({ $interval }).
arena-period = década
study-balance = Partidas ganadas por el Este
study-differences = Proporción del Este en comparación con la edición { $name } con los mismos repartos, en puntos porcentuales
dataset-written = Escrito en { $path }: { $games } partidas, { $decisions } decisiones, { $decade_ends } finales de década

## The page

lesson-about = Juegas con el Este contra un ordenador flojo, con una guía durante la primera década. Dura un cuarto de hora; después puedes seguir jugando.
lesson-start = Empezar la primera década
lesson-short = Una primera década guiada, sin necesidad de reglamento.
cards-about = Las 85 caras de las cartas, cada una con una nota breve: qué ocurrió y por qué la carta tiene ese efecto.
analysis-title = Análisis: { $west } (Oeste) contra { $east } (Este)
analysis-half = Década { $decade }, { $half ->
    [1] primer quinquenio
   *[other] segundo quinquenio
}
analysis-end = Década { $decade }, antes de su final
analysis-plays = Carta a carta
analysis-play-decade-end = Final de Década
analysis-play-dealing = Cartas nuevas
analysis-forecasts = Previsiones de cada década
analysis-forecasts-note = Lo que habría hecho el Final de Década en ese momento; protestas masivas entonces y en el peor caso.
analysis-flight = Huida
analysis-currency = Moneda occidental
analysis-protests-west = Protestas masivas: Oeste
analysis-protests-east = Protestas masivas: Este
analysis-socialists = Socialistas
seat-west-about = tiene cuatro décadas para ganar
seat-east-about = debe resistir cuatro décadas
option-edition-about = Las ediciones difieren en la preparación, el precio de la carta especial, los descartes y algunos detalles.
option-edition-2-1-about = El texto más reciente de la segunda edición, como en los reglamentos alemán y húngaro. En caso de duda, elige este.
option-edition-2-0-about = La segunda edición tal como se publicó primero, como en el reglamento español.
option-edition-1-0-about = La primera edición, como en el reglamento italiano: el Oeste empieza con más dificultades y la carta especial es gratis.
setting-walk = Recorrer el Final de Década fase a fase
setting-walk-about = Si no, solo aparece en la crónica.
game-credits = Wir sind das Volk! es un juego de mesa de Richard Sivél y Peer Sylvester, publicado por histogame. Esta edición no es oficial: ni la han hecho ni la han revisado ni la avalan. Si te gusta, compra el juego.
page-walk-again = Recorrer las diez fases
figure-protests = Protestas masivas
figure-unrest = Agitación
figure-living = Nivel de vida
figure-economy = Economía
figure-socialists = Socialistas en juego
page-vignette = La Alemania dividida: el Oeste y el Este, la frontera entre ambos y cuatro décadas, de 1945 a 1989
page-protests = { $count ->
    [0] ninguna protesta masiva
    [one] 1 protesta masiva
   *[other] { $count } protestas masivas
 }
page-police-too = Ahora también puedes usar la fuerza policial: pulsa una provincia que brille para eliminar allí 1 marcador de agitación.
page-move-where = Mueve 1 marcador de agitación desde { $place }. Elige adónde va.
page-undo-turn = última carta
page-take-back = Volver a antes de mi última carta
page-take-back-ask = Pedir volver a antes de mi última carta
page-replay-start = Antes de la primera carta
page-replay-open = Ambas manos a la vista
page-replay-card-back = Carta anterior
page-replay-card-next = Carta siguiente
page-learn-cards-title = Las cartas y su historia
page-panels = Cartas, previsión, crónica, chat

## Interchange

interchange-at = { $where }: { $reason }
interchange-too-large = el archivo de una partida tiene como máximo { $most } bytes
interchange-not-json = no es JSON: { $reason }
interchange-format = se espera «{ $format }», no { $found }
interchange-one-of = se espera uno de estos valores: { $words }, no { $found }
interchange-text = se espera un texto
interchange-object = se espera un objeto, no { $found }
interchange-list = se espera una lista, no { $found }
interchange-longest = se permiten como máximo { $most } entradas
interchange-whole-number = se espera un número entero, no { $found }
interchange-range = se espera un número de { $least } a { $most }, no { $found }
interchange-flag = se espera true o false, no { $found }
interchange-no-province = no existe la provincia { $found }
interchange-no-city = no existe la ciudad { $found }
interchange-no-connection = no existe la conexión { $found }
interchange-no-card = no existe la carta { $found }
interchange-no-sector = { $province } no abastece ningún sector de Berlín Occidental
interchange-card-count = se esperan { $wanted } cartas, no { $found }
interchange-card-twice = una carta aparece dos veces
interchange-phase-order = las fases no están en orden
interchange-step-name = un paso debe empezar con su nombre
interchange-values = se esperan { $wanted } valores, no { $found }
interchange-track-or-symbol = se espera un contador o un icono
interchange-only-berlin = solo Berlín Occidental tiene sectores
interchange-zero = un paso debe cambiar algo: no se permite la cantidad 0
interchange-no-step = no existe el paso { $found }
interchange-no-deal = ningún reparto de las cartas encaja con esta partida
interchange-contradicted = la carta { $card } no puede haber estado ahí: en el turno { $turn }, { $reason }
interchange-decade-not-over = la década { $decade } no ha terminado: cartas que quedan en el área de cartas: { $count }
interchange-decade-over = la década { $decade } ha terminado: se han jugado las cartas de los dos quinquenios
interchange-must-discard = el { $side } tiene tres cartas y debe descartar una
interchange-cannot-keep = el { $side } no puede haber conservado la carta { $card }
interchange-later-card = la mano del { $side } contiene una carta de una década posterior
interchange-refilled = la mano del { $side } se completa hasta { $count } cartas
interchange-cannot-deal = la carta { $card } no se puede repartir al { $side }
interchange-cannot-turn-up = la carta { $card } no se puede revelar aquí
interchange-top-not-turned = las cartas que Guillaume dejó en el mazo de robo no se han revelado
interchange-holds = el { $side } tiene en este momento { $count } cartas
interchange-cannot-hold = el { $side } no puede tener en este momento la carta { $card }
interchange-deal-time = las cartas solo se reparten al principio de un quinquenio
interchange-not-in-display = la carta { $card } no está en el área de cartas
interchange-not-in-display-named = la carta { $card } no está en el área de cartas: el archivo ya la ha situado en otro lugar
interchange-not-in-hand = la carta { $card } no está en la mano del { $side } ({ $held }) ni puede estar ahí
interchange-not-in-hand-named = la carta { $card } no está en la mano del { $side } ({ $held }): el archivo ya la ha situado en otro lugar
interchange-unnamed-card = una carta de la década { $decade }
interchange-empty = vacía
interchange-cannot-pay = el Este no tiene la carta { $card } para pagar
interchange-cannot-pay-any = el Este no tiene ninguna carta para pagar
interchange-guillaume-swap = Guillaume no puede intercambiar estas cartas
interchange-guillaume-remove = Guillaume no puede eliminar estas cartas
interchange-decade = esta es la década { $now }, no { $written }
interchange-one-void = solo se puede ignorar un icono o una flecha
interchange-hamburg-once = Hamburgo cuenta para una sola provincia
interchange-not-happening = en el archivo consta «{ $step }», pero aquí no ocurre
interchange-not-to-berlin = el nivel de vida de { $province } no se ha transferido a Berlín Occidental
interchange-tracks-still = contadores: el archivo dice { $written }, pero no se mueve ningún marcador
interchange-tracks-move = contadores: el archivo dice { $written }, pero los marcadores se mueven { $moved }
interchange-nothing-void = aquí no se ignora nada, pero el archivo dice «{ $void }»
interchange-figure-none = { $name }: el archivo dice { $written }, pero aquí no hay
interchange-figure = { $name }: el archivo dice { $written }, pero es { $found }
interchange-half-begins = aquí empieza el segundo quinquenio, pero el archivo dice un Final de Década
interchange-decade-begins = aquí empieza la década siguiente, pero el archivo dice un Final de Década
interchange-decade-ends = la década termina con la última carta del área de cartas, pero el archivo dice otro turno
interchange-phase = sigue la fase { $next }, pero el archivo dice la fase { $written }
interchange-void = el archivo dice que se ignora «{ $written }», no «{ $void }»
interchange-hamburg = Hamburgo no puede contar aquí para { $province }
interchange-chosen-by = { $step } lo elige { $by }, no { $written }
interchange-unwritten = { $step } ocurre aquí, pero no está en el archivo
interchange-over = aquí la partida ya ha terminado
interchange-not-over = la década no ha terminado: cartas que quedan en el área de cartas: { $count }
interchange-turn = es el turno del { $side }
interchange-origin = la carta { $card } no viene de «{ $origin }»
interchange-step-refused = { $step } no es posible: { $reason }
interchange-asked = las reglas piden más de lo que dice el archivo, por ejemplo «{ $move }»
interchange-impossible = lo que dice el archivo no puede ocurrir aquí
interchange-no-border = { $target } no limita con { $attacker }
interchange-usable = { $attacker } puede usar un nivel de vida de { $usable }, { $target } tiene { $living }
interchange-differs = { $where }: el archivo dice { $written }, pero es { $found }
interchange-missing = { $where }: falta { $name } en el archivo
interchange-entry-missing = { $where }: { $entry } está en el archivo, pero no ahí
interchange-entry-extra = { $where }: { $entry } está ahí, pero no en el archivo
interchange-given-up = { $reason }; se ha abandonado tras probar { $moves } jugadas
interchange-unknown-key = clave desconocida { $name }, ignorada
interchange-incomplete = el último turno o la última fase no están completos
interchange-bankrupt-pieces = 9: las piezas eliminadas tras la insolvencia nacional se omiten
front-decade = { when-decade } · { $years }
headline-collapse = { $seat ->
    [west] «¡Nosotros somos el pueblo!»
   *[other] Bonn cede ante la calle
}
headline-bankruptcy = ¡Bancarrota!
headline-socialism-triumphs = Banderas rojas en el Rin
headline-socialism-fails = El sueño ha terminado
headline-survival = { $wall ->
    [built] El Muro no cae
   *[none] Cuarenta años y sin final
}

## La hoja de una provincia

sheet-title = { $place } ({ $code })
sheet-unrest = Agitación
sheet-unrest-more = { $more ->
    [one] Con uno más hay una protesta masiva.
   *[other] Con { $more } más hay una protesta masiva.
}
sheet-protests = { $count ->
    [one] 1 protesta masiva: aquí no se puede construir.
   *[other] { $count } protestas masivas: aquí no se puede construir.
}
sheet-imported = De Berlín Occidental: { $count }
sheet-if-ended = Si la década acabara ahora
sheet-adds = { $what }: +{ $unrest }
sheet-adds-nothing = No se añadiría agitación.
sheet-living = Nivel de vida
sheet-next = { $lend ->
    [none] El próximo necesita una economía de { $needed }: más de lo que una carta puede aportar.
    [0] El próximo necesita una economía de { $needed }: hay suficiente.
   *[other] El próximo necesita una economía de { $needed }: una carta debe aportar { $lend }.
}
sheet-loses = Sin una fábrica que los mantenga al Final de Década: { $count }
sheet-economy = Economía
sheet-help = Hamburgo o fábricas externas: +{ $help }
sheet-no-factory = ninguna fábrica
sheet-export = Exportación
sheet-export-none = Ninguna fábrica que pueda exportar.
sheet-export-west = Fábrica de exportación { $value }. La peor del Oeste vale { $worst }: el Este debe igualarla.
sheet-export-east = { $sells ->
    [yes] Fábrica de exportación { $value }: exporta, porque la peor del Oeste vale { $worst }.
   *[no] Fábrica de exportación { $value }: no exporta, porque la peor del Oeste vale { $worst }.
}
sheet-neighbours = Al otro lado de la frontera
sheet-neighbour = { $place }: nivel de vida { $living }
sheet-neighbours-none = Ninguna provincia vecina al otro lado.
sheet-socialists = Socialistas
sheet-socialists-box = Recuadro de almacenamiento: { $count }
change-protest-new = protestas masivas en { $provinces }, ahora { $total } ({ $side })
change-protest-gone = terminan las protestas masivas en { $provinces }, quedan { $total } ({ $side })
change-brink = { $provinces }: a un marcador de agitación de la protesta masiva
change-unrest-up = crece la agitación en { $provinces }
change-unrest-down = baja la agitación en { $provinces }
change-living-up = sube el nivel de vida en { $provinces }
change-living-down = baja el nivel de vida en { $provinces }
change-factory-new = nuevas fábricas: { $cities }
change-factory-gone = fábricas perdidas: { $cities }
change-factory-rundown = fábricas se vuelven decadentes: { $cities }
change-factory-repaired = fábricas reparadas: { $cities }
change-line-new = nuevas conexiones operativas: { $lines }
change-line-gone = conexiones operativas perdidas: { $lines }
change-track = { $track } de { $before } a { $after }
change-wall = se levanta el Muro
