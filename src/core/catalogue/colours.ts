/** Colours a visitor can filter by, and the other values of filters with their names. A card's own inks are elsewhere. */

/** Specification 3 and D34, with the colour of the swatch in filters; null where one colour cannot show it. */
export const colours = {
  white: { name: 'Weiß', hex: '#ffffff' },
  cream: { name: 'Creme', hex: '#f3ead7' },
  beige: { name: 'Beige', hex: '#ddcbb1' },
  grey: { name: 'Grau', hex: '#9a9e9f' },
  black: { name: 'Schwarz', hex: '#1d1d1b' },
  'black-and-white': { name: 'Schwarz-Weiß', hex: null },
  red: { name: 'Rot', hex: '#9f2f2c' },
  pink: { name: 'Rosa', hex: '#d9a09b' },
  apricot: { name: 'Apricot', hex: '#eeb48f' },
  orange: { name: 'Orange', hex: '#d9772e' },
  terracotta: { name: 'Terrakotta', hex: '#b5673c' },
  brown: { name: 'Braun', hex: '#76523b' },
  yellow: { name: 'Gelb', hex: '#e0a92e' },
  green: { name: 'Grün', hex: '#55734f' },
  eucalyptus: { name: 'Eukalyptus', hex: '#8fa596' },
  turquoise: { name: 'Türkis', hex: '#4f9a9a' },
  blue: { name: 'Blau', hex: '#6e98b8' },
  navy: { name: 'Dunkelblau', hex: '#1d2a44' },
  lilac: { name: 'Flieder', hex: '#8e7fb0' },
  gold: { name: 'Gold', hex: '#c99a3c' },
  copper: { name: 'Kupfer', hex: '#a8674b' },
  silver: { name: 'Silber', hex: '#a9aeb3' },
  transparent: { name: 'Transparent', hex: null },
  multicolour: { name: 'Mehrfarbig', hex: null },
} as const satisfies Record<string, { name: string; hex: string | null }>;

export const styles = {
  klassisch: 'Klassisch',
  botanisch: 'Botanisch',
  modern: 'Modern',
  verspielt: 'Verspielt',
  festlich: 'Festlich',
  schlicht: 'Schlicht',
  typografisch: 'Typografisch',
  fotografisch: 'Mit Foto',
  illustriert: 'Illustriert',
} as const satisfies Record<string, string>;

export const aspectRatios = { portrait: 'Hochformat', landscape: 'Querformat', square: 'Quadrat' } as const satisfies Record<
  string,
  string
>;

export const labels = { neu: 'Neu', bestseller: 'Bestseller' } as const satisfies Record<string, string>;

/** Product types by name that cards are sold as today, by form. */
export const cardProducts = { 'folded-card': 'Klappkarte', postcard: 'Einzelkarte', 'place-card': 'Platzkarte' } as const satisfies Record<
  string,
  string
>;

export const refinementNames = {
  gold: 'Goldfolie',
  rosegold: 'Roségoldfolie',
  silver: 'Silberfolie',
  relief: 'Blindprägung',
} as const satisfies Record<string, string>;
