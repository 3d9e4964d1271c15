import { expect, test } from 'vitest';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { commonSizes, fitRecord } from '#core/merge/fit/fit-record.ts';
import { openFonts } from '#resources/fonts.ts';
import { textElement } from '#tests/render/fixture-design.ts';
import { textDesign } from '#tests/render/set-text.ts';
import type { MergeRecord } from './record.ts';
import { hasWords, type Translations, translatedDesign } from './translate.ts';

const fonts = await openFonts();

function designOf(...texts: string[]): DesignDocument {
  const design = textDesign('');
  const elements = texts.map((text, at) => textElement({ id: `text-${at}`, text }));
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements })) };
}

function guest(given: string, sprache: string): MergeRecord {
  return {
    key: given,
    kind: 'guest',
    values: { sprache },
    name: { title: '', given: [given], particles: '', family: ['Roth'], suffix: '' },
  };
}

function textsOf({ pages }: DesignDocument): string[] {
  return pages.flatMap(({ elements }) =>
    elements.filter((element): element is TextElement => element.kind === 'text').map(({ text }) => text),
  );
}

const design = designOf('Wir danken {{vorname}}', '{{name}}', '12 & 13');
const page = design.pages[0]?.id ?? '';
const thanks: Translations = {
  [`${page}/text-0`]: { of: 'Wir danken {{vorname}}', texts: { fr: 'Merci, {{vorname}} !', it: 'Grazie, {{vorname}}!' } },
};

test.each([
  ['{{vorname}}', false],
  ['12 & {{tisch}}', false],
  ['Tisch {{tisch}}', true],
  ['{{?begleitung: und …}}', true],
  ['{{menue:Fisch}}', true],
  ['', false],
])('words of a language: %s', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});

test('a record, is printed in its own language', () => {
  const fitted = (sprache: string) => fitRecord(design, guest('Anna', sprache), { fonts, translations: thanks });
  expect(textsOf(fitted('fr').design)).toEqual(['Merci, Anna !', 'Anna Roth', '12 & 13']);
  expect(fitted('fr').design.language).toBe('fr');
  expect(textsOf(fitted('it').design)[0]).toBe('Grazie, Anna!');
  expect(textsOf(fitted('de').design)[0]).toBe('Wir danken Anna');
  expect(['fr', 'it', 'de'].map((language) => fitted(language).state)).toEqual(['ok', 'ok', 'ok']);
});

test('a text without a translation into the language of a record, blocks that record alone', () => {
  const { state, findings } = fitRecord(design, guest('Ana', 'es'), { fonts, translations: thanks });
  expect(state).toBe('blocked');
  expect(findings).toEqual([{ record: 'Ana', page, element: 'text-0', level: 'blocked', kind: 'untranslated', language: 'es' }]);
});

test('a text that was worded anew, has no translation any more', () => {
  const changed = designOf('Wir danken dir, {{vorname}}', '{{name}}');
  expect(fitRecord(changed, guest('Anna', 'fr'), { fonts, translations: thanks }).findings).toMatchObject([{ kind: 'untranslated' }]);
});

test('a translation that is the same text, is one', () => {
  const same = { [`${page}/text-0`]: { of: 'Anna & Max', texts: { fr: 'Anna & Max' } } };
  expect(fitRecord(designOf('Anna & Max'), guest('Anna', 'fr'), { fonts, translations: same }).state).toBe('ok');
});

test('a translation without fields that is too long, is found before print', () => {
  const long = { [`${page}/text-0`]: { of: 'Danke', texts: { fr: 'x'.repeat(1_900) } } };
  expect(fitRecord(designOf('Danke'), guest('Anna', 'fr'), { fonts, translations: long }).findings).toMatchObject([{ kind: 'overflow' }]);
});

test('the design in a language, is made once', () => {
  expect(translatedDesign(design, 'fr', thanks)).toBe(translatedDesign(design, 'fr', thanks));
  expect(translatedDesign(design, 'de', thanks).design).toBe(design);
});

test('common sizes, count the words of each language', () => {
  const long: Translations = {
    [`${page}/text-0`]: { of: 'Wir danken {{vorname}}', texts: { fr: `${'Nous remercions '.repeat(12)}{{vorname}}` } },
  };
  const german = commonSizes(design, [guest('Anna', 'de')], fonts)[`${page}/text-0`] ?? 0;
  expect(commonSizes(design, [guest('Anna', 'fr')], fonts, { translations: long })[`${page}/text-0`]).toBeLessThan(german);
});
