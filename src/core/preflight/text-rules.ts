/** Rules over texts: does it fit, can it be printed, is it still the sample. */
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import type { TextElement } from '#core/design/document.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { rareKeys } from '#core/layout/text/runs.ts';
import { type MessageValue, message } from '#core/values/message.ts';
import { namedLetter } from '#core/values/text/named-letter.ts';
import { type Checked, type Finding, findingName, ownBox, type PlacedItem, placedItems } from './finding.ts';

/** Findings of layout: text that does not fit at its smallest size, characters no face has, and characters of another face (E013, E014). */
export function layoutFindings({ design, layout }: Checked): Finding[] {
  const texts: PlacedItem<SetElement>[] = [...placedItems(design, 'text'), ...placedItems(design, 'calendar-grid')];
  return layout.findings.flatMap((found): Finding[] => {
    const placed = texts.find(({ page, element }) => page.id === found.page && element.id === found.element);
    if (!placed) return [];
    const at = { level: 'block', page: found.page, element: found.element, box: ownBox(placed.element) } as const;
    if (found.kind === 'overflow') {
      const key = placed.element.kind === 'text' ? 'preflight.overflow' : 'preflight.overflow.grid';
      return [{ rule: 'overflow', ...at, measured: '', message: message(key, { name: findingName(placed) }) }];
    }
    if (found.kind === 'substituted-glyph') return [{ ...substituteFinding(placed, found), ...at, level: 'confirm' }];
    return [{ ...missingFinding(placed, found.characters), ...at }];
  });
}

/** What letters are set in: a text, or a grid of days. */
type SetElement = TextElement | CalendarGridElement;

/** A text can do without the characters; the marks of a grid are entries of the calendar, and are changed there. */
function missingFinding(
  placed: PlacedItem<SetElement>,
  characters: readonly string[],
): Pick<Finding, 'rule' | 'measured' | 'message' | 'repair'> {
  const { page, element } = placed;
  const values = { name: findingName(placed), count: characters.length, characters: characters.map(namedLetter) };
  const finding = { rule: 'missing-glyph', measured: characters.join(''), message: message('preflight.missing-glyph', values) } as const;
  if (element.kind !== 'text') return finding;
  const text = characters.reduce((rest, character) => rest.replaceAll(character, ''), element.text);
  return { ...finding, repair: { kind: 'setText', page: page.id, element: element.id, text } };
}

/** Names the letters and both faces, so that the customer can accept the other face or choose one that has them. */
function substituteFinding(
  placed: PlacedItem<SetElement>,
  { characters, font }: { characters: readonly string[]; font: string },
): Pick<Finding, 'rule' | 'measured' | 'message'> {
  const values = {
    count: characters.length,
    characters: characters.map(namedLetter),
    own: faceName(placed.element.font),
    other: faceName(font),
  };
  return {
    rule: 'substituted-glyph',
    measured: `${characters.join('')} ${font}`,
    message: message('preflight.substituted-glyph', { name: findingName(placed), ...values }),
  };
}

function faceName(key: string): MessageValue {
  if (isFaceKey(key)) return message('preflight.face', faceNames[key]);
  return key === rareKeys[0] ? faceNames['eb-garamond'].name : 'DejaVu Sans';
}

/** Own words must replace the sample before ordering (E068). An emptied text is a choice. */
export function sampleFindings({ design }: Checked): Finding[] {
  return placedItems(design, 'text')
    .filter(({ element }) => element.personal && element.text.trim() !== '' && element.text.trim() === element.sample.trim())
    .map((placed) => ({
      rule: 'sample-text',
      level: 'block',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      measured: '',
      message: message('preflight.sample-text', { name: findingName(placed) }),
    }));
}
