game-name = Weimar
game-about = Quattro partiti, una Repubblica, dal 1919 al 1933: quattro scenari, in solitario, contro il computer o in quattro.
game-credits = Weimar è un gioco da tavolo di Matthias Cramer. Questa edizione non è ufficiale: né lui né i suoi editori l’hanno realizzata, controllata o approvata. Se ti piace giocarci qui, compra la scatola.
option-scenario = Scenario
option-seating = Posti al tavolo

## Giocatori computer

level-booklet = Bot del fascicolo
level-booklet-about = Gioca la KPD o la DNVP di Weimar secondo le tabelle del fascicolo.

## Names

party-spd = SPD
party-zentrum = Zentrum
party-kpd = KPD
party-dnvp = DNVP
party-you = tu
party-gov = ogni partito di governo
party-others = ogni altro partito
party-foe = un altro partito
party-chancellor = partito del cancelliere
party-nobody = nessuno
seat-spd = { party-spd }
seat-zentrum = { party-zentrum }
seat-kpd = { party-kpd }
seat-dnvp = { party-dnvp }
seat-letter-spd = S
seat-letter-zentrum = Z
seat-letter-kpd = K
seat-letter-dnvp = D
unit-police = Polizia
unit-reichswehr1 = Reichswehr 1
unit-reichswehr2 = Reichswehr 2
unit-black-reichswehr1 = Reichswehr nera 1
unit-black-reichswehr2 = Reichswehr nera 2
unit-reichsbanner = Reichsbanner
unit-soldiers = Soldati
unit-workers = Operai
unit-spartakus = Spartachisti
unit-ruhrarmee = Armata rossa della Ruhr
unit-rfb = Lega dei combattenti rossi
unit-freikorps1 = Freikorps 1
unit-freikorps2 = Freikorps 2
unit-stahlhelm = Stahlhelm
unit-own = unità proprie
unit-gov = polizia o Reichswehr
marker-poverty = Povertà
marker-prosperity = Benessere
marker-unrest = Disordini
marker-uprising = Insurrezione
marker-councils = Repubblica dei consigli
marker-regime = Regime
marker-inflation = Inflazione
marker-blockade = Blocco navale
marker-violent-peace = Pace imposta
marker-instable-state = Stato instabile
marker-minority-cabinet = Gabinetto presidenziale
marker-black-friday = Venerdì nero
nation-france = Francia
nation-usa-uk = USA/Regno Unito
nation-russia = Russia
nation-any = nazione a scelta
coalition-left = coalizione di sinistra (SPD, KPD)
coalition-weimar = coalizione di Weimar (SPD, Zentrum)
coalition-right = coalizione di destra (Zentrum, DNVP)
use-event = evento
use-debate = dibattito
use-actions = azioni
minor-uspd = USPD
minor-ddp = DDP
minor-dvp = DVP
action-demonstration = manifestazione
action-coup = putsch
action-counter = contro-putsch
action-fight = scontro
why-agenda = gli effetti delle agende
why-early = le carte giocate prima del primo impulso
why-impulses = gli impulsi
place-supply = scorta
place-dissolved = unità sciolte
place-unused = fuori gioco
politics-1 = maggioranza dei temi
politics-2 = temi vinti
politics-3 = tracciato della società
politics-4 = punteggio dei partiti
politics-5 = situazione della Repubblica
politics-6 = seggi dei partiti minori
politics-7 = dimensione del parlamento
politics-8 = nuovo governo
deck-republic = carte repubblica
deck-party = carte partito { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}
card-name = { $number } «{ $title }»
card-hidden = una carta coperta
agenda-hidden = coperta
field-centre = casella 0
field-arm = { $party } { $number }
topic-copy = { $topic } { $number }
option-does = { $option } – { $what }
names-german = I titoli sono tradotti; quelli tedeschi accanto sono quelli della scatola.
source-seed = fascicolo
source-public = fonte pubblica
source-house = regola della casa
source-own = file tuo
source-marked = { $mark } { $source }
source-cited = { $mark } { $source } ({ $paragraphs })
paragraph-number = paragrafo { $number }
paragraph-example-set-up = esempio, preparazione
paragraph-example-republic = esempio, fase della Repubblica
paragraph-example-agenda = esempio, fase dell’agenda
paragraph-example-early = esempio, carte prima del primo impulso
paragraph-example-impulse = esempio, impulso { $number }
paragraph-example-politics = esempio, fase politica { $number }
paragraph-example-outlook = esempio, prospettive
paragraph-scenarios = elenco degli scenari
paragraph-histories = storia delle carte
paragraph-notes = note dell’autore
source-legend = Provenienza: ● fascicolo · ◐ fonte pubblica · ○ regola della casa di questa edizione · ◆ file tuo
source-share = Il regolamento principale non ci era disponibile. Dei { $all } valori su carte, plance e tabelle, { $own } ({ $percent }%) sono nostri; { $mark } li contrassegna.
source-line = { $field }: { $source }
source-kinds = Da dove vengono i valori
source-kind-cards = carte
source-kind-topics = temi, società
source-kind-board = tabellone, pezzi
source-kind-tables = tabelle delle regole
source-kind-scenarios = scenari
source-kind-bots = bot
source-kind-all = tutti
source-field-names = titolo
source-field-values = valori
source-field-event = evento
source-field-note = nota

## Screen

when-set-up = Preparazione
when-round = Round { $round } di { $last }
header = { $scenario } · { when-round }
header-over = { $scenario } · la partita è finita
panel-parties = Partiti
panel-parliament = Parlamento
panel-parliament-count = { $seats } seggi su { $size }
panel-overflow = eccedenza: { $count }
panel-opinion = Tracciato dell’opinione
panel-box = Casella DR
panel-box-count = { $count } su { $size } (7: anarchia)
panel-society = Tracciato della società
panel-foreign = Politica estera
panel-economy = Economia
panel-minor = Partiti minori
panel-president = Presidente
panel-nsdap = Tracciato NSDAP
panel-government = Governo
panel-chancellor = cancelliere: { $party }
panel-supply = Scorta
panel-dissolved = sciolte
panel-hand = Mano
panel-stresemann-up = Stresemann pronto
panel-stresemann-down = Stresemann coperto
panel-stack = in cima: { $card }
panel-beside = accanto: { $card }
panel-flags = bandiere: { $flags }
panel-neutral = { $count ->
    [one] 1 seggio neutrale
   *[other] { $count } seggi neutrali
}
panel-criteria = Criteri: { $count } (piccola vittoria da { $small }, grande vittoria da { $great })
panel-empty = vuoto
panel-nothing = –
column-vp = PV
column-reserve = riserva
column-seats = seggi
column-bases = basi
column-cards = carte
column-agenda = agenda
column-figures = pedine rimaste
legend-map = S Z K D basi · libero | polizia P, Reichswehr R, nera B, Reichsbanner b, soldati s, operai a, spartachisti p, armata della Ruhr m, RFB f, Freikorps F, Stahlhelm h
legend-markers = Segnalini: − povertà, + benessere, ! disordini, ▲ insurrezione, ★ repubblica dei consigli, ✖ regime
card-values = grande { $big }, piccolo { $small }
card-removed = esce dal gioco dopo l’evento
card-politician = politico
card-reaction-cancel = annulla un evento annunciato da un altro partito
card-reaction-dice = toglie 1 dado a un’azione annunciata da un altro partito
card-reaction-reroll = fa ripetere un tiro a un altro partito
card-adds = aggiunge al mazzo: { $cards }
card-early = 1 carta prima del primo impulso
card-topics = temi: { $what }
card-nothing = nessun effetto
card-nsdap = carta NSDAP
card-target = obiettivo { $number } ({ $nation })
card-before = prima della trattativa: { $what }
card-success = se riesce: { $what }
card-always = sempre: { $what }
card-end = a fine round: { $what }
cards-others = Carte degli altri partiti: { $what }
cards-agendas = Carte agenda
cards-open = Carta round e politica estera
opponent-automatic = { $side }: bot del fascicolo
opponent-booklet = { $side }: bot del fascicolo
opponent = { $side }: computer ({ $level })

## La situazione a parole

state-when = { $scenario } · { $when }
state-entry = { $what }: { $value }
state-counted = { $what } { $count }
state-times = { $count } × { $what }
state-held = { $what } → { $party }
state-topic = { $topic } ({ $field })
state-card = { $party }: { $card } – { $what }

## Questions

prompt-deal = Si distribuisce una carta.
prompt-seating = Si sorteggia l’ordine dei posti.
prompt-roll = Si tirano i dadi.
prompt-start-city = I dadi scelgono una città.
prompt-decide-die = Un dado decide per il bot.
prompt-bot-draw = Il bot scopre una carta.
prompt-fetch = Si cerca una carta rinforzi nel mazzo.
prompt-agenda = { $party }: scegli in segreto una carta agenda.
prompt-choose-first = { $party }: scegli il partito che comincia: { $why }.
prompt-agree-first = { $party }: comincia { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} ({ $why })?
prompt-play = { $party }: gioca una carta. Scegli quale e come usarla.
prompt-use = { $card }: come la usi?
prompt-other-use = { $party }: usa { $card } anche per un dibattito o per azioni.
prompt-cancel-event = { $party }: { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} annuncia l’evento di { $card }. Lo annulli con un politico?
prompt-actions = { $points ->
    [one] { $party }: ti resta 1 punto azione a { $place }. Scegli un’azione.
   *[other] { $party }: ti restano { $points } punti azione a { $place }. Scegli un’azione.
}
prompt-actions-city = { $points ->
    [one] { $party }: hai 1 punto azione. Scegli una città.
   *[other] { $party }: hai { $points } punti azione. Scegli una città.
}
prompt-topic = { $steps ->
    [one] { $party }: muovi un tema di 1 casella. Scegli il tema.
   *[other] { $party }: muovi un tema fino a { $steps } caselle. Scegli il tema.
}
prompt-point = { $party }: muovi il tema { $topic } { $steps ->
    [one] di 1 casella
   *[other] fino a { $steps } caselle
}. Scegli la casella.
prompt-place-base = { $party }: piazza una base (da piazzare: { $count }). Scegli una città.
prompt-remove-base = { $party }: rimuovi una base (da rimuovere: { $count }). Scegli quale.
prompt-demo-base = { $count ->
    [one] { $party }: la manifestazione a { $place } ti dà 1 base. Occupa uno spazio o rimuovi la base di un altro partito.
   *[other] { $party }: la manifestazione a { $place } ti dà { $count } basi. Occupa uno spazio o rimuovi la base di un altro partito.
}
prompt-put-marker = { $party }: piazza un segnalino { $marker } (da piazzare: { $count }). Scegli una città.
prompt-take-marker = { $party }: rimuovi un segnalino { $marker } (da rimuovere: { $count }). Scegli una città.
prompt-choose-city = { $party }: { $face }. Scegli una città.
prompt-choose-cities = { $party }: { $face }. Scegli le città (ancora { $count }).
prompt-mobilise-to = { $party }: mobilita unità (ancora { $count }). Scegli la città di arrivo.
prompt-mobilise = { $party }: mobilita unità a { $place } (ancora { $count }). Scegli un’unità.
prompt-dissolve = { $party }: sciogli un’unità (ancora { $count }). Scegli quale.
prompt-recall = { $party }: riprendi un’unità sciolta (ancora { $count }). Scegli quale.
prompt-takeover = { $party }: prendi il controllo di un’unità della Reichswehr. Scegli quale.
prompt-flag = { $change ->
    [more] { $party }: piazza una bandiera. Scegli la nazione.
   *[less] { $party }: rimuovi una bandiera. Scegli la nazione.
}
prompt-society-in = { $party }: metti un segnalino bianco sul tracciato della società. Scegli quale.
prompt-society-out = { $party }: rimuovi un segnalino dal tracciato della società. Scegli quale.
prompt-topic-in = { $party }: metti in gioco un tema bianco ({ $field }). Scegli quale.
prompt-option = { $party }: { $face }. Scegli uno degli effetti.
prompt-may = { $party }: { $face } ti permette: { $what }. Lo fai?
prompt-vote = { $party }: { $face }. Vota con { $seats ->
    [one] il tuo seggio
   *[other] i tuoi { $seats } seggi
}. Sì: { $what }. No: { $other }.
prompt-foe = { $party }: { $face }. Scegli un altro partito ({ $what }).
prompt-foreign = { $party }: puoi negoziare. Scegli una carta politica estera.
prompt-discard = { $party }: scarta carte (ancora { $count }). Scegli quale.
prompt-purge = { $party }: rimuovi dal gioco un politico da una pila degli scarti. Scegli quale.
prompt-topic-option = { $party }: hai vinto il tema { $topic }. Scegli un effetto.
prompt-agree = { $party }: il tema { $topic } è su una casella condivisa. { $other ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $other }
} propone: { $option }. Accetti?
prompt-yellow = { $party }: decidi come cancelliere quale tema giallo viene prima.
prompt-majority = { $party }: parità nella maggioranza dei temi ({ $number }º posto). Scegli il partito che lo ottiene.
prompt-control = { $party }: scegli chi controlla la { $minor }.
prompt-ballot = { $party }: elezione del presidente. Per chi voti con { $seats ->
    [one] il tuo seggio
   *[other] i tuoi { $seats } seggi
}?
prompt-runoff = { $party }: parità nell’elezione. Decidi come cancelliere chi passa al ballottaggio.
prompt-coalition = { $party }: queste coalizioni hanno pari forza. Scegli quale viene interpellata per prima.
prompt-join = { $party }: vuoi formare la { $coalition }?
prompt-chancellor = { $party }: scegli il partito che dà il cancelliere.
prompt-oppose = { $party }: { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} annuncia: { $action } a { $place }. Intervieni con le tue unità?
prompt-fewer-dice = { $party }: { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} annuncia: { $action } a { $place }. Togli 1 dado con un politico?
prompt-react = { $party }: { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} annuncia: { $action } a { $place }. Spendi 1 punto riserva per reagire?
prompt-roll-again = { $party }: { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} ha tirato { $result }. Fai ripetere il tiro?
prompt-roll-again-for = { $party }: { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
} ha tirato { $result } ({ $what }). Fai ripetere il tiro?
roll-succeeds = { $action }: totale { $count }, riesce
roll-fails = { $action }: totale { $count }, non riesce
roll-takes-dice = { $count ->
    [0] non toglie dadi
    [one] toglie 1 dado
   *[other] toglie { $count } dadi
}
roll-signs = la carta { $card } sarebbe firmata
roll-not-signs = { $card }: serve { $count }
prompt-president = { $party }: hai la presidenza. Usi { $card } anche per un dibattito?
prompt-counter-target = Contro-putsch a { $place }: contro quale segnalino?
prompt-over = La partita è finita.

## Moves

move-deal = distribuisci { $card }
move-done = fatto
move-roll = tiro { $number }
move-roll-two = tiro { $first } e { $second }
move-seating = ordine dei posti: { $parties }
move-agenda = { $agenda }
move-party = { $party }
move-play = { $card }: { $use }
move-use = { $use }
move-city = { $place }
move-base = base a { $place }
move-remove-base = rimuovi la base { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
} a { $place }
move-put = segnalino a { $place }
move-take = segnalino da { $place }
move-mobilise = mobilita { $unit } ({ $from })
move-dissolve = sciogli { $unit } a { $place }
move-recall = riprendi { $unit }
move-takeover = prendi il controllo di { $unit } a { $place }
move-win-back = riconquista { $unit }
move-demonstration = manifestazione
move-coup = putsch
move-counter = contro-putsch: { $marker }
move-fight = scontro con { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
}
move-store = metti da parte 1 punto riserva
move-spend = spendi 1 punto riserva
move-better = risultato +1
move-topic = { $topic }
move-point = su { $field }
move-option = { $option }
move-yes = sì
move-no = no
move-society = { $marker }
move-nation = bandiera { $nation }
move-foreign = negozia { $card }
move-coalition = { $coalition }
move-answer = con { $card }
move-discard = scarta { $card }
move-purge = rimuovi { $card } dal gioco
done-cancel-event = non annullarlo
done-actions = nessun’altra azione
done-topic = non muovere temi
done-mobilise-to = non mobilitare
done-mobilise = non mobilitare altro
done-dissolve = non sciogliere unità
done-foreign = non negoziare
done-fewer-dice = non intervenire
done-roll-again = lascia il tiro com’è
yes-agree-first = d’accordo
no-agree-first = no, decide il cancelliere
yes-may = sì, fallo
no-may = no, rinuncia
yes-vote = sì
no-vote = no
yes-agree = accetta
no-agree = rifiuta (non accade nulla)
yes-join = entra nella coalizione
no-join = rifiuta la coalizione
yes-oppose = intervieni
no-oppose = resta fuori
yes-react = reagisci (1 punto riserva)
no-react = non reagire
yes-roll-again = ripeti il tiro con Stresemann
no-roll-again = lascia il tiro com’è
yes-president = usa la carta anche per un dibattito
no-president = non dibattere
short-card = { $card }
short-unit = { $unit } ({ $place })
short-field = { $field }
note-cost = { $count } PA
note-dice = dadi: { $count }
note-free = liberi { $free } su { $slots }
note-reserve = { column-reserve } −{ $count }
note-brackets = ({ $what })
note-mark = { $marks }
note-marked = { $marks } { $what }
note-card = { $big }/{ $small } { $marks } { $what }
note-and = { $first } · { $next }
use-note-event = { $what }
use-note-event-republic = { $what } – poi dibattito o azioni
use-note-debate = { $big ->
    [one] un tema di 1 casella, un altro fino a { $small }
   *[other] un tema fino a { $big } caselle, un altro fino a { $small }
}
use-note-actions = { $big ->
    [one] 1 punto azione in una città
   *[other] { $big } punti azione in una città
}
use-note-first = { $what } (poi l’evento)

## Headings of choices

group-deal = Carta
group-done = Oppure
group-roll = Dado
group-roll-two = Dadi
group-seating = Ordine dei posti
group-agenda = Agenda
group-party = Partito
group-play = Carta
group-use = Uso
group-city = Città
group-base = Piazza una base
group-remove-base = Rimuovi una base
group-put = Piazza un segnalino
group-take = Rimuovi un segnalino
group-mobilise = Mobilita
group-dissolve = Sciogli
group-recall = Riprendi
group-takeover = Prendi il controllo
group-win-back = Riconquista
group-demonstration = Azione con dadi
group-coup = Azione con dadi
group-counter = Azione con dadi
group-fight = Azione con dadi
group-store = Riserva
group-spend = Riserva
group-better = Riserva
group-topic = Tema
group-point = Casella
group-option = Effetto
group-yes = Risposta
group-no = Risposta
group-society = Segnalino
group-nation = Nazione
group-foreign = Negozia
group-coalition = Coalizione
group-answer = Politico
group-discard = Scarta
group-purge = Rimuovi dal gioco
group-remove-base-of = { group-remove-base }, { $party }
group-parties = { $parties }

## What happened

event-seating = Ordine dei posti: { $parties }
event-round = Round { $round }
event-deck-changed = Mazzo rimescolato: { $deck }.
event-drawn = { $known ->
    [yes] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} pesca { $what }.
   *[no] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
}
event-discarded = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} scarta { $what }.
event-agenda-chosen = { $known ->
    [yes] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} sceglie { $agenda }.
   *[no] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} ha scelto un’agenda.
}
event-agenda = Agenda { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}: { $agenda }
event-set-added = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} mescola nel proprio mazzo le carte di { $agenda }.
event-first = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} comincia: { $why }.
event-impulse = Impulso { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}.
event-card = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} gioca { $card }: { $use }
event-use = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} usa { $card }: { $use }
event-removed-card = { $card } esce dal gioco.
event-cancelled = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} annulla l’evento di { $card }.
event-politician = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} gioca la carta politico { $card }.
event-hidden = Hanno deciso delle carte coperte.
event-base = { $change ->
    [more] Nuove basi { $party ->
        [Zentrum] dello Zentrum
        [nessuno] di nessuno
       *[other] della { $party }
    }: { $what }.
   *[less] Basi perse { $party ->
        [Zentrum] dallo Zentrum
        [nessuno] da nessuno
       *[other] dalla { $party }
    }: { $what }.
}
event-seat = { $change ->
    [more] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} guadagna { $count ->
        [one] 1 seggio
       *[other] { $count } seggi
    }.
   *[less] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} perde { $count ->
        [one] 1 seggio
       *[other] { $count } seggi
    }.
}
event-vp = { $change ->
    [more] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} ottiene { $count ->
        [one] 1 punto vittoria
       *[other] { $count } punti vittoria
    }.
   *[less] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} perde { $count ->
        [one] 1 punto vittoria
       *[other] { $count } punti vittoria
    }.
}
event-reserve = { $change ->
    [more] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} mette da parte { $count ->
        [one] 1 punto riserva
       *[other] { $count } punti riserva
    }.
   *[less] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} spende { $count ->
        [one] 1 punto riserva
       *[other] { $count } punti riserva
    }.
}
event-unit = Unità: { $what }.
event-turned = A { $place } ora c’è: { $unit }.
event-marker = { $change ->
    [more] Segnalini piazzati ({ $marker }): { $what }.
   *[less] Segnalini rimossi ({ $marker }): { $what }.
}
event-box = { $change ->
    [more] Nella casella DR: { $marker } ({ $count }).
   *[less] Fuori dalla casella DR: { $marker } ({ $count }).
}
event-economy = L’economia è al livello { $level }.
event-topic = Il tema { $topic } è ora su { $field }.
event-topic-gone = Il tema { $topic } lascia il tracciato dell’opinione.
event-topic-won = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} vince il tema { $topic }: { $option }
event-society = { $change ->
    [more] Entra nel tracciato della società: { $marker }.
   *[less] Esce dal tracciato della società: { $marker }.
}
event-flag = { $change ->
    [more] Bandiera piazzata: { $nation }.
   *[less] Bandiera rimossa: { $nation }.
}
event-roll = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} tira { $known ->
    [yes] { $result } ({ $dice })
   *[no] { $result }
}.
event-thrown = Dadi { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}: { $dice }.
event-total = { $party }, { $action }: totale { $result }. Stresemann può ancora far ripetere il tiro.
event-row = La { $party } segue la sua tabella: { $what }.
event-agenda-die = Dado della { $party } per l’agenda: { $result }.
event-base-die = Dado { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}: { $result }. { $agreed ->
    [yes] Se possibile deve rimuovere una base della SPD
   *[no] Può rimuovere qualsiasi base
}.
event-reaction-die = Dado { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}: { $result }, serve { $least } o più. { $agreed ->
    [yes] C’è la reazione
   *[no] Nessuna reazione
}.
event-better = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} compra +1 al risultato.
event-prepared = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} prepara soltanto un putsch: { $place }.
event-again = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} fa ripetere il tiro.
event-action = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} annuncia: { $action } a { $place }.
event-dice = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} tira { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}.
event-result = { $party }, { $action }: risultato { $result } (serve almeno { $needed }), { $agreed ->
    [yes] riesce
   *[no] non riesce
}.
event-reaction = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} reagisce: risultato { $result }, { $what }.
event-joined = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} interviene con le proprie unità.
event-city-rolled = I dadi scelgono { $place }.
event-crisis = Tiro di crisi { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}: { $result }{ $agreed ->
    [yes] , non perde nulla
   *[no] {""}
}.
event-negotiation = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} negozia { $card }.
event-negotiated = { $agreed ->
    [yes] La carta { $card } è firmata.
   *[no] Trattative fallite: { $card }.
}
event-foreign-track = La politica estera arriva a { $card }.
event-laid = { $card } viene messa accanto al mazzo di politica estera.
event-minor = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} controlla la { $minor }.
event-stresemann = { $known ->
    [yes] Stresemann è di nuovo scoperto.
   *[no] Stresemann è coperto.
}
event-vote = { $agreed ->
    [yes] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} vota sì.
   *[no] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} vota no.
}
event-ballot = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} vota per { $other ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $other }
}.
event-president = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} ha la presidenza.
event-presidency = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} ha la presidenza e dibatte anche con { $card }.
event-nsdap = Una pedina { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
} va sul tracciato NSDAP.
event-out = Fuori dal gioco: { $card }.
event-politics = Fase politica, passo { $number }: { $name }
event-majority = Maggioranza dei temi, { $number }º posto: { $party }.
event-parliament = Seggi occupati in parlamento: { $seats }.
event-coalition = { $agreed ->
    [yes] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} accetta: { $coalition }.
   *[no] { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} rifiuta: { $coalition }.
}
event-government = Governo: { $parties }. Cancelliere: { $chancellor }.
event-bonus = { $party }: manifestazioni di questo round { $count }.
event-final = Punteggio finale, { $party }: { $what } ({ $count }).
event-criterion = { $agreed ->
    [yes] Criterio { $number } soddisfatto: { $what }.
   *[no] Criterio { $number } mancato: { $what }.
}
event-game-over = { $known ->
    [yes] La partita è finita, vince { $winner ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $winner }
}: { $how }.
   *[no] La partita è finita: { $how }.
}
unit-moved = { $unit } { $from } → { $to }
event-several = { $place } ({ $count })
measure-ultimatum = ultimatum di Londra firmato
measure-economy = livello dell’economia
measure-government = al governo
measure-box = segnalini nella casella DR
measure-inflation = inflazione nella casella DR
measure-councils = repubbliche dei consigli
measure-regimes = regimi
measure-uprisings = insurrezioni
measure-unrest = disordini
measure-councils-or-regime = città con una repubblica dei consigli o un regime
measure-dissolved = unità proprie sciolte
measure-dissolved-kpd-dnvp = unità sciolte della KPD e della DNVP
measure-seats = seggi
measure-bases = basi
measure-vp = punti vittoria
measure-nsdap = pedine proprie sul tracciato NSDAP
measure-at-least = { $what }: almeno { $count }
measure-at-most = { $what }: al massimo { $count }
measure-none = senza: { $what }
measure-each = per ognuno: { $what }
criterion-least = almeno { $what }
criterion-most = al massimo { $what }
criterion-ultimatum = { $count ->
    [0] l’ultimatum di Londra non è firmato
   *[other] l’ultimatum di Londra è firmato
}
criterion-economy = livello { $count } dell’economia
criterion-government = { $count ->
    [0] la SPD non è al governo
   *[other] la SPD è al governo
}
criterion-box = { $count ->
    [0] nessun segnalino nella casella DR
    [one] 1 segnalino nella casella DR
   *[other] { $count } segnalini nella casella DR
}
criterion-inflation = { $count ->
    [0] nessuna inflazione nella casella DR
    [one] 1 segnalino inflazione nella casella DR
   *[other] { $count } segnalini inflazione nella casella DR
}
criterion-councils = { $count ->
    [0] nessuna repubblica dei consigli
    [one] 1 repubblica dei consigli
   *[other] { $count } repubbliche dei consigli
}
criterion-regimes = { $count ->
    [0] nessun regime
    [one] 1 regime
   *[other] { $count } regimi
}
criterion-uprisings = { $count ->
    [0] nessuna insurrezione
    [one] 1 insurrezione
   *[other] { $count } insurrezioni
}
criterion-unrest = { $count ->
    [0] nessuna città con disordini
    [one] 1 città con disordini
   *[other] { $count } città con disordini
}
criterion-councils-or-regime = { $count ->
    [0] nessuna città con una repubblica dei consigli o un regime
    [one] 1 città con una repubblica dei consigli o un regime
   *[other] { $count } città con una repubblica dei consigli o un regime
}
criterion-dissolved = { $count ->
    [0] nessuna unità sciolta della SPD
    [one] 1 unità sciolta della SPD
   *[other] { $count } unità sciolte della SPD
}
criterion-dissolved-kpd-dnvp = { $count ->
    [0] nessuna unità sciolta della KPD o della DNVP
    [one] 1 unità sciolta della KPD o della DNVP
   *[other] { $count } unità sciolte della KPD o della DNVP
}
criterion-seats = { $count ->
    [0] nessun seggio della SPD
    [one] 1 seggio della SPD
   *[other] { $count } seggi della SPD
}
criterion-bases = { $count ->
    [0] nessuna base della SPD
    [one] 1 base della SPD
   *[other] { $count } basi della SPD
}
criterion-vp = { $count ->
    [0] nessun punto vittoria della SPD
    [one] 1 punto vittoria della SPD
   *[other] { $count } punti vittoria della SPD
}
criterion-nsdap = { $count ->
    [0] nessuna pedina della SPD sul tracciato NSDAP
    [one] 1 pedina della SPD sul tracciato NSDAP
   *[other] { $count } pedine della SPD sul tracciato NSDAP
}

## Endings

outcome = Vince { $winner ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $winner }
}: { $how } ({ $rule })
outcome-nobody = Non vince nessuno: { $how } ({ $rule })
outcome-defeat = Sconfitta: { $how } ({ $rule })
outcome-defeat-by = Sconfitta, vince { $winner ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $winner }
}: { $how } ({ $rule })
outcome-table = La partita viene chiusa al tavolo: { $how }
ending-anarchy = anarchia, nella casella DR non c’è più posto
ending-councils = trionfa la repubblica dei consigli
ending-regime = un regime sostituisce la Repubblica
ending-overthrow = la Repubblica è rovesciata con metà dei seggi
ending-nsdap = la NSDAP è al potere e tutti hanno perso
ending-survival = la Repubblica è sopravvissuta e decidono i punti vittoria
ending-great-victory = grande vittoria, almeno otto criteri soddisfatti
ending-small-victory = piccola vittoria, almeno cinque criteri soddisfatti
ending-defeat = sconfitta, meno di cinque criteri soddisfatti
summary = Round { $round }, { $decisions } decisioni; punti vittoria: { $points }

## Why not

refusal-other-decision = «{ $move }» non risponde alla decisione da prendere adesso
refusal-not-possible = «{ $move }» qui non è possibile
refusal-must-do = questo va eseguito per forza
refusal-card-not-there = { $card } non è nella tua mano
refusal-no-such-answer = con { $card } non si può rispondere a questo
refusal-event-idle = l’evento di { $card } ora non avrebbe effetto
refusal-agenda-other-party = { $card } appartiene a un altro partito
refusal-agenda-out = { $card } non fa parte di questo scenario
refusal-no-slot = { $place } non ha spazi liberi per una base
refusal-same-city = { $place } è già stata scelta
refusal-other-city = questo deve avvenire in un’altra città
refusal-no-figures = { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
} non ha più pedine
refusal-no-base = { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
} non ha basi a { $place }
refusal-no-marker = a { $place } non c’è un segnalino di questo tipo
refusal-marker-barred = questo segnalino non si può piazzare a { $place }
refusal-points-short = per questo non ti bastano i punti azione
refusal-city-first = scegli prima la città delle azioni
refusal-once-per-card = con una carta puoi fare ogni tipo di azione con dadi una volta sola
refusal-city-chosen = tutte le azioni di una carta avvengono nella stessa città
refusal-reserve-full = la tua riserva è piena
refusal-reserve-empty = la tua riserva è vuota
refusal-reserve-stored = dopo aver messo da parte punti riserva non puoi spenderne
refusal-government-only = possono farlo solo i partiti di governo
refusal-opposition-only = un partito al governo non può tentare un putsch
refusal-coup-party = { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
} non può tentare un putsch
refusal-own-marker = lì c’è già il segnalino del tuo partito
refusal-no-dice = non avresti dadi da tirare
refusal-not-opposition = { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
} è al governo
refusal-nothing-to-dissolve = { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
} non ha lì unità che si possano sciogliere
refusal-no-unit = lì non c’è un’unità di questo tipo
refusal-not-your-unit = { $party ->
    [Zentrum] lo Zentrum
    [nessuno] nessuno
   *[other] la { $party }
} non può muovere queste unità
refusal-topic-not-there = questo tema non è sul tracciato dell’opinione
refusal-topic-moved = questo tema è già stato mosso
refusal-topic-out = non restano segnalini di questo tema
refusal-too-far = questa casella è troppo lontana
refusal-spd-topic = con questo valore lo Zentrum deve muovere un tema controllato dalla SPD
refusal-useless-option = questo effetto non cambierebbe niente
refusal-box-full = la casella DR è piena
refusal-foreign-closed = { $card } non è aperta alle trattative

## Effects in words

effect-base = basi { $count }
effect-seat = seggi { $count }
effect-vp = punti vittoria { $count }
effect-reserve = riserva { $count }
effect-supply = aggiungi alla scorta: { $count } { $thing }
effect-mobilise = mobilita { $count } { $thing }
effect-deploy = schiera dalla scorta: { $count } { $thing }
effect-dissolve = sciogli unità: { $count }
effect-recall = riprendi unità sciolte: { $count }
effect-takeover = prendi il controllo di un’unità della Reichswehr
effect-marker = { $thing } { $count }
effect-economy = livello dell’economia { $count }
effect-flag = bandiere ({ $thing }) { $count }
effect-foreign = azione di politica estera
effect-advance = indicatore della politica estera avanti di 1
effect-lay = metti questa carta accanto al mazzo di politica estera
effect-topic = tema { $thing }: { $field }
effect-steer = { $count ->
    [one] muovi il tema { $thing } di 1 casella
   *[other] muovi il tema { $thing } fino a { $count } caselle
}
effect-debate = dibattito con valore { $count }
effect-debate-card = dibattito con entrambi i valori della carta
effect-demo = manifestazione
effect-coup = putsch
effect-counter = contro-putsch
effect-fight = scontro
effect-crisis = tiri di crisi: { $count }
effect-society = tracciato della società: { $thing }
effect-society-white = un segnalino bianco a scelta sul tracciato della società
effect-society-out = rimuovi un segnalino dal tracciato della società
effect-draw = pesca carte partito: { $count }
effect-discard = scarta carte partito: { $count }
effect-discard-all = ogni partito scarta tutte le sue carte partito
effect-fetch = prendi in mano una carta rinforzi dal mazzo
effect-bonus = manifestazioni di questo round { $count }
effect-nsdap = 1 pedina sul tracciato NSDAP
effect-purge = rimuovi dal gioco un politico da una pila degli scarti
effect-elect = in ogni città dove un partito ha due o più basi, una diventa seggio
effect-score-seats = punti vittoria secondo i seggi
effect-score-cities = punti vittoria secondo le città con basi proprie
effect-election = elezione del presidente
effect-order = decidi chi comincia nel prossimo round
effect-control = scegli chi controlla: { $thing }
effect-out = escono dal gioco: { $thing }
effect-choice = scegli: { $what }
effect-or = oppure
effect-may = se vuoi ({ $what })
effect-cities = in { $count } città diverse ({ $what })
effect-vote = votazione con i seggi: sì ({ $what }), no ({ $other })
effect-of = { $party }: { $what }
effect-if = se { $when }: { $what }
effect-all = tutte
effect-all-less = a zero
effect-then = { $first }; { $next }
effect-or-next = { $first } · { effect-or } · { $next }
effect-at = { $what } { $place }
effect-either = { $one } / { $other }
at-city = a { $place }
at-chosen = nella città scelta
at-any = in una città a scelta
at-random = in una città a caso
topic-any = a scelta
if-blockade = il blocco navale è nella casella DR
if-no-blockade = il blocco navale non è nella casella DR
if-done = la carta { $card } è firmata
if-no-done = la carta { $card } non è firmata
if-governs = { $party ->
    [tu] sei
    [Zentrum] lo Zentrum è
   *[other] la { $party } è
} al governo
if-no-governs = { $party ->
    [tu] non sei
    [Zentrum] lo Zentrum non è
   *[other] la { $party } non è
} al governo
if-minority = il gabinetto presidenziale è nella casella DR
if-no-minority = il gabinetto presidenziale non è nella casella DR
if-majority = { $party ->
    [tu] hai
    [Zentrum] lo Zentrum ha
   *[other] la { $party } ha
} più basi di ogni altro partito { $place }
if-no-majority = { $party ->
    [tu] non hai
    [Zentrum] lo Zentrum non ha
   *[other] la { $party } non ha
} più basi di ogni altro partito { $place }
if-councils = c’è una repubblica dei consigli { $place }
if-no-councils = non c’è una repubblica dei consigli { $place }
if-impulse = è al più il tuo impulso { $count }
if-no-impulse = è dopo il tuo impulso { $count }
if-green = è stata scelta l’opzione verde di { $topic }
if-no-green = non è stata scelta l’opzione verde di { $topic }

## The rules in a few sentences each

chapter-w1 = Materiale
chapter-w2 = Preparazione e scenari
chapter-w3 = Svolgimento di un round
chapter-w4 = Tracciato dell’opinione
chapter-w5 = Temi
chapter-w6 = Tracciato della società
chapter-w7 = Minacce
chapter-w8 = Fase politica e governo
chapter-w9 = Azioni
chapter-w10 = Riserva e reazioni
chapter-w11 = Politica estera
chapter-w12 = Fine della partita e NSDAP
chapter-w13 = Presidente
rule-w1 = Undici città con un numero fisso di spazi per le basi, unità dei partiti e del governo, segnalini minaccia e un parlamento di 24 seggi, accanto ai quali stanno le pedine in eccedenza. Le pedine di un partito sono basi, seggi o stanno sul tracciato NSDAP. Reichswehr e polizia non si sciolgono mai.
rule-w2 = Quattro scenari: Repubblica sull’abisso (in solitario: SPD con uno Zentrum limitato contro due bot, due round, dieci criteri), Guerra tra fratelli (round 1–2), Danza sul vulcano (round 5–6), scenario principale (sei round). L’ordine dei posti si sorteggia.
rule-w3 = In un round si scopre la carta round, ogni partito pesca due carte repubblica, sceglie in segreto un’agenda, ne esegue gli effetti e pesca tre carte partito. Poi vengono gli impulsi: a turno ogni partito gioca una carta, finché tutte le mani sono vuote. Una carta partito serve per l’evento, per un dibattito o per azioni; una carta repubblica per il suo evento e per uno degli altri due usi.
rule-w4 = I temi si muovono sul tracciato dell’opinione, che ha quattro bracci. Un dibattito muove un tema fino al valore grande della carta e un altro fino al piccolo; un punto riserva dà un passo in più. Una casella è del partito lungo il cui braccio è più lontana dal centro; a parità è condivisa da due partiti.
rule-w5 = Chi controlla un tema ne sceglie un effetto nella fase politica. Prima i temi bianchi, in ordine fisso, poi i gialli, nell’ordine deciso dal cancelliere. Sulle caselle condivise devono essere d’accordo entrambi i partiti.
rule-w6 = Sei caselle. Un nuovo segnalino entra da sinistra e spinge avanti gli altri; quello che esce in fondo viene rimosso. In ogni fase politica hanno effetto tutti, da sinistra a destra.
rule-w7 = Se un segnalino povertà arriva dove c’è già povertà, va nella casella DR; benessere e povertà si annullano. Il settimo segnalino nella casella DR è anarchia. Un tiro di crisi con due dadi costa una base, un seggio o un punto vittoria; solo il 6 non costa nulla.
rule-w8 = Otto passi: maggioranza dei temi (3 seggi per il primo posto, 1 per il secondo { $majority }), temi vinti, tracciato della società, punteggio, situazione della Repubblica, seggi dei partiti minori, dimensione del parlamento, nuovo governo. Se la KPD o la DNVP ha metà dei seggi { $half }, rovescia la Repubblica. La coalizione di Weimar non si può rifiutare.
rule-w9 = Il valore grande dà punti azione, tutti per una sola città: mobilitare 1 { $mobilise }, manifestazione 1 { $demonstration }, riserva 1 { $reserve }, scontro 2 { $fight }, contro-putsch 1 { $counter }, prendere il controllo 2 { $control }, putsch 4 (KPD) o 3 (DNVP) { $coup }. Conta il dado più alto; ogni altro 6 dà +1.
rule-w10 = Puoi mettere da parte fino a due punti riserva. Un partito con una base nella città può spenderne uno per reagire a un’azione con dadi di un altro partito: un 5 toglie un dado, un 6 due. Le carte politico si giocano dalla mano nel momento che indicano.
rule-w11 = Si negozia la prima carta del mazzo o una messa accanto: prima i suoi effetti preliminari, poi 1 dado più uno per ogni bandiera della nazione; se la trattativa riesce la carta esce dal gioco, altrimenti resta.
rule-w12 = La partita finisce subito con il settimo segnalino nella casella DR; con repubbliche dei consigli o regimi a Berlino e in altre due città, o in quattro città qualsiasi; con la sesta pedina sul tracciato NSDAP. Altrimenti decide il punteggio finale dopo l’ultimo round.
rule-w13 = Chi ha la presidenza decide le parità e una volta per round può usare anche per un dibattito la carta partito appena giocata. Si vota con i seggi; senza maggioranza c’è un ballottaggio.

## At the prompt

ask-hand-over = { $side }: tocca a te decidere. Gli altri non guardino; poi premi Invio.
why-what = Scrivi che cosa vuoi capire, per esempio «perché Berlin» o «perché A22 evento».
rules-which = Scrivi un capitolo da W1 a W13, per esempio «regola W9».
cards-unknown = Nessuna carta corrisponde a «{ $answer }». Scrivi il numero o una parte del titolo, per esempio «carte A22».
help-why = NOME: perché adesso qualcosa non è permesso, con il capitolo delle regole
help-map = tutto il tabellone con i tracciati e la legenda
help-cards = mano, agende e carte scoperte con la provenienza («carte A22»: una carta con la sua nota)
help-rules = un capitolo delle regole, per esempio «regola W9»; senza numero l’elenco
help-bots = le tabelle di KPD e DNVP e i limiti del tuo Zentrum
show-hand = Mano { $party ->
    [Zentrum] dello Zentrum
    [nessuno] di nessuno
   *[other] della { $party }
}

## Arena e motivi dei giocatori del computer

feature-points = punti vittoria
feature-goals = obiettivi del partito nella fase politica
feature-final-scoring = punteggio finale
feature-government = dichiarazione di governo
feature-crisis = tiri di crisi
feature-seats = seggi in parlamento
feature-overthrow = rovesciamento in parlamento
feature-bases = basi del partito
feature-cities = città con basi proprie
feature-units = unità
feature-sudden-win = repubbliche dei consigli o regimi verso la vittoria immediata
feature-uprisings = insurrezioni
feature-coup = possibilità di un putsch
feature-anarchy = vantaggio se arriva l’anarchia
feature-topics = temi sul tracciato dell’opinione
feature-minor-parties = partiti minori
feature-reserve = riserva
feature-hand = carte in mano
feature-nsdap = pedine sul tracciato NSDAP
feature-under-way = punti azione e passi ancora da usare
feature-criteria = criteri dello scenario in solitario

## The bots’ tables

bots-title = Come decidono gli altri
bots-about = KPD e DNVP scorrono ogni loro tabella dall’alto in basso e seguono la prima riga che corrisponde. Se le città possibili sono più d’una, conta quella con più dadi, poi la prima dell’elenco.
bots-own = ○ indica ciò che il fascicolo lascia aperto e che abbiamo aggiunto noi.
bots-last = l’ultima seguita
bots-always = Sempre
bots-zentrum = I limiti del tuo Zentrum
bots-where = Le tabelle dei bot nelle regole
bot-table-uses = Uso della carta
bot-table-action = Putsch o manifestazione
bot-table-surplus = Punti azione che avanzano
bot-table-demonstration = Città per una manifestazione
bot-table-coup = Città per un putsch
bot-table-prepare = Preparare un putsch
bot-table-topics = Tema del dibattito
bot-table-topic-order = Ordine dei temi
bot-table-base = Città per una base
bot-table-unit = Città per un’unità
bot-table-cities = Ordine delle città
bot-table-enemies = Chi colpisce
bot-table-agenda = Agenda
bot-table-free-topics = Tema a scelta
row-followed = «{ $table }», riga { $number }: { $row }
row-name = { $what }
row-uses-republic = carta repubblica → { $what }
row-uses-small = valore piccolo { $count } o più → { $what }
row-uses-big = valore grande di almeno { $count } oltre quello piccolo → { $what }
row-uses-die = altrimenti un dado, { $dice } → { $what }
row-uses-rolled = dado { $result } ({ $dice }) → { $what }
row-action-coup = almeno { $count } punti azione, non al governo → putsch
row-action-demonstration = altrimenti → manifestazione
row-took-coup = { $count ->
    [one] 1 punto azione
   *[other] { $count } punti azione
} → putsch
row-took-demonstration = { $count ->
    [one] 1 punto azione
   *[other] { $count } punti azione
} → manifestazione
row-surplus = { $count ->
    [one] avanza 1 punto
   *[other] avanzano { $count } punti
} → { $what }
row-surplus-more = avanzano almeno { $count } punti → { $what }
surplus-reserve = mette da parte 1 punto riserva
surplus-better = +1 al risultato per { $count } PA
surplus-prepare = prepara il putsch con il resto
row-prepare-control = prende il controllo della Reichswehr sul posto ({ $count } PA ciascuna)
row-prepare-supply = mobilita dalla scorta ({ $count } PA ciascuna)
row-prepare-cities = mobilita da altre città, dall’ultima dell’elenco ({ $count } PA ciascuna)
row-demonstration-uprising-and-3-dice = città con un’insurrezione e almeno { $count } dadi
row-demonstration-no-own-base = città senza una propria base
row-demonstration-any = qualsiasi città
row-demonstration-most-dice = città con più dadi, almeno { $count }
row-demonstration-kpd-units = città con unità della KPD
row-demonstration-most-threats = città con più minacce
row-coup-regime-and-3-dice = città con un regime e almeno { $count } dadi
row-coup-councils-or-uprising-and-3-dice = città con una repubblica dei consigli o un’insurrezione e almeno { $count } dadi
row-coup-3-dice = città con almeno { $count } dadi
row-coup-prepare-without-councils-or-uprising = altrimenti prepara soltanto il putsch: città senza repubblica dei consigli né insurrezione e con meno unità altrui
row-coup-prepare-without-regime = altrimenti prepara soltanto il putsch: città senza regime e con meno unità altrui
row-city-councils-or-uprising = città con una repubblica dei consigli o un’insurrezione (prima la repubblica dei consigli)
row-city-at-most-1-enemy-base = città con al massimo 1 base di altri partiti
row-city-no-own-base = città senza una propria base
row-city-2-threats = città con almeno due fra povertà, disordini e regime
row-city-no-enemy-unit = città senza unità altrui
row-city-poverty-or-unrest = città con povertà o disordini (prima entrambi, poi la povertà)
row-otherwise-list = altrimenti ciò che viene prima nell’elenco
row-otherwise-dice = altrimenti la città con più dadi
row-topics-reach = tema che può raggiungere una propria casella di valore { $count } o più
row-topics-controlled = tema importante controllato da: { $parties }
row-topics-important = importanti: { $what }
row-topics-others = altri: { $what }
row-topics-round = tema della carta round
row-free-topic-dvp = { $what }, se non controlla già la DVP
row-agenda = round { $round } → { $agenda }
row-agenda-die = round { $round }, dado { $dice } → { $agenda }
row-agenda-also = inoltre nel round 2: { $what }
row-signed = { $row } { $mark }
bots-always-react = Reagisce ogni volta che può.
bots-always-politicians = Non risponde mai con un politico.
bots-always-neutral = Le sue unità restano neutrali nei tuoi contro-putsch e nei putsch dell’altro bot, tranne quando questi colpiscono una sua repubblica dei consigli, una sua insurrezione o un suo regime.
bots-always-coalitions = Rifiuta ogni coalizione.
bots-always-options = Quando vince un tema, sceglie l’effetto che gli giova di più.
zentrum-limit-debate = Con un valore di dibattito di { $count } deve muovere, se può, un tema controllato dalla SPD.
zentrum-limit-base = Prima di rimuovere una base altrui si tira un dado: con { $count } o meno deve essere, se c’è, una base della SPD; altrimenti scegli tu.
zentrum-limit-kpd = Quando potrebbe reagire alla KPD, decide un dado: reagisce da { $count } in su.
zentrum-limit-dnvp = Quando potrebbe reagire alla DNVP, decide un dado: reagisce da { $count } in su.

## The page

level-automatic = bot del fascicolo
page-map = Mappa del Reich tedesco con undici città
page-bases = { $used ->
    [0] nessuna base, spazi liberi: { $slots }
   *[other] spazi occupati: { $used } su { $slots } ({ $who })
}
page-strength = forza: { $who }
page-city-number = Il numero di una città è la somma di due dadi che la sceglie.
page-field = Casella { $field }, di: { $who }
page-topic = Tema { $topic }, casella { $field }, di: { $who }
page-no-topics = Sul tracciato dell’opinione non c’è ancora nessun tema.
page-republic = Situazione della Repubblica
page-seventh = 7º segnalino: anarchia
page-danger = { $state ->
    [over] La casella DR è traboccata: la Repubblica è caduta.
    [full] La casella DR è piena: il prossimo segnalino pone fine alla Repubblica.
    [near] Resta un solo spazio libero; il segnalino successivo pone fine alla Repubblica.
   *[other] Mancano { $left } segnalini all’anarchia.
}
page-foreign-done = Carte firmate: { $what }
page-offices = Cariche e partiti minori
page-used = usata in questo round
page-out = non in gioco
page-end = Fine
page-chancellor = partito del cancelliere
page-governs = al governo
page-in-play = { $party ->
    [Zentrum] Lo Zentrum
    [nessuno] Nessuno
   *[other] La { $party }
} gioca questa carta
page-choose-agenda = Scegli una carta agenda
page-hand-of = Mano: { $party } ({ $count })
page-no-hand = Nessuna carta in mano.
page-other-hand = { $party }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-rules = Le regole di Weimar
page-cards = Le carte di Weimar
page-new = Gioca a Weimar
page-scenario = Scenario
page-who-plays = Chi gioca con quale partito?
page-me = io
page-link = chi riceve il link
page-solo = Giochi con SPD e Zentrum; KPD e DNVP seguono le tabelle del fascicolo.
page-new-claim = Gli altri posti non hanno bisogno di persone: a ognuno può sedersi un forte giocatore artificiale. Gioca da solo, in due o in tre contro la macchina, o in quattro.
page-scenario-rounds = { $first ->
    [1] Round da 1 a { $last }
   *[other] Round { $first } e { $last }
}
page-scenario-players = { $solo ->
    [yes] per una persona, contro i bot
   *[no] per quattro, con il computer in qualsiasi posto
}
page-party-spd = Regge la Repubblica: combatte la povertà, forma governi, tiene le cariche.
page-party-zentrum = Il partito di centro: strade tranquille, trattati e una voce in ogni coalizione.
page-party-kpd = Vuole la rivoluzione: basi, insurrezioni e repubbliche dei consigli, a Berlino e altrove.
page-party-dnvp = Rivuole il vecchio ordine: unità, una Reichswehr nera e regimi.
page-seating-about = SPD e Zentrum uno di fronte all’altro è il consiglio abituale: così due avversari della Repubblica non giocano mai di seguito.
page-seating-opposite = consiglio abituale
page-learn-party = Impara con un partito
seating-by-lot = a sorte
seating-sdzk = { party-spd }, { party-dnvp }, { party-zentrum }, { party-kpd }
seating-skzd = { party-spd }, { party-kpd }, { party-zentrum }, { party-dnvp }
seating-szdk = { party-spd }, { party-zentrum }, { party-dnvp }, { party-kpd }
seating-szkd = { party-spd }, { party-zentrum }, { party-kpd }, { party-dnvp }
seating-sdkz = { party-spd }, { party-dnvp }, { party-kpd }, { party-zentrum }
seating-skdz = { party-spd }, { party-kpd }, { party-dnvp }, { party-zentrum }
page-chances = Quanto è difficile?
page-chances-solo = Giocatori computer al tuo posto, con SPD e Zentrum:
page-chances-won = { $level }: { $percent }% di { $games } partite vinte
page-chances-four = Quattro giocatori computer dello stesso livello si sono affrontati. Quota di partite vinte da ciascun partito:
page-chances-level = Livello
page-chances-games = Partite
lesson-start = Comincia la partita guidata
lesson-about = Una guida spiega ogni cosa quando compare sul tavolo.
page-tab-opinion = Opinione
cards-about = Ogni carta così come si gioca in questa edizione. Se vuoi, un segno dice da dove vengono titolo, valori ed evento.

## The guided solo game

lesson-title = La Repubblica sull’abisso
lesson-chapter-about = La Repubblica in pericolo
lesson-chapter-event = Un evento
lesson-chapter-actions = Le azioni
lesson-chapter-debate = Un dibattito
lesson-chapter-republic = Una carta repubblica
lesson-chapter-alone = Da solo
lesson-chapter-politics = La politica
lesson-welcome = La guerra è perduta, l’imperatore se n’è andato, comincia una repubblica. Guidi i due partiti che la reggono, SPD e Zentrum. KPD e DNVP vogliono rovesciarla: li gioca il computer secondo le tabelle del fascicolo.
lesson-coups = La Repubblica può cadere subito in tre modi. Il primo: repubbliche dei consigli della KPD o regimi della DNVP a Berlino e in altre due città, oppure in quattro qualsiasi. { $count ->
    [0] Per ora non c’è nessuna repubblica dei consigli.
    [one] Una città è già una repubblica dei consigli: { $cities }.
   *[other] { $count } città sono già repubbliche dei consigli: { $cities }.
}
lesson-box = Il secondo: la casella DR, dove si raccolgono i guai della Repubblica. Il settimo segnalino è l’anarchia, e hai perso. Ora { $count ->
    [one] c’è 1 segnalino.
   *[other] ci sono { $count } segnalini.
}
lesson-seats = Il terzo: il parlamento. Se alla fine di un round la KPD o la DNVP ha metà dei seggi occupati, prende il potere. Ora la KPD ne ha { $kpd } e la DNVP { $dnvp } su { $occupied }.
lesson-goal = La Repubblica deve resistere due round. Poi contano dieci criteri: seggi, basi, economia, un trattato e altro. Cinque sono una piccola vittoria, otto una grande. Prima provi una volta ogni tipo di impulso; poi giochi da solo.
lesson-first = In un impulso un partito gioca una carta. La SPD ha il cancelliere, che indica il partito che comincia; poi si va in senso orario. Scegli lo Zentrum.
lesson-card = Una carta di partito serve per una di tre cose: il suo evento, un dibattito o delle azioni. Comincia con un evento: clicca { $card }.
lesson-use = Accanto a ogni uso leggi che cosa farebbe. Scegli l’evento.
lesson-base = L’evento dà basi, i punti d’appoggio di un partito. Contano alla fine, e con un punto di riserva un partito può reagire dove ne ha una. Clicca una città con il bordo blu.
lesson-opponent = Ora giocano gli altri partiti. Un bot segue le sue tabelle: lo striscione mostra la sua carta e i suoi passi, la mappa che cosa cambia.
lesson-points = A { $city } c’è una repubblica dei consigli. È l’impulso della SPD: riprendi la città. Per le azioni va bene una carta con il numero grande alto. Clicca { $card }.
lesson-points-use = Scegli le azioni. Il numero grande dà i punti azione, e si spendono tutti in una sola città.
lesson-city = In quale città? Scegli { $city }.
lesson-mobilise = Un contro-putsch tira un dado per ogni punto di forza che hai in più della KPD: ora { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, una probabilità del { $chance }%. Ogni unità mobilitata costa 1 punto e porta altri dadi. Prendi una Reichswehr di forza 2.
lesson-counter = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, e uno deve mostrare 5 o 6: una probabilità del { $chance }%. Comincia il contro-putsch.
lesson-demonstration = { $won ->
    [yes] È riuscito: la repubblica dei consigli non c’è più.
   *[no] Non è riuscito: la repubblica dei consigli resta.
} Con il prossimo punto manifesta a { $city }: 1 dado, più uno per ogni punto di forza, fanno { $dice }. Con 4 o 5 ottieni una base, con 6 o più due.
lesson-again = Una volta per round il partito che ha Gustav Stresemann può far ripetere un tiro, di chiunque sia. Il risultato ti va bene? Allora rispondi no e tienilo per dopo.
lesson-instead = { $full ->
    [yes] La città non ha spazi liberi: rimuovi invece una base di un altro partito. Clicca quella di un avversario.
   *[no] La manifestazione porta una base. Clicca la città.
}
lesson-president = La SPD ha anche il presidente. Una volta per round può dibattere in più con una carta di partito appena giocata. Rispondi sì.
lesson-topic = { $step ->
    [point] Ora il suo nuovo posto: la casella incorniciata sul braccio del partito { $party }. Più è lontana dal centro, più è difficile portarlo via.
   *[topic] Un dibattito sposta due temi: uno al massimo del valore grande della carta, un altro al massimo di quello piccolo. Un tema è del partito sul cui braccio si trova, che alla fine del round ne decide. Clicca il tema incorniciato.
}
lesson-both = Di nuovo lo Zentrum, ora con una carta repubblica: il suo evento deve avvenire, e in più dà un dibattito o delle azioni. Clicca { $card }.
lesson-both-use = L’ordine lo scegli tu. Comincia con l’evento.
lesson-unrest = L’evento rimuove un segnalino disordini. I disordini aiutano un putsch: toglilo dalla città incorniciata, dove la KPD è più forte.
lesson-other-use = La stessa carta dà ora un dibattito o delle azioni. Scegli le azioni.
lesson-guard = A { $city } ci sono unità della KPD di forza { $strength }. Un putsch tira un dado per ogni punto di forza in più del governo, e se riesce nasce una repubblica dei consigli. Scegli { $city }.
lesson-police = Ogni polizia toglie un dado a un putsch. Mobilita polizia con tutti i punti che hai.
lesson-alone = Ora sai tutto ciò che un impulso può essere. Da qui in poi scegli tu. La riga sopra la mappa dice sempre chi agisce e che cosa si chiede; ciò che brilla di blu si può cliccare.
lesson-hint = Non sai che cosa fare? Con questo pulsante un giocatore artificiale propone una mossa e ne spiega i motivi.
lesson-undo = Puoi ritirare una mossa finché nessun altro ha giocato, nessun dado è stato tirato e nulla di nascosto è stato scoperto. Premi U o questo pulsante.
lesson-bots = La cronaca conserva ciò che tutti hanno fatto. Clicca una riga per rivedere il tavolo di quel momento.
lesson-why-not = Prova pure a cliccare qualcosa che non è illuminato: il tavolo ti dice il motivo e il capitolo delle regole.
lesson-gauge-councils = Attenzione: ora { $count } città sono repubbliche dei consigli: { $cities }. { $berlin ->
    [yes] Berlino è una di queste: alla KPD ne bastano tre per vincere subito.
   *[no] Con Berlino e altre due, o con quattro qualsiasi, la KPD vince subito.
}
lesson-gauge-regimes = Attenzione: { $count ->
    [one] c’è un regime: { $cities }.
   *[other] { $count } città hanno ora un regime: { $cities }.
} { $berlin ->
    [yes] Berlino è una di queste: alla DNVP ne bastano tre per vincere subito.
   *[no] Con Berlino e altre due, o con quattro qualsiasi, la DNVP vince subito.
}
lesson-gauge-box = Attenzione: nella casella DR ci sono ora { $count } segnalini. Il settimo chiude la partita. I trattati e alcuni temi ne tolgono.
lesson-gauge-seats = Attenzione: la { $party } ha { $seats } dei { $occupied } seggi occupati. Se alla fine di un round ne ha metà, prende il potere.
lesson-politics = Tutte le carte sono giocate: ora la fase politica. Si decidono i temi, gli obiettivi danno punti, si forma un governo. Seguila passo per passo accanto alla mappa.
lesson-agenda = Comincia il secondo round. Ora scegli tu le agende: ognuna porta temi sul tracciato dell’opinione e ha un effetto. Anche gli altri partiti scelgono in segreto.
lesson-party-wants = { $party ->
    [spd] Guidi la SPD, che regge la Repubblica. Ottiene punti se c’è poca povertà e nessun regime; chi governa ne ottiene anche per le città senza minacce.
    [zentrum] Guidi lo Zentrum, il partito di centro. Ottiene punti se ci sono pochi disordini e nessuna repubblica dei consigli; chi governa ne ottiene anche per le città senza minacce.
    [kpd] Guidi la KPD, che vuole la rivoluzione. Ottiene punti per ogni repubblica dei consigli e se non c’è nessun regime.
   *[dnvp] Guidi la DNVP, che rivuole il vecchio ordine. Ottiene punti per ogni regime e se non c’è nessuna repubblica dei consigli.
}
lesson-party-road = { $party ->
    [spd] La via alla vittoria: la Repubblica supera il secondo round e tu hai più punti di tutti. Resta al governo, prendi i temi che portano seggi e non lasciare Berlino a nessuno.
    [zentrum] La via alla vittoria: la Repubblica supera il secondo round e tu hai più punti di tutti. Vinci temi nei dibattiti, resta al governo e bada a entrambi i lati.
    [kpd] Le vie sono due. Con repubbliche dei consigli a Berlino e in altre due città, o in quattro qualsiasi, vinci subito; oppure hai più punti di tutti alla fine.
   *[dnvp] Le vie sono due. Con regimi a Berlino e in altre due città, o in quattro qualsiasi, vinci subito; oppure hai più punti di tutti alla fine.
}
lesson-party-card = Un impulso tipico { $party ->
    [spd] della SPD: prima il pane. Questa carta rimuove povertà e guadagna una base.
    [zentrum] dello Zentrum: un dibattito. Questa carta sposta i temi di molto, e i temi portano effetti e seggi.
    [kpd] della KPD: la piazza. Questa carta porta soldati in tre città e manifesta in ognuna.
   *[dnvp] della DNVP: la forza. Questa carta ha punti azione per le unità e per un putsch.
} Clicca { $card }.
lesson-party-use = Ora scegli per che cosa usarla: { $use }.
lesson-party-poverty = Scegli la città da cui rimuovere la povertà.
lesson-party-cities = Scegli tre città, una dopo l’altra. Comincia da quella incorniciata: lì i disordini aiuterebbero poi un putsch.
lesson-party-target = Tutte le azioni di una carta avvengono in una sola città. Scegli { $city }: senza di lei altre due città non bastano.
lesson-party-units = Un putsch tira un dado per ogni punto di forza in più dei difensori. Mobilita un Freikorps di forza 2 per 1 punto.
lesson-party-coup = Ora tenta il putsch. Serve un totale di 6; povertà e disordini nella città aggiungono 1 ciascuno.
lesson-finished = { $game ->
    [party] Così gioca il tuo partito; gli altri li guida il computer. La partita continua fino alla fine del secondo round. Buona fortuna!
   *[solo] Hai visto un round intero; il resto è tuo. Tre consigli:
        1. Proteggi Berlino: lì un putsch pesa di più.
        2. Tieni spazio nella casella DR: ogni round porta nuovi segnalini.
        3. Sposta i temi tardi nel round, quando nessuno può più rispondere.
}

## Arena, data sets, study

arena-period = round
arena-matches-many = Risultati per partito
arena-matches-many-note = Risultati del primo giocatore: con tutti i suoi partiti insieme, poi la quota di vittorie con ciascun partito.
arena-side-many = partito
arena-pairs-many-note = Le sei partite di una coppia hanno le stesse carte: ciascuno dei due guida una volta ogni possibile coppia di partiti. La differenza in punti Elo è quella del risultato.
arena-sides-many = Partiti
arena-sides-solo = La persona e i bot
arena-matches-solo-note = Risultati del primo giocatore: nei due ruoli insieme, come persona al tavolo, e quando a quel posto sedeva l’altro giocatore (un punto se vincono i bot).
seat-republic = SPD e Zentrum
seat-bots = i bot del fascicolo
lesson-short = La partita in solitario con una guida: non serve il regolamento.
headline-anarchy = Il Reich va in pezzi
headline-councils = Tutto il potere ai consigli
headline-regime = La Costituzione è stracciata
headline-overthrow = Una maggioranza contro la Repubblica
headline-nsdap = Scende la notte
headline-survival = La Repubblica resiste
headline-great-victory = La Repubblica è salva
headline-small-victory = Salvi per un soffio
headline-defeat = Troppo poco, troppo tardi
setting-walk = Mostra la fase politica passo per passo
setting-walk-about = Altrimenti la trovi solo nella cronaca.
setting-sources = Mostra da dove vengono valori e testi
setting-sources-about = Aggiunge un segno a numeri, titoli e testi, al tavolo e nella pagina delle carte.
page-politics = Fase politica, round { $round }
page-politics-steps = Gli otto passi
page-politics-strip = Fase politica, passo { $number }:
page-politics-again = Rivedi la fase politica
page-politics-always = Mostra a ogni fase politica
page-politics-waiting = La fase politica prosegue dopo questa decisione.
page-politics-now = Fase politica, round { $round }, passo { $number }: { $name }
page-walk-on = Volta pagina
page-walk-decide = Vai alla tua decisione
page-round-card = Carta del round: { $name }
page-round-topic = Nuovo tema: { $topic }
page-round-reveal = Subito: { $what }
finish-anarchy = Nella casella DR ci sono { $count } segnalini, gli spazi sono { $size }.
finish-councils = Consigli a: { $places }
finish-regime = Regimi a: { $places }
finish-seats = { $party }: { $count } dei { $size } seggi occupati
finish-nsdap = Sul tracciato NSDAP ci sono { $count } pedine: l’ultimo spazio è occupato.
finish-step = Decisivo: { $what }
finish-points = Punti vittoria
page-politics-1 = Un tema conta per il partito che ne controlla la casella; se la casella è condivisa, metà per ciascuno. Il partito con più temi riceve { $first } seggi, il secondo { $second }.
page-politics-2 = Chi controlla un tema sceglie uno dei suoi effetti; su una casella condivisa i due partiti devono accordarsi.
page-politics-3 = I segnalini hanno effetto da sinistra a destra.
page-politics-4 = Ogni partito segna i punti dei propri obiettivi.
page-politics-5 = L’economia cambia le città. Le città senza minacce danno punti al governo, quelle con più minacce gli costano seggi; i segnalini nella casella DR provocano tiri di crisi.
page-politics-6 = Ogni partito minore porta seggi al partito che lo controlla.
page-politics-7 = Il parlamento ha { $size } seggi. Se i partiti ne hanno di più, ciascuno ne cede in proporzione alla sua grandezza.
page-politics-8 = Chi ha più della metà dei seggi governa da solo; altrimenti si interpella per prima la coalizione più forte.
page-walk-asked = devi prendere una decisione
page-walk-open = Mostra
page-walk-nothing = In questo passo non succede nulla.
page-walk-next = Passo successivo
page-walk-skip = Vai all’ultimo
page-walk-again = Mostra di nuovo
sum-seats-more = +{ $count } { column-seats }
sum-seats-less = −{ $count } { column-seats }
sum-vp = { $count } { column-vp }
sum-economy = Economia al livello { $level }
sum-free = Città senza minacce: { $count }
sum-troubled = Città con più minacce: { $count }
sum-box = Segnalini nella casella DR: { $count }
sum-each = { $what } ciascuno
sum-taken = Seggi occupati
sum-government = Governo
goal-poverty = Povertà nelle città e nella casella DR: { $count }
goal-unrest = Disordini: { $count }
goal-councils = Repubbliche dei consigli: { $count }
goal-regime = Regimi: { $count }
goal-no-regime = { $count ->
    [0] Nessun regime
   *[other] Regimi: { $count }
}
goal-no-councils = { $count ->
    [0] Nessuna repubblica dei consigli
   *[other] Repubbliche dei consigli: { $count }
}

## Messages of the program that name a party: it has an article

page-their-turn = tocca { $side ->
    [Zentrum] allo Zentrum
   *[other] alla { $side }
}
page-sit = Gioca con { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}
page-join-seat = Hai un invito a giocare con { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}.
page-waiting-join = Posto ancora libero: { $side }.
page-waiting-join-link = Posto ancora libero: { $side }. Invia questo link:
page-thinking = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} ({ $level }) sta pensando…
page-clock-of = Tempo { $side ->
    [Zentrum] dello Zentrum
   *[other] della { $side }
}
page-time-low = { $side ->
    [Zentrum] Allo Zentrum
   *[other] Alla { $side }
} resta poco tempo.
page-takeover-ask-about = Serve il consenso { $side ->
    [Zentrum] dello Zentrum
   *[other] della { $side }
}, a meno che il posto non sia vuoto da più tempo di quanto concordato a questo tavolo.
page-offer-take-back = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} chiede di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
}.
page-offer-rematch = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} propone una rivincita a fazioni scambiate.
page-offer-rematch-agreed = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} ha proposto una rivincita, e tu hai accettato.
page-offer-takeover = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} propone che il computer ({ $level }) continui al tuo posto.
page-offer-takeover-other = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} propone che il computer ({ $level }) prenda questo posto: { $other }. Chi vi siede deve accettare.
page-finish-wins = Vince { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}
page-curtain = Ora tocca { $side ->
    [Zentrum] allo Zentrum
   *[other] alla { $side }
}
page-invite-label = Link per giocare con { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}
page-notice-turn = Tocca a te con { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}.
page-table-won = Ha vinto { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}
notice-turn = Giochi con { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}. Partita contro { $opponent }: tocca a te.
notice-over = Hai giocato con { $side ->
    [Zentrum] lo Zentrum
   *[other] la { $side }
}. La partita contro { $opponent } è finita.
thinking-side = { $side ->
    [Zentrum] Lo Zentrum
   *[other] La { $side }
} sta pensando…
page-offer-take-back-mine = Hai chiesto di annullare { $back ->
    [one] l’ultima decisione
   *[other] le ultime { $back } decisioni
}. Deve rispondere: { $other }.
page-offer-takeover-mine = Hai proposto che il computer ({ $level }) prenda questo posto: { $other }. Chi vi siede deve accettare.

## Probabilità dei dadi

note-strength = forza { $before } → { $after }
note-more = { $first } { $next }
odds-and = { $first }, { $next }
odds-nothing = niente
odds-with-bonus = { $dice }, { $bonus }
odds-result = { $totals }: { $what } ({ $chance })
odds-again = { $chance } se Stresemann fa ripetere un fallimento
odds-change = { $action } { $party ->
    [Zentrum] dello Zentrum
   *[other] della { $party }
}: { $before } → { $after }
odds-city = due dadi scelgono la città
odds-places = { $count ->
    [one] 1 base
   *[other] { $count } basi
}
odds-removes = { $count ->
    [one] rimuove 1 base di un altro partito
   *[other] rimuove { $count } basi di altri partiti
}
odds-puts = { $marker } in città
odds-takes = rimuove { $marker }
odds-boxed = 1 { $marker } nella casella DR
odds-may-dissolve = può sciogliere un’unità nemica
odds-dissolves = scioglie un’unità { $party ->
    [Zentrum] dello Zentrum
   *[other] della { $party }
}
odds-signed = { $card } viene firmato
odds-loses-bases = { $count ->
    [one] perde 1 base
   *[other] perde { $count } basi
}
odds-loses-seats = { $count ->
    [one] perde 1 seggio
   *[other] perde { $count } seggi
}
odds-loses-points = { $count ->
    [one] perde 1 punto vittoria
   *[other] perde { $count } punti vittoria
}
## La previsione: le vie verso una fine improvvisa, e la fine del round

forecast-title = Se il round finisse ora
help-forecast = chi otterrebbe che cosa se il round finisse ora, e quanto è vicina una fine improvvisa
outlook-road = { $short }{ $owned ->
    [no] {""}
   *[yes] {" "}({ $party })
}: { $have } di { $need }
road-short-councils = Consigli
road-short-regime = Regimi
road-short-overthrow = Parlamento
road-short-anarchy = Casella DR
road-short-nsdap = NSDAP
road-danger = { $danger ->
    [now] Se il round finisse ora: { $how }
    [next] Ancora uno e la partita finisce: { $how }
    [half] La metà è raggiunta; se resta così fino alla formazione del governo: { $how }
    [watch] Ancora { $missing } e la partita finisce, e un round può portarne altrettanti: { $how }
   *[near] Ancora { $missing } e la partita finisce: { $how }
}
road-after = Se il round finisse ora, sarebbero { $have } su { $need }.
road-asleep = { $party }: i suoi segnalini non contano finché è al governo.
road-missing = { $berlin ->
    [yes] { $others ->
        [0] Manca: Berlino
        [one] Mancano: Berlino e un’altra città
       *[other] Mancano: Berlino e altre { $others } città
    }
   *[no] { $others ->
        [one] Manca: un’altra città
       *[other] Mancano: altre { $others } città
    }
}
road-rule-councils = { $party }: vince subito con repubbliche dei consigli a Berlino e in altre { $others } città, o in { $any } città qualsiasi ({ $rule }).
road-rule-regime = { $party }: vince subito con regimi a Berlino e in altre { $others } città, o in { $any } città qualsiasi ({ $rule }).
road-rule-overthrow = { $party }: vince se ha la metà dei seggi occupati quando si forma il nuovo governo ({ $rule }).
road-rule-anarchy = Il segnalino numero { $need } nella casella DR termina subito la partita{ $solo ->
    [yes] {""}: una sconfitta
   *[no] {""}; vince chi ha più punti vittoria
} ({ $rule }).
road-rule-nsdap = La pedina numero { $need } sul tracciato NSDAP termina subito la partita; tutti perdono ({ $rule }).
outlook-list = { $parts }
outlook-topics = Temi
outlook-topic = { $topic }: { $parties } – { $options }
outlook-topic-nobody = { $topic }: { $parties }
outlook-majority = { $parties } +{ $count ->
    [one] 1 seggio
   *[other] { $count } seggi
}{ $tied ->
    [yes] {" "}(parità)
   *[no] {""}
}
outlook-points = Punti vittoria
outlook-gain = { $party } { $gained }
outlook-points-of = { $party }: obiettivi { $goals }, Repubblica { $republic }{ $more ->
    [0] {""}
   *[other] , altro { $others }
} = { $gained }, totale { $total }
outlook-threats = Minacce
outlook-no-threats = Ora nessuna minaccia costa qualcosa.
outlook-bite-poverty = Povertà { $count }: { $party } perde { $points } PV
outlook-bite-unrest = Disordini { $count }: { $party } perde { $points } PV
outlook-bite-regime = Regimi { $count }: { $party } perde { $points } PV
outlook-bite-councils = Repubbliche dei consigli { $count }: { $party } perde { $points } PV
outlook-bite-black-friday = Venerdì nero { $count }: per ognuno benessere −1; se non ce n’è, povertà +1 in una città a caso
outlook-bite-troubled = Città con più minacce { $count }: −{ $seats ->
    [one] 1 seggio
   *[other] { $seats } seggi
} per ogni partito al governo
outlook-bite-box = Segnalini nella casella DR { $count }: { outlook-rolls }
outlook-crisis = Tiri di crisi
outlook-rolls = { $rolls ->
    [one] 1 tiro di crisi
   *[other] { $rolls } tiri di crisi
} per ogni partito al governo
outlook-crisis-odds = Ogni tiro costa una base nel { $base }%, un seggio nel { $seat }%, un punto vittoria nel { $vp }% e nulla nel { $nothing }% dei casi.
outlook-cabinet = Nuovo governo
outlook-votes = { $what }: { $votes } seggi su { $seats }
outlook-seats = Il parlamento allora: { $seats }
outlook-refusable = I partner possono rifiutare questa coalizione.
outlook-endings = Carte alla fine del round
outlook-ending = { $card }: { $what }
panel-roads = Vie verso una fine improvvisa
page-road-open = Di più
page-round-end = Se il round finisse ora
page-round-end-note = Certo allo stato del tabellone; dadi e scelte non contano.
page-criterion = { $met ->
    [yes] soddisfatto:
   *[no] non soddisfatto:
}
page-criteria = Criteri
move-warning = Questo può terminare la partita: { $how }
odds-success = { $chance } per { $needed } o più
odds-highest = Vale il dado più alto; ogni altro 6 dà +1.
page-offers = Che cosa puoi fare
page-tab-actions = Azioni
about-store = da tenere per un dibattito, un’azione o una reazione
about-spend = subito 1 punto azione in più
about-better = +1 al prossimo risultato
about-takeover = l’unità diventa nera e appartiene alla DNVP
about-win-back = l’unità torna bianca e serve di nuovo il governo
page-choose-agenda-now = Scegli questa agenda
analysis-round = Round { $round }
analysis-plays = Carta per carta
analysis-play-politics = Fase politica
analysis-play-dealing = Nuovo round
change-marker-new = { $marker } a { $cities }
change-marker-gone = via il segnalino { $marker } a { $cities }
change-one-more = un altro segnalino { $marker }, il { $number }º, farebbe finire la partita
change-no-longer = un altro segnalino { $marker } non farebbe più finire la partita
change-bases-won = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} guadagna terreno a { $cities }
change-bases-gone = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} perde l’ultima base a { $cities }
change-bases-lost = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} perde una base a { $cities }
change-unit-comes = { $unit } ora a { $city }
change-unit-goes = meno { $unit } a { $city }
change-unit-last = { $unit } non più a { $city }
change-unit-republic = la Repubblica perde la sua ultima unità ({ $unit }) a { $city }
change-unit-dissolved = unità sciolta: { $unit }
change-economy-up = l’economia sale a { $level }
change-economy-down = l’economia scende a { $level }
change-nsdap = il tracciato NSDAP sale a { $count }; con altri { $left } perdono tutti
change-box-near = la casella DR ne ha { $total } su { $size }: l’anarchia è vicina
change-box-more = la casella DR sale a { $total } su { $size }
change-box-less = la casella DR scende a { $total } su { $size }
change-foreign = successo in politica estera: { $card }
change-topics-won = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} conquista l’opinione su { $topics }
change-topics-lost = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} perde l’opinione su { $topics }
change-points-won = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} ottiene { $count ->
    [one] 1 punto vittoria
   *[other] { $count } punti vittoria
}
change-points-lost = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} perde { $count ->
    [one] 1 punto vittoria
   *[other] { $count } punti vittoria
}
change-seats-won = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} guadagna { $count ->
    [one] 1 seggio
   *[other] { $count } seggi
}
change-seats-lost = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} perde { $count ->
    [one] 1 seggio
   *[other] { $count } seggi
}
change-government = un nuovo governo: { $parties }
change-president = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} conquista la presidenza
change-minor = { $party ->
    [Zentrum] lo Zentrum
   *[other] la { $party }
} ora controlla la { $minor }
change-criterion-met = un criterio è soddisfatto: { $criterion }
change-criterion-lost = un criterio non è più soddisfatto: { $criterion }
