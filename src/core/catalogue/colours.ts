/** Colours a visitor can filter by, and the other values of filters. A card's own inks are elsewhere. */

/** Specification 3 and D34, with the colour of the swatch in filters; null where one colour cannot show it. */
export const colours = {
  white: '#ffffff',
  cream: '#f3ead7',
  beige: '#ddcbb1',
  grey: '#9a9e9f',
  black: '#1d1d1b',
  'black-and-white': null,
  red: '#9f2f2c',
  pink: '#d9a09b',
  apricot: '#eeb48f',
  orange: '#d9772e',
  terracotta: '#b5673c',
  brown: '#76523b',
  yellow: '#e0a92e',
  green: '#55734f',
  eucalyptus: '#8fa596',
  turquoise: '#4f9a9a',
  blue: '#6e98b8',
  navy: '#1d2a44',
  lilac: '#8e7fb0',
  gold: '#c99a3c',
  copper: '#a8674b',
  silver: '#a9aeb3',
  transparent: null,
  multicolour: null,
} as const satisfies Record<string, string | null>;

export const styles = [
  'klassisch',
  'botanisch',
  'modern',
  'verspielt',
  'festlich',
  'schlicht',
  'typografisch',
  'fotografisch',
  'illustriert',
] as const;

export const aspectRatios = ['portrait', 'landscape', 'square'] as const;

export const labels = ['neu', 'bestseller'] as const;

/** Product types that cards are sold as today, by form. */
export const cardProducts = ['folded-card', 'postcard', 'place-card'] as const;
