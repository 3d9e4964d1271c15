/** German texts of the bar that overridden treatments have, for people who try out a feature test. */
export const flagBarTexts = {
  'flags.bar.label': 'Versuch mit fester Variante',
  'flags.bar.text': 'Fest eingestellt: {overrides}',
  'flags.bar.reset': 'Zurücksetzen',
} as const;
