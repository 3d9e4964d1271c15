/** Rules over texts: does it fit, can it be printed, is it still the sample. */
import type { TextElement } from '#core/design/document.ts';
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { type AddressForm, namedCharacters } from '#core/values/text.ts';
import { type Checked, type Finding, nameOf, ownBox, type Placed, placedOf, say } from './finding.ts';

/** Findings of layout: text that does not fit at its smallest size, characters no face has, and characters of another face (E013, E014). */
export function layoutFindings({ design, layout, voice }: Checked): Finding[] {
  const texts = placedOf(design, 'text');
  return layout.findings.flatMap((found): Finding[] => {
    const placed = texts.find(({ page, element }) => page.id === found.page && element.id === found.element);
    if (!placed) return [];
    const at = { level: 'block', page: found.page, element: found.element, box: ownBox(placed.element) } as const;
    if (found.kind === 'overflow') {
      const advice = say(voice, 'Kürze den Text oder setze weniger Zeilen.', 'Bitte kürzen Sie den Text oder setzen Sie weniger Zeilen.');
      return [{ rule: 'overflow', ...at, text: `${nameOf(placed)} passt auch in der kleinsten Schrift nicht hinein. ${advice}` }];
    }
    if (found.kind === 'substituted-glyph') return [{ ...substituteFinding(placed, found, voice), ...at, level: 'confirm' }];
    const count = found.characters.length;
    const advice = say(voice, 'Schreib es anders oder lass es weg.', 'Bitte schreiben Sie es anders oder lassen Sie es weg.');
    const text = found.characters.reduce((rest, character) => rest.replaceAll(character, ''), placed.element.text);
    return [
      {
        rule: 'missing-glyph',
        ...at,
        text: `${nameOf(placed)}: ${count === 1 ? 'Das Zeichen' : 'Die Zeichen'} ${namedCharacters(found.characters)} können wir nicht drucken. ${advice}`,
        repair: { kind: 'setText', page: found.page, element: found.element, text },
      },
    ];
  });
}

/** Names the letters and both faces, so that the customer can accept the other face or choose one that has them. */
function substituteFinding(
  placed: Placed<TextElement>,
  { characters, font }: { characters: readonly string[]; font: string },
  voice: AddressForm,
): Pick<Finding, 'rule' | 'text'> {
  const subject = characters.length === 1 ? 'Das Zeichen' : 'Die Zeichen';
  const verb = characters.length === 1 ? 'fehlt' : 'fehlen';
  const advice = say(
    voice,
    'Bestätige das oder wähle eine andere Schrift.',
    'Bitte bestätigen Sie das oder wählen Sie eine andere Schrift.',
  );
  const named = `${subject} ${namedCharacters(characters)} ${verb} in ${faceName(placed.element.font)}`;
  const replaced = `${characters.length === 1 ? 'wird' : 'werden'} in ${faceName(font)} gedruckt`;
  return { rule: 'substituted-glyph', text: `${nameOf(placed)}: ${named} und ${replaced}. ${advice}` };
}

function faceName(key: string): string {
  return isFaceKey(key) ? faces[key].name : key;
}

/** Own words must replace the sample before ordering (E068). An emptied text is a choice. */
export function sampleFindings({ design, voice }: Checked): Finding[] {
  return placedOf(design, 'text')
    .filter(({ element }) => element.personal && element.text.trim() !== '' && element.text.trim() === element.sample.trim())
    .map((placed) => ({
      rule: 'sample-text',
      level: 'block',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      text: `${nameOf(placed)} zeigt noch unser Beispiel. ${say(voice, 'Schreib deinen eigenen Text.', 'Bitte schreiben Sie Ihren eigenen Text.')}`,
    }));
}
