/** Text without invisible characters. */

/** Characters that reverse or split the lines printed on a parcel. Joiners stay: names and emoji need them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A letter, digit or sign; neither white space nor a joiner, filler or selector, which are nothing on their own. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The text trimmed and without invisible marks; '' where nothing of it can be seen. */
export function visibleText(text: string): string {
  return visible.test(text) ? text.replace(invisible, '').trim() : '';
}
