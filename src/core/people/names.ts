/** Names without what lists and calendars write around them. */
import { visibleText } from '#core/values/visible-text.ts';

/** One line without invisible characters. */
export function tidy(text: string): string {
  return visibleText(text.slice(0, 2_000)).replace(/\s+/g, ' ');
}

const brackets = /\( ?(?:\d{0,4}|geb\.?|\*) ?\)|\[ ?\d{0,4} ?\]/gi;
const emoji = /\p{Extended_Pictographic}\ufe0f?/gu;
/** What stands around a name, but for the point of "jun.". */
const around = /[\s:;,–—*•·†+"'„“”|/-]/;
const wordBefore = /^\.|^(?:am|geb\.?|geboren(?: am)?|born) /i;
const wordBehind = /,? (?:am|geb\.?|geboren(?: am)?|born|hat geburtstag|geburtstag)$/i;

function withoutSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && around.test(text.charAt(start))) start += 1;
  while (end > start && around.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What is left of a line without its date, as a name: bullets, empty brackets and words such as "geb." are none. */
export function cleanName(rest: string): string {
  let name = withoutSigns(tidy(tidy(rest).replace(brackets, ' ').replace(emoji, ' ')));
  for (let before = ''; before !== name; ) {
    before = name;
    name = withoutSigns(name.replace(wordBefore, '').replace(wordBehind, ''));
  }
  return name;
}

/** "Müller, Inge" as "Inge Müller". */
export function inOrder(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const [family = '', given = ''] = parts;
  return parts.length === 2 && family !== '' && given !== '' ? `${given} ${family}` : name;
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** A number that stands for itself at an end of a name: an age, a year, a count. */
export function hasLooseNumber(name: string): boolean {
  const words = name.split(' ');
  return words.length > 1 && [words.at(0), words.at(-1)].some((word) => /^\d+$/.test(word ?? ''));
}

/** The year of birth of "Ida (1985)". */
export function bracketYear(text: string): number | null {
  const year = /\( ?\*? ?(1[89]\d\d|20\d\d) ?\)/.exec(text)?.[1];
  return year === undefined ? null : Number(year);
}

const birthdayOf = [
  /^(?:geburtstag|birthday|anniversaire|compleanno|cumpleaños|verjaardag)(?:\s(?:von|of|de|di|van))?:?\s(.+)$/iu,
  /^(.+?)\s(?:hat geburtstag|geburtstag|birthday)$/iu,
  /^(.+?)['’]s?\s(?:birthday|geburtstag)$/iu,
];
const anniversaryOf = [
  /^(?:hochzeitstag|jahrestag|(?:wedding )?anniversary)(?:\s(?:von|of))?:?\s(.+)$/iu,
  /^(.+?)(?:['’]s?)?\s(?:hochzeitstag|jahrestag|anniversary)$/iu,
];

/** Whose day the title of an event is, of which kind, and the year of birth that it names: "Ida (1985)". */
export function titledDay(title: string): { name: string; kind: 'birthday' | 'anniversary'; year: number | null } {
  const text = tidy(title).slice(0, 400);
  const cleaned = cleanName(text);
  const plain = /geburtstag|birthday/i.test(text) ? cleaned.replace(/['’]s?$/, '') : cleaned;
  const kind = anniversaryOf.some((pattern) => pattern.test(plain)) ? 'anniversary' : 'birthday';
  const patterns = kind === 'anniversary' ? anniversaryOf : birthdayOf.toReversed();
  const whose = patterns.map((pattern) => pattern.exec(plain)?.[1]).find((name) => name !== undefined);
  return { name: cleanName(whose ?? plain), kind, year: bracketYear(text) };
}
