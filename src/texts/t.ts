/** `t('section.key', values)`: the texts of the interface in German, the only language that has any yet. */
import type { Voice } from '#core/values/text.ts';
import { de } from '#texts/de/shared.ts';
import { keyIn, once, type Texts, translate, type Values } from './translate.ts';

const missing = once((key) => console.warn(`text missing: ${key}`));

/** The two functions for these texts, so that a page that needs more than every page has brings its own along. */
export function textsOf<const T extends Texts>(texts: T) {
  return {
    /** `voice` is that of the page: 'Sie' takes the formal form where a text has one. */
    t(key: keyof T & string, values: Values = {}, voice: Voice = 'du'): string {
      return translate(texts, keyIn(texts, key, voice), values, missing);
    },
    /** For keys that are made at run time ('filter.' + key): a missing one is logged and shows its second segment. */
    tDynamic(key: string, values: Values = {}): string {
      return translate(texts, key, values, missing);
    },
  };
}

export const { t, tDynamic } = textsOf(de);
