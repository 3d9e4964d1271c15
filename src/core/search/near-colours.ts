/** Colours of the catalogue that stand beside another one. */
const near: Readonly<Record<string, readonly string[]>> = {
  green: ['eucalyptus'],
  eucalyptus: ['green'],
  blue: ['navy', 'turquoise'],
  navy: ['blue'],
  turquoise: ['blue'],
  pink: ['apricot'],
  red: ['terracotta'],
  terracotta: ['apricot', 'orange', 'brown'],
  beige: ['cream'],
  cream: ['beige', 'white'],
  white: ['cream'],
  yellow: ['orange'],
  lilac: ['pink'],
  grey: ['silver'],
  apricot: ['pink', 'terracotta'],
  orange: ['apricot', 'terracotta'],
  black: ['grey'],
  'black-and-white': ['black', 'white'],
  brown: ['terracotta'],
  copper: ['terracotta'],
};

export function nearColours(key: string): readonly string[] {
  return Object.hasOwn(near, key) ? (near[key] ?? []) : [];
}
