/** Text without invisible characters. */
import { textInput } from './text/text-input.ts';

/** Scripts whose letters joiners and non-joiners change. */
const joining = ['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Rohg', 'Mong', 'Phag', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu'];
const alsoJoining = ['Knda', 'Mlym', 'Sinh', 'Tibt', 'Mymr', 'Khmr', 'Lana', 'Java', 'Bali'];
const joined = `[${[...joining, ...alsoJoining].map((script) => `\\p{scx=${script}}`).join('')}]`;

/** Invisible characters that change the one beside them, and so stand for something. */
const meaningful = [
  `(?<=${joined})[\\u200c\\u200d]|[\\u200c\\u200d](?=${joined})`,
  // Emoji of several, such as a family; emoji in colour or as a sign, keys, flags of countries in a country.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0020}-\\u{e007f}]',
  // Forms of a letter.
  '(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]|(?<=\\p{sc=Mong})[\\u180b-\\u180f]|(?<=[\\p{sc=Mymr}\\p{sc=Phag}])\\ufe00',
].join('|');

/** All others: spaces of no width, hyphens that show at the end of a line only, marks that reverse or split the lines printed on a parcel. */
const invisible = new RegExp(`(${meaningful})|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`, 'gu');
const mayBeInvisible = /[^\t\n\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff]/;

/** A letter, digit or sign; neither white space nor a joiner, filler or selector, which are nothing on their own. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The text trimmed, in NFC and without invisible characters that stand for nothing; '' where nothing of it can be seen. */
export function visibleText(text: string): string {
  if (!visible.test(text)) return '';
  return (mayBeInvisible.test(text) ? textInput(text.replace(invisible, '$1')) : text).trim();
}
