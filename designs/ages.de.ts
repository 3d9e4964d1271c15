/** Numbers of years in German words. */
import type { Age } from './family.ts';

export const ageWords: Readonly<Record<Age, string>> = {
  18: 'achtzehn',
  20: 'zwanzig',
  30: 'dreißig',
  40: 'vierzig',
  50: 'fünfzig',
  60: 'sechzig',
  70: 'siebzig',
  80: 'achtzig',
  90: 'neunzig',
};
