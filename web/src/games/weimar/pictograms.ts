/** Pictograms of markers and units on a field of 24 × 24: filled areas, lines, and lines cut out of the areas. */

export interface Pictogram {
  fill?: string;
  line?: string;
  cut?: string;
}

const CROSSED = "M4.5 3.5L18 17M19.5 3.5L6 17";
const FLAG = { fill: "M6.4 3h15l-3.4 5.2 3.4 5.3h-15z", line: "M5 2v20" };

const PICTOGRAMS: Record<string, Pictogram> = {
  // a bowl of soup, a fist, a barricade with its flag, the star of the councils, a crown, an ear of wheat
  poverty: {
    fill: "M2.6 11.4h18.8c0 4-2.2 7-5.4 8.3V22H8v-2.3c-3.2-1.3-5.4-4.3-5.4-8.3z",
    line: "M8 8.6c-1.7-2 1.3-3 0-5.4M12 8.6c-1.7-2 1.3-3 0-5.4M16 8.6c-1.7-2 1.3-3 0-5.4",
  },
  unrest: {
    fill: "M5 6.6a1.75 1.75 0 0 1 3.4-.7 1.75 1.75 0 0 1 3.4-1.2 1.75 1.75 0 0 1 3.4.5 1.75 1.75 0 0 1 3.4 1.3v6.6a5.4 5.4 0 0 1-2 4.2V22H8.2v-4.6A6 6 0 0 1 5 12.2z",
    cut: "M8.4 6.4V10M11.8 5.4V10M15.2 6V10M5.4 11.4h7a1.6 1.6 0 0 1 0 3.4h-2.2",
  },
  uprising: { line: "M3 21.5L17.5 8M21 21.5L6.5 8M2.5 15.4h19M12 11V2.6", fill: "M12 2h7.4l-1.8 2.6 1.8 2.6H12z" },
  councils: { fill: "M12 1.4l3.2 6.9 7.5.9-5.6 5.1 1.5 7.4L12 18l-6.6 3.7 1.5-7.4L1.3 9.2l7.5-.9z" },
  regime: { fill: "M3.2 17.4L1.6 6.6l5.8 4.5L12 3.2l4.6 7.9 5.8-4.5-1.6 10.8zM3.6 19h16.8v2.8H3.6z" },
  prosperity: {
    fill: "M12 7c-1.9-1.8-1.9-4.2 0-6 1.9 1.8 1.9 4.2 0 6zM12 11.4c0-2.9 2-4.7 5-4.9.2 3.1-1.9 4.9-5 4.9zM12 11.4c0-2.9-2-4.7-5-4.9-.2 3.1 1.9 4.9 5 4.9zM12 16c0-2.9 2-4.7 5-4.9.2 3.1-1.9 4.9-5 4.9zM12 16c0-2.9-2-4.7-5-4.9-.2 3.1 1.9 4.9 5 4.9z",
    line: "M12 10v12.5",
  },
  // a banknote of zeros, a barrier, a paper with its seal, a cracked column, an armchair, a falling curve
  inflation: {
    line: "M2 5.5h20v13H2zM7 9.2c2 0 2 5.6 0 5.6s-2-5.6 0-5.6zM12 9.2c2 0 2 5.6 0 5.6s-2-5.6 0-5.6zM17 9.2c2 0 2 5.6 0 5.6s-2-5.6 0-5.6z",
  },
  blockade: {
    fill: "M1.6 7h20.8v6.6H1.6z",
    line: "M5 13v8.5M19 13v8.5",
    cut: "M3.4 13.6L7.6 7M9.4 13.6L13.6 7M15.4 13.6L19.6 7",
  },
  violent_peace: {
    fill: "M16.4 13.2a3.2 3.2 0 0 1 1.5 6v3.2l-1.5-1-1.5 1v-3.2a3.2 3.2 0 0 1 1.5-6z",
    line: "M12 20.5H4.5V2.5H15l3.5 3.5v4M8 8h6.5M8 12h4",
  },
  instable_state: {
    fill: "M3.6 2h16.8v3.6H3.6zM3.6 18.4h16.8V22H3.6zM6.6 6.8h10.8v10.4H6.6z",
    cut: "M13.4 6l-3 4.4 3.6 2.2-3 5.4",
  },
  minority_cabinet: { fill: "M6.4 2h11.2v9H6.4zM3 9h2.6v3.4h12.8V9H21v8.4H3zM4.6 18h3v4h-3zM16.4 18h3v4h-3z" },
  black_friday: { line: "M3 2.5v18.5h18.5M6 6l4.4 4.6 3.2-2.4 5.8 8.4M20 12v5h-5" },

  // a shield, crossed swords, a banner of three stripes
  police: { fill: "M12 1.6l8 2.8v6.4c0 5.2-3.4 9-8 11.6-4.6-2.6-8-6.4-8-11.6V4.4z", cut: "M12 6.5v9M7.8 10.4h8.4" },
  reichswehr: { line: `${CROSSED}M3.6 14.6l5.8 5.8M20.4 14.6l-5.8 5.8M5 19l-2.4 2.6M19 19l2.4 2.6` },
  reichsbanner: { fill: "M6.4 3h15v11.4h-15z", line: "M5 2v20", cut: "M6.4 6.8h15M6.4 10.6h15" },
  // a rifle, a hammer, a broken chain, hammer and pick, a flag with a star
  soldiers: { fill: "M1.8 19.6l6-6.2 3 3-6.2 6.2z", line: "M8 16L21.5 2.5M11.6 12.4l2.6 2.6" },
  workers: { fill: "M9.4 1.8l10.8 10.8-4.4 2.6-4-4L4 19.8 1.8 17.6 9.2 9l-2-2z" },
  spartakus: {
    line: "M10.6 7.2l2.2-2.2a4.4 4.4 0 0 1 6.2 6.2l-2.2 2.2M13.4 16.8l-2.2 2.2A4.4 4.4 0 0 1 5 12.8l2.2-2.2M4 4l3 3M9.4 2v3M2 9.4h3M20 20l-3-3M14.6 22v-3M22 14.6h-3",
  },
  ruhrarmee: {
    fill: "M2 6.4L6.6 2l4.6 4.4-4.6 4.4zM22 6.4c-1.4-3-4.4-4.6-8-4.4l1.8 4.4-1 3.4 4-1z",
    line: "M7 7l13.5 14M17 7L3.5 21",
  },
  rfb: { ...FLAG, cut: "M11.8 5.4v5.6M9 8.2h5.6" },
  // a dagger, a helmet
  freikorps: { fill: "M12 1l2.4 4v9h-4.8V5zM6.4 14h11.2v2.6H6.4zM10.6 16.6h2.8V20h1v2.6H9.6V20h1z" },
  stahlhelm: {
    fill: "M4 13.6C4 7.2 7.6 3.4 12 3.4s8 3.8 8 10.2l2.2 2.6c.4 2.2-.8 3.2-3.2 3.2-1.4-2.2-3.8-3.2-7-3.2s-5.6 1-7 3.2c-2.4 0-3.6-1-3.2-3.2z",
  },

  // of society: a top hat, swimming trunks, two hands, an umbrella, a cruiser
  buerger: { fill: "M6.6 3h10.8v12.4H6.6zM1.6 15.4h20.8c0 3.4-3 5.2-10.4 5.2S1.6 18.8 1.6 15.4z", cut: "M6.6 12h10.8" },
  badehose: { fill: "M3 4.4h18v3.2H3zM3 8.6h18l-1.2 11h-6.2L12 13.4l-1.6 6.2H4.2z" },
  stinnes_legien: {
    line: "M2 6.5l4.5 1.2 3.8-1.5 3.4 1.3 3.6-1.2 4.7 1.2M2 15.5l3.4.6 4.6 4.2c1.4 1.2 3 .2 3.2-.8 1.8.6 3-.4 3-1.6 1.6.2 2.6-1 2.2-2.2l3.6-.4M10.3 6.2L7.6 10.4c1.2 1.6 3 1.4 4.4-.4l6.4 5.4",
  },
  arbeitslosenversicherung: {
    fill: "M1.6 13C2 7 6.4 3 12 3s10 4 10.4 10c-2-1.8-4.4-1.8-5.4 0-1.6-1.8-3.6-1.8-5 0-1.4-1.8-3.4-1.8-5 0-1-1.8-3.4-1.8-5.4 0z",
    line: "M12 12v7.4a2 2 0 0 0 4 0",
  },
  panzerkreuzer: {
    fill: "M1.4 14.6h21.2L20 20.4H4.4zM6 10h11v4H6zM9 5.6h2.4V10H9zM12.8 4h2.4v6h-2.4z",
    line: "M17.5 11.5h4.5M6 11.5H2.5",
  },
};

/** Kinds that are drawn as another one. */
const SAME: Record<string, string> = {
  black: "reichswehr",
  arbeiter: "workers",
  arme: "poverty",
  bauern: "prosperity",
  schutz_der_republik: "police",
};

/** The pictogram of a marker, of a kind of unit, or of a society marker. */
export function pictogram(kind: string): Pictogram {
  const drawn = kind.replace(/\d$|_(spd|z|kpd|dnvp)$/, "");
  return PICTOGRAMS[SAME[drawn] ?? drawn];
}

/** The party that a society marker names. */
export function partyOf(marker: string): string | undefined {
  const suffix = marker.match(/_(spd|z|kpd|dnvp)$/)?.[1];
  return suffix === "z" ? "zentrum" : suffix;
}
