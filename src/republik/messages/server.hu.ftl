## Requests

refusal-bad-request = az üzenet nem érthető
refusal-unknown-move = nincs ilyen lépés
refusal-no-such-table-options = nincs ilyen játék, kiadás, hely vagy szint
refusal-foreign-origin = a kérés egy másik oldalról jön
refusal-foreign-host = a szerver ezt a nevet nem ismeri a sajátjának; az üzemeltető a --address kapcsolóval megadhatja
refusal-not-found = itt nincs ilyen
refusal-wrong-method = ez a cím nem fogadja el ezt a metódust
refusal-stale = az asztalnál azóta továbbment a játék
refusal-too-large = az üzenet túl nagy
refusal-too-many-requests = túl sok kérés, várj egy kicsit
refusal-headers-too-large = a kérés fejlécei túl nagyok
refusal-too-slow = a kérés nem érkezett meg a megengedett idő alatt
refusal-too-many-sockets = te vagy mások az internetcímedről túl sok asztalt tartotok nyitva ({ $most }): zárj be egyet
refusal-too-many-connections = a szerver a lehető legtöbb kapcsolatot tartja nyitva
refusal-storage = az adatbázis nem válaszol: semmi sem változott
refusal-nul-character = NUL karaktert tartalmazó szöveg nem tárolható

## Tables

refusal-not-your-seat = nem te ülsz ott
refusal-hint-not-here = nincs tipp, ahol emberek játszanak egymással
refusal-hint-nobody = itt egyik gépi játékos sem tud tippet adni
refusal-not-over = a játszmának még nincs vége
refusal-seat-taken = ott már ül valaki
refusal-too-many-tables = már annyi futó játszmád van, amennyi egy vendégnek lehet
refusal-table-full = ezt az asztalt már a lehető legtöbben nézik ({ $most })
refusal-too-many-thoughts = te vagy mások az internetcímedről túl sok tippre vártok ({ $most }): próbáld újra egy kicsit később
refusal-too-many-analyses = túl sok elemzés készül még neked vagy másoknak az internetcímedről ({ $most }): várd meg, amíg az egyik elkészül
refusal-rules-corrected = a kijavított szabályok a játszma egyik döntését már nem engedik: folytasd az utolsó érvényestől
refusal-record-refused = a játszma feljegyzése nem játszható vissza
refusal-values-missing = ez a játszma olyan értékekkel folyik, amelyek most nincsenek meg a szerveren ({ $values })
refusal-no-thinker = a gépi játékos most nem tud gondolkodni
refusal-offer-not-now = ez most nem ajánlható fel
refusal-offer-pending = a másik oldal ajánlatot tett: előbb arra válaszolj
refusal-no-offer = nincs ilyen ajánlat
refusal-chat-full = ennél az asztalnál több hozzászólás nem fér el
refusal-rated-needs-people = csak két ember közötti játszma számít az értékelésbe
refusal-undo-no-time = nincs elég időd, hogy ezt visszavedd
refusal-time-over = lejárt az időd

## People

refusal-bad-name = ez nem lehet név: 1–40 látható karakter, egy betűn legfeljebb 4 jel
refusal-bad-email = ez nem e-mail-cím
refusal-no-email-to-confirm = nincs megerősítésre váró e-mail-cím
refusal-too-many-mails = túl sok hivatkozást küldtünk ki: próbáld újra holnap
refusal-bad-webhook = a webhookhoz https-cím kell
refusal-weak-password = a jelszónak legalább 8 karakter kell, és ne legyen könnyű kitalálni
refusal-login-refused = hibás név vagy jelszó
refusal-members-only = ez csak tagoknak szól
refusal-name-taken = ez a név, vagy egy ugyanígy kinéző, már másé
refusal-already-member = már tag vagy
refusal-login-slowed = túl sok próbálkozás, várj egy kicsit

## Notices and mails

notice-turn-title = Te következel
notice-turn = { $opponent } ellen játszol ({ $side }): te következel.
notice-over-title = A játszma véget ért
notice-over = A játszmád { $opponent } ellen ({ $side }) véget ért.
notice-test-title = Próba
notice-test = Így fogod megtudni, hogy te következel.
notice-somebody = valaki
notice-footer = Ezt azért kapod, mert értesítést kértél arról, ha te következel. Itt változtathatsz rajta: { $address }
confirm-mail-title = Erősítsd meg ezt a címet
confirm-mail =
    Valaki megadta ezt a címet, hogy értesítést kapjon, ha ő következik. A szerver: { $address }

    Ha te voltál, itt erősítsd meg:

    { $link }

    Ha nem, nincs teendőd: több levél nem jön.
