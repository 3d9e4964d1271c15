import { expect, test } from 'vitest';
import { germanTexts } from '#texts/de/all.ts';
import { foreignWords, pseudoLanguageFiles, pseudoText } from './pseudo-language.ts';

const nothing = /(?!)/;

test('letters are replaced outside placeholders and syntax', () => {
  expect(pseudoText('Warenkorb, {count} Artikel')).toBe('Wàrééñkôôrb, {count} Àrþîîkéll');
  expect(pseudoText('{n, plural, =0 {kein} other {# im {ort}}}')).toBe('{n, plural, =0 {kéîññ} other {# îm {ort}}}');
});

test('every German text is about 30 % longer and has no word of German left', () => {
  let [before, after] = [0, 0];
  for (const text of Object.values(germanTexts)) {
    const pseudo = pseudoText(text).replace(/\{[^{}]*\}/g, ' ');
    const branches = /, (plural|select),/.test(text);
    if (!branches) expect(foreignWords(pseudo, nothing)).toEqual([]);
    before += text.length;
    after += pseudoText(text).length;
  }
  expect(after / before).toBeGreaterThan(1.2);
});

test('a word of German is found among words of the pseudo-language', () => {
  expect(foreignWords(`${pseudoText('Zur Kasse')} Warenkorb 12`, nothing)).toEqual(['Warenkorb']);
  expect(foreignWords('Olivia Warenkorb', /Olivia/g)).toEqual(['Warenkorb']);
});

test('every file of the German texts has one in the pseudo-language', async () => {
  const files = await pseudoLanguageFiles();
  expect(files['src/texts/fr/checkout.ts']).toContain(`"cart.title": "${pseudoText('Warenkorb')}"`);
});
