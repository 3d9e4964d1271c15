/** Finds what the panel offers by German words: the name and words beside it, written with or without capitals and umlauts. */
import { withoutMarks } from '#core/values/text/text-input.ts';

/** 'Herz, Liebe, Hochzeit': the name is the first of the words. */
export function libraryItemName(words: string): string {
  return words.split(',', 1)[0] ?? words;
}

/** Key of the words of a clip art. */
export function clipArtKey(id: string): string {
  return `clip.${id.slice(id.indexOf('.') + 1)}`;
}

/** Without capitals and diacritics; an umlaut written as two letters is one. */
function plain(text: string): string {
  return withoutMarks(text.toLowerCase().replaceAll('\u00df', 'ss')).replaceAll(/(?<=[aou])e(?=[a-z])/g, '');
}

/** True where every typed word begins or stands in one of the words. */
export function matches(words: string, typed: string): boolean {
  const known = plain(words);
  return plain(typed)
    .split(/\s+/)
    .every((word) => known.includes(word));
}
