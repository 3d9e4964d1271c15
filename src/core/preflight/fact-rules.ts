/** Rules over what two places of a card tell: names, times, house numbers and postal codes that differ as by a slip. German only. */
import type { TextElement } from '#core/design/document.ts';
import { message } from '#core/values/message.ts';
import { type Checked, type Finding, findingName, ownBox, type PlacedItem, placedItems } from './finding.ts';

/** `of`: what it is about. Two facts of one kind about the same thing are the same, or one of them is wrong. */
export type Fact = { kind: 'names' | 'time' | 'house' | 'code'; of: string; value: string; written: string };

/** More are a programme or a list of guests. */
const maxFacts = 60;

export function factFindings({ design, limits }: Checked): Finding[] {
  if (!limits.hasOneDay || (design.language !== undefined && design.language !== 'de')) return [];
  const told = placedItems(design, 'text').flatMap((place) => factsOf(place.element.text).map((fact) => ({ place, fact })));
  if (told.length > maxFacts) return [];
  return told.flatMap(({ place, fact }, index): Finding[] => {
    const other = told.slice(0, index).find((earlier) => earlier.place.element !== place.element && contradicts(earlier.fact, fact));
    return other ? [findingOf(place, fact, other)] : [];
  });
}

type Told = { place: PlacedItem<TextElement>; fact: Fact };

function findingOf(place: PlacedItem<TextElement>, { written }: Fact, other: Told): Finding {
  const { page, element } = place;
  const values = { name: findingName(place), written, other: findingName(other.place), otherWritten: other.fact.written };
  return {
    rule: 'fact',
    level: 'confirm',
    page: page.id,
    element: element.id,
    box: ownBox(element),
    measured: `${written} ${other.fact.written}`,
    message: message('preflight.fact', values),
  };
}

const pair = /(?<!\p{L})(?<first>\p{Lu}\p{L}+)\s{1,3}(?:&|und|\+)\s{1,3}(?<second>\p{Lu}\p{L}+)/gu;
const events =
  'Trauung|Taufe|Feier|Sektempfang|Empfang|Erstkommunion|Kommunion|Konfirmation|Gottesdienst|Trauerfeier|Beisetzung|Polterabend';
const timed = new RegExp(
  `(?<!\\p{L})(?<event>(?:\\p{L}+lichen? )?(?:${events}))(?!\\p{L})[^\\n]{0,40}?(?<!\\d)(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s?Uhr`,
  'gu',
);
const street =
  /(?<street>\p{Lu}[\p{L}-]{0,30}(?:stra\u00dfe|strasse|gasse|weg|platz|allee|ring|ufer|damm)|\p{Lu}[\p{L}-]{0,30}\s(?:Stra\u00dfe|Gasse|Weg|Platz|Allee|Ring|Ufer|Damm))\s(?<house>\d{1,4}\s?[a-z]?)(?![\p{L}\d.])/gu;
const town = /(?<![\p{L}\d])(?<code>\d{4,5})\s(?<town>\p{Lu}[\p{L}-]+)/gu;

export function factsOf(text: string): Fact[] {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ groups = {}, 0: written }) => ({ groups, written: written.replace(/\s+/g, ' ') }));
  const times = all(timed).map(({ groups, written }): Fact => {
    const { event = '', hour = '', minute = '00' } = groups;
    return { kind: 'time', of: event.toLowerCase(), value: `${Number(hour)}:${minute}`, written };
  });
  // A text with two times of one event is a programme.
  const single = times.filter(({ of }) => times.filter((one) => one.of === of).length === 1);
  return [
    ...all(pair).map(
      ({ groups, written }): Fact => ({ kind: 'names', of: '', value: `${groups.first}|${groups.second}`.toLowerCase(), written }),
    ),
    ...single,
    ...all(street).map(
      ({ groups, written }): Fact => ({ kind: 'house', of: groups.street ?? '', value: (groups.house ?? '').replace(/\s/g, ''), written }),
    ),
    ...all(town).map(({ groups, written }): Fact => ({ kind: 'code', of: groups.town ?? '', value: groups.code ?? '', written })),
  ];
}

export function contradicts(one: Fact, other: Fact): boolean {
  if (one.kind !== other.kind || one.of !== other.of || one.value === other.value) return false;
  if (one.kind === 'names') return areNearNames(one.value, other.value);
  // Two houses of a street, and two districts of a town, mostly differ in more than a digit.
  return one.kind === 'time' || isSlip(one.value, other.value);
}

/** One name is the same, and the other differs by a slip. "Annas" is a form of "Anna". */
function areNearNames(one: string, other: string): boolean {
  const [[a = '', b = ''], [c = '', d = '']] = [one.split('|'), other.split('|')];
  const near = (x: string, y: string) => Math.min(x.length, y.length) >= 3 && !isGenitive(x, y) && isSlip(x, y);
  return (a === c && near(b, d)) || (b === d && near(a, c)) || (a === d && near(b, c)) || (b === c && near(a, d));
}

function isGenitive(one: string, other: string): boolean {
  return `${one}s` === other || `${other}s` === one;
}

/** One letter more, less or other, or two neighbours exchanged. */
function isSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);
}
