## Requests

refusal-bad-request = ezt a kérést nem sikerült értelmezni
refusal-unknown-move = nincs ilyen lépés
refusal-no-such-table-options = nincs ilyen játék, kiadás, hely vagy szint
refusal-foreign-origin = a kérés egy másik oldalról érkezett
refusal-foreign-host = a szerver ezt a nevet nem ismeri fel a sajátjaként; az üzemeltető a --address kapcsolóval adhatja meg
refusal-not-found = nem található
refusal-wrong-method = ezen a címen ez a művelet nem támogatott
refusal-stale = a játszma közben továbbment; töltsd újra az oldalt
refusal-too-large = a kérés túl nagy
refusal-too-many-requests = túl sok kérés: várj egy kicsit
refusal-headers-too-large = a kérés fejlécei túl nagyok
refusal-too-slow = a kérés túl sokáig tartott
refusal-too-many-sockets = te vagy mások a hálózatodról már túl sok asztalt tartotok nyitva (egyszerre legfeljebb { $most } lehet): zárj be egyet
refusal-too-many-connections = a szerver elérte a kapcsolatok felső határát: próbáld újra később
refusal-storage = az adatbázis nem válaszol; semmi sem változott
refusal-browser-storage = ez a böngésző nem tudta eltárolni, talán mert megtelt a tárhelye: semmi sem változott
refusal-unexpected = valami hiba történt a programban; töltsd újra az oldalt, és próbáld újra
refusal-nul-character = NUL karaktert tartalmazó szöveg nem tárolható

## Tables

refusal-not-your-seat = ezen a helyen nem te ülsz
refusal-hint-not-here = emberek egymás elleni játszmájában nincs tipp
refusal-hint-nobody = itt egyik gépi játékos sem tud tippet adni
refusal-not-over = a játszma még nem ért véget
refusal-seat-taken = ezen a helyen már ül valaki
refusal-too-many-tables = elérted a folyamatban lévő játszmák felső határát: előbb fejezz be egyet
refusal-too-many-open-tables = már { $most } nyitott asztalod van szabad hellyel; várj, amíg valaki leül
refusal-too-many-open-tables-nearby = a hálózatodról már { $most } nyitott asztal vár szabad hellyel; várj, amíg valaki leül
refusal-too-many-files = ma már túl sok játszmát nyitottak meg fájlból; próbáld újra később
refusal-too-many-invitations = ma már túl sok link készült; próbáld újra később
refusal-table-full = ezt az asztalt már a megengedett legtöbb néző követi ({ $most })
refusal-too-many-thoughts = te vagy mások a hálózatodról már túl sok tippre vártok (egyszerre legfeljebb { $most } lehet): próbáld újra kicsit később
refusal-too-many-waiting-files = tőled vagy másoktól a hálózatodról már túl sok fájl vár megnyitásra (egyszerre legfeljebb { $most } lehet): próbáld újra kicsit később
refusal-too-many-analyses = neked vagy másoknak a hálózatodról már túl sok elemzés készül (egyszerre legfeljebb { $most } lehet): várd meg, amíg az egyik elkészül
refusal-rules-corrected = a kijavított szabályok szerint a játszma egyik döntése már nem szabályos: folytasd az utolsó érvényes döntéstől
refusal-record-refused = a játszma jegyzőkönyve nem játszható vissza
refusal-values-missing = ez a játszma olyan értékekkel folyik, amelyek most nem érhetők el a szerveren ({ $values })
refusal-no-thinker = a gépi játékos most nem érhető el; próbáld újra
refusal-offer-not-now = ezt most nem lehet felajánlani
refusal-offer-pending = a másik fél ajánlatot tett: előbb arra válaszolj
refusal-no-offer = nincs ilyen ajánlat
refusal-offer-changed = közben másik ajánlat lépett érvénybe; olvasd el, mielőtt válaszolsz
refusal-chat-full = ennek az asztalnak megtelt a csevegése
refusal-rated-needs-people = csak két ember közötti játszma lehet ranglistás
refusal-undo-no-time = ennek visszavonásához nincs elég időd
refusal-time-over = lejárt az időd

## People

refusal-bad-name = ez nem lehet név: 1–40 látható karakter kell, egy betűn legfeljebb 4 ékezettel
refusal-bad-email = ez nem érvényes e-mail-cím
refusal-no-email-to-confirm = nincs megerősítésre váró e-mail-cím
refusal-too-many-mails = túl sok megerősítő linket küldtünk: próbáld újra holnap
refusal-bad-webhook = a webhookhoz https-cím kell
refusal-weak-password = a jelszó legalább 8 karakter legyen, és ne legyen könnyű kitalálni
refusal-login-refused = hibás név vagy jelszó
refusal-members-only = ez csak tagoknak érhető el: előbb hozz létre fiókot
refusal-name-taken = ez a név vagy egy hozzá megtévesztésig hasonló már foglalt
refusal-already-member = már van fiókod
refusal-login-slowed = túl sok próbálkozás: várj egy kicsit

## Notices and mails

notice-turn-title = Te jössz
notice-turn = Te jössz. Ellenfeled: { $opponent }; te játszod: { $side }.
notice-over-title = A játszma véget ért
notice-over = Véget ért a játszmád. Ellenfeled: { $opponent }; te játszottad: { $side }.
notice-test-title = Próba
notice-test = Ilyen értesítést kapsz, amikor te jössz.
notice-somebody = valaki
notice-footer = Ezt azért kaptad, mert értesítést kértél arról, ha te jössz. Itt változtathatsz rajta: { $address }
confirm-mail-title = Erősítsd meg ezt a címet
confirm-mail = Valaki ezt a címet adta meg, hogy értesítést kapjon, amikor ő jön. A szerver: { $address }

    Ha te voltál, itt erősítsd meg:

    { $link }

    Ha nem te voltál, nincs teendőd: több levelet nem küldünk.

## Linkelőnézetek

og-home = Német történelem az asztalodon
og-site = Társasjátékok a böngészőben: gép ellen, egy képernyőn vagy távoli játékosokkal.
og-game = { $game }
og-play = Meghívó egy játszmára: { $game }
og-play-text = A helyed: { $seat }. Nyisd meg a linket, és ülj le az asztalhoz, fiók nélkül.
og-watch = Meghívó nézőknek: { $game }
og-watch-text = Nyisd meg a linket, és kövesd a játszmát.
refusal-needs-server = ehhez szerver kell
refusal-file-unknown = ez a fájl se nem jegyzőkönyv, se nem cserefájl valamelyik játékhoz
refusal-file-refused = ez a fájl nem nyitható meg: { $reason }
