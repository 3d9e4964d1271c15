/** Colours of guest pages, for every design and colourway that a host can choose. */
import { expect, test } from 'vitest';
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { contrastOf } from '#core/preflight/contrast.ts';
import { designRows } from '#designs/rows.ts';
import { markContrast, textContrast, themedDesigns, themeOf } from './guest-theme.ts';

const rowOf = (id: string) => {
  const row = designRows.find((one) => one.id === id);
  if (!row) throw new Error(id);
  return row;
};

const chosen = [...new Set(designRows.map(({ occasion }) => occasion))].flatMap((occasion) =>
  themedDesigns({ rows: [...designRows] }, occasion),
);

test('every text and every mark of a guest page can be told from its ground, in every design and colourway', { timeout: 120_000 }, () => {
  const weak: string[] = [];
  let count = 0;
  for (const row of chosen)
    for (const { key } of row.colourways) {
      const theme = themeOf(row, key);
      if (!theme) throw new Error(`${row.id} ${key} has no theme`);
      const { ground, field, ink, soft, accent, edge, error, button, buttonText } = theme;
      const pairs: [string, string, string, number][] = [
        ...[ground, field].flatMap((on): [string, string, string, number][] => [
          ['ink', ink, on, textContrast],
          ['soft', soft, on, textContrast],
          ['error', error, on, textContrast],
          ['edge', edge, on, markContrast],
        ]),
        ['accent', accent, ground, textContrast],
        ['button', buttonText, button, textContrast],
      ];
      for (const [name, one, other, least] of pairs)
        if (!(contrastOf(one, other) >= least)) weak.push(`${row.id} ${key}: ${name} ${one} on ${other}`);
      count += 1;
    }
  expect(weak).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('a page takes ground, ink and faces from the front of its card', () => {
  expect(themeOf(rowOf('olivia'), 'salbei')).toMatchObject({ ground: '#fbfbf7', ink: '#2b4035', titleFace: 'pinyon', isDark: false });
  expect(themeOf(rowOf('charleston'), rowOf('charleston').colourways[0]?.key ?? '')).toMatchObject({ isDark: true, titleFace: 'bodoni' });
});

test('headings are in no script face', () => {
  for (const row of chosen) {
    const key = themeOf(row, '')?.headingFace ?? '';
    expect([row.id, isFaceKey(key) && faces[key].script]).toEqual([row.id, false]);
  }
});
