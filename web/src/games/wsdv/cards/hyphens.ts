/** Hyphenation of long words in card titles; browsers cannot hyphenate every language. */
import { divider } from "../../../shell/text/hyphens";

const DIVIDED =
  "Atom-kraft-werk Auschwitz-prozesse Auto-industrie Boden-reform Bundes-republik Deutschland-treffen Devisen-beschaffung " +
  "Farb-fernsehen Friedens-bewegung Krisen-regierung Mittel-standes Notstands-gesetze Passier-schein-abkommen Planmäßi-ger " +
  "Saar-protektorat Selbst-schuß-anlagen Selbst-verbren-nung Staats-bürger-schaft Stalinis-tische " +
  "Transit-abkommen Umwelt-bibliothek Verstaat-lichung Versöhnungs-geste Werften-sterben Wieder-bewaff-nung " +
  "Wieder-eröffnung Wieder-gut-machungs-abkommen Wirtschafts-wunder Wohnungs-bau-programm Währungs-reform " +
  "Zwangs-vereini-gung Öl-lieferungen " +
  "Conscien-tious National-izing Reconcil-iation Reconstruc-tion " +
  "L’autoimmo-lazione Nazionaliz-zazione Smantella-mento automobi-listica dell’indu-stria genufles-sione " +
  "lascia-passare manifesta-zioni professio-nale riconcilia-zione " +
  "Desmantela-miento Inhabili-tación Nacionali-zación Reconoci-miento estadouni-dense manifesta-ciones " +
  "reconcilia-ción salvocon-ductos " +
  "Erdő-pusztulás Környezet-védelmi Megkétsze-reződik Szükség-állapot Válság-kormány deviza-szerzése " +
  "elbagatel-lizálja engedé-lyekről farmer-gyártást kerek-asztalnál kényszer-egyesítése lő-szerkezetek " +
  "olaj-szállítást protek-torátus szocialis-táknak szocializ-mus szuvere-nitását tisztoga-tások tranzit-egyezmény " +
  "állam-polgárságát állam-polgárságától újra-fegyver-kezés";

/** Inserts soft hyphens into the long words of a title. */
export const divided = divider(DIVIDED);
