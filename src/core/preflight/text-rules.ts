/** Rules over texts: does it fit, can it be printed, is it still the sample. */
import { namedCharacters } from '#core/values/text.ts';
import { type Checked, type Finding, nameOf, ownBox, placedOf, say } from './finding.ts';

/** What layout noticed: text that does not fit at its smallest size, and characters no font has (E013, E014). */
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
