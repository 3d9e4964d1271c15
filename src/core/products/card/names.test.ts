import { describe, expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { formatName, formName } from './names.ts';
import { cardFormats } from './sizes.ts';
import { cardVariants } from './types.ts';

const t = serverTexts({ locale: 'de-DE' });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const named = cardVariants.map(({ form, format }) => ({ form, format, name: plain(t(formatName(form, format))) }));

describe('the name of a format', () => {
  test.each([
    ['folded', 'din-long', 'Klappkarte DIN lang'],
    ['folded-top', 'a6', 'Klappkarte, oben gefalzt, A6'],
    ['sticker-round', 'round-40', 'Aufkleber, rund, 4 cm'],
    ['sticker-heart', 'heart-50', 'Aufkleber, Herz, 5 cm'],
    ['sticker-rect', 'label-70', 'Aufkleber, rechteckig, 7 × 3,7 cm'],
    ['gift-tag', 'tag-round', 'Geschenkanhänger, rund, 6 cm'],
    ['photo-strip', 'strip-50', 'Fotostreifen 5 × 15 cm'],
  ] as const)('%s in %s is „%s“', (form, format, name) => {
    expect(plain(t(formatName(form, format)))).toBe(name);
  });

  test.each(named)(
    '„$name“ begins with its form, says no word twice in a row, and has a unit behind a measure',
    ({ form, format, name }) => {
      expect(name.startsWith(t(formName(form)))).toBe(true);
      expect(name).not.toMatch(/(\p{L}+),? \1(?!\p{L})/iu);
      // Everything but the names of DIN sizes is measured in centimetres.
      const measures =
        name
          .replace(/\b[ABC]\d\b/g, '')
          .match(/\d+(?:,\d)?/g)
          ?.map((measure) => Number(measure.replace(',', '.'))) ?? [];
      if (measures.length === 0) return;
      expect(name).toMatch(/\d cm/);
      const { widthUm, heightUm } = cardFormats[format];
      const sides = [widthUm, heightUm].map((side) => Math.round(side / 1000) / 10);
      for (const measure of measures) expect(sides).toContain(measure);
    },
  );

  test('is another one for every format', () => {
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });
});
