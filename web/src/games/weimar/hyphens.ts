/** Hyphenation of long words in card titles. */
import { divider } from "../../shell/text/hyphens";

const DIVIDED =
  "Arbeiter-olympiade Arbeiter-wohlfahrt Arbeits-losen-versiche-rung Betriebs-räte-gesetz Drei-groschen-oper " +
  "Einwohner-wehren Frauen-wahlrecht Friedens-nobel-preis Front-kämpfer-bund Fürsten-enteignung Hufeisen-siedlung " +
  "Hundert-schaften Kriegs-heimkehrer Misstrauens-votum Not-verordnungen Panzer-kreuzer Preußen-konkordat " +
  "Reichs-exekution Reichs-präsident Ruhr-eisen-streit Sozial-faschismus-these Spartakus-aufstand Unemploy-ment " +
  "Volks-beauftragten Wirtschafts-kompetenz";

/** Inserts soft hyphens into the long words of a title. */
export const divided = divider(DIVIDED);
