/** Texts of parts that show messages with money and sizes; `useTexts()` is lighter where texts hold only words and numbers. */
import { use, useMemo } from 'react';
import { textsFor } from '#texts/texts-for.ts';
import type { Translate } from '#texts/translate.ts';
import { PageLanguageContext } from './texts.ts';

/** Keys of each member of a union of tables. */
type KeyOf<Source> = Source extends unknown ? keyof Source & string : never;

/** A hook that renders the texts of `sources` in the language and address form of the page. Values may be money, sizes and messages. */
export function textsHook<Sources extends readonly Readonly<Record<string, string>>[]>(
  ...sources: Sources
): () => Translate<KeyOf<Sources[number]>> {
  return function useSourceTexts() {
    const speech = use(PageLanguageContext);
    return useMemo(() => textsFor<KeyOf<Sources[number]>>(sources, speech), [speech]);
  };
}
