import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import { withFieldWords } from '#core/merge/typed-fields.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources, textElement } from '#tests/render/fixture-design.ts';
import { germanFieldName } from '#texts/field-names.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { fieldWithoutList } from './field-rules.ts';
import { handHeld } from './limits.ts';
import { preflight } from './preflight.ts';

const resources = fixtureResources(await openFonts());
const t = serverTexts({ locale: 'de-DE' });

function designOf(...texts: string[]): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  const elements = texts.map((text, at) =>
    textElement({ id: `text-${at}`, role: 'text', number: at + 1, text, yUm: 10_000 + at * 30_000 }),
  );
  return { ...fixtureDesign, pages: [{ ...page, background: null, elements }] };
}

function found(...texts: string[]): string[] {
  const design = designOf(...texts);
  const shown = layout(withFieldWords(design, germanFieldName), resources);
  return preflight(design, shown, resources, handHeld).flatMap(({ rule, level, element, measured }) =>
    rule.includes('field') ? [`${level} ${rule} ${element} ${measured}`] : [],
  );
}

describe('fields in the print check', () => {
  test.each([
    ['{{lieblingsfarbe}}', 'lieblingsfarbe'],
    ['{{Haustier:Hund}}', 'haustier'],
  ])('of %s nobody knows, its name blocks', (text, name) => {
    expect(found(`Für ${text}`)).toEqual([`block unknown-field text-0 ${name}`]);
  });

  test('the sentence of an unknown field names it', () => {
    const design = designOf('{{lieblingsfarbe}}');
    const [finding] = preflight(design, layout(design, resources), resources, handHeld).filter(({ rule }) => rule === 'unknown-field');
    expect(finding && t(finding.message)).toContain('Das Feld „lieblingsfarbe“ kennen wir nicht');
  });

  test('fields of one kind of record, and of both, are fine', () => {
    expect(found('{{vorname}} {{?begleitung: und …}}', '{{land}}')).toEqual([]);
    expect(found('{{anredezeile}}', '{{adresse}}')).toEqual([]);
    expect(found('Lea {und} Ben', '{{1}}')).toEqual([]);
  });

  test('a field of the other kind than most blocks, and of two kinds with as many that of the second', () => {
    expect(found('{{adresse}}', '{{vorname}} {{tisch}}')).toEqual(['block field-kind text-0 adresse']);
    expect(found('{{adresse}} {{code}}', '{{tisch}}')).toEqual(['block field-kind text-1 tisch']);
    expect(found('{{vorname}}', '{{adresse}}')).toEqual(['block field-kind text-1 adresse']);
  });

  test('what is shown in place of a field is no sample and no overflow', () => {
    const design = designOf('{{vorname}}');
    const shown = layout(withFieldWords(design, germanFieldName), resources);
    expect(preflight(design, shown, resources, handHeld).filter(({ level }) => level === 'block')).toEqual([]);
  });

  test('a design with a field and no list has a finding of its own, which names the field', () => {
    expect(fieldWithoutList(designOf('Lea', '{{ort:hier}}'))).toMatchObject({
      rule: 'field-without-list',
      level: 'block',
      element: 'text-1',
      measured: 'ort',
    });
    const finding = fieldWithoutList(designOf('{{menue}}'));
    expect(finding && t(finding.message)).toContain('„Menü“');
    expect(fieldWithoutList(designOf('Lea', '{{'))).toBeNull();
  });
});
