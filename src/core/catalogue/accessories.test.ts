/** What goes with a card: its parts, their kinds under the names people read, and the sizes of what comes in sizes. */
import { describe, expect, test } from 'vitest';
import { cardSizeName } from '#core/products/card/names.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { message } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import {
  accessoryRange,
  cardParts,
  envelopeAccessories,
  inlayAccessories,
  pens,
  ribbons,
  ribbonsWithNotice,
  screws,
  sealColours,
  tags,
} from './accessories.ts';

const t = serverTexts({ locale: 'de-DE' });

/** Everything a kind says on its page. */
function said(key: string): string[] {
  const kind = accessoryRange.kinds.find((one) => one.key === key);
  return kind ? kind.facts.flatMap(({ values }) => values.map((value) => t(value))) : [];
}

describe('parts of a card', () => {
  test('there are eleven, and all but the card itself are kinds of accessories [F181]', () => {
    const parts = ['bag', 'bow', 'box', 'envelope', 'inlay', 'pen', 'posterbar', 'ribbon', 'screw', 'seal', 'standard'];
    expect(cardParts.toSorted()).toEqual(parts);
    const kinds = accessoryRange.kinds.map(({ key }) => key);
    for (const part of cardParts) expect(kinds.includes(part)).toBe(part !== 'standard');
    for (const { text } of accessoryRange.kinds) expect(t(text)).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('kinds and their values', () => {
  test.each([
    ['ribbons [F198]', 'ribbon', ribbons, ['bakers-twine', 'chiffon', 'cord', 'jute', 'none', 'satin-10', 'satin-3', 'wax']],
    ['book screws [F199]', 'screw', screws, ['bronze', 'gold', 'silver']],
    ['colours of seals [F202]', 'seal', sealColours, ['copper', 'eucalyptus', 'gold', 'rose']],
    ['pens [F203]', 'pen', pens, ['felt-black', 'gel-copper', 'gel-gold', 'gel-silver']],
    ['shapes of tags [F201]', 'tag', tags, ['heart', 'narrow', 'none', 'round', 'seal']],
  ])('%s have their keys, and their page says all their names', (_name, kind, table, keys) => {
    expect(table.toSorted()).toEqual(keys);
    expect(new Set(said(kind)).size).toBeGreaterThanOrEqual(keys.length);
    const named = table.map((value) => message(`accessory.${kind}.${value}`));
    expect(said(kind)).toEqual(expect.arrayContaining(named.map((name) => t(name))));
  });

  test('wax ribbon says that it is delivered separately, and no other ribbon does [F198]', () => {
    expect(ribbonsWithNotice).toEqual(['wax']);
    expect(said('ribbon').filter((value) => value.startsWith('Wachsband liefern wir separat'))).toHaveLength(1);
  });
});

describe('envelopes', () => {
  test('each has a number of its own, a flap, width and height [F188]', () => {
    expect(new Set(envelopeAccessories.map(({ sku }) => sku)).size).toBe(envelopeAccessories.length);
    expect(envelopeAccessories.find(({ sku }) => sku === 'envelope-c6-pointed')).toEqual({
      sku: 'envelope-c6-pointed',
      subType: 'pointed',
      format: 'envelope-c6',
      widthMm: 162,
      heightMm: 114,
    });
  });

  test.each(['C6', 'B6', 'DIN lang', 'C5', 'Quadrat'])('%s comes with a straight and a pointed flap in one size [F204]', (name) => {
    const both = envelopeAccessories.filter((envelope) => t(cardSizeName(envelope.format)) === name);
    expect(both.map(({ subType }) => subType)).toEqual(['straight', 'pointed']);
    const [one, other] = both.map(({ widthMm, heightMm }) => ({ widthMm, heightMm }));
    expect(one).toEqual(other);
    const shown = accessoryRange.kinds.find(({ key }) => key === 'envelope')?.formats.filter((format) => t(format.name) === name);
    expect(shown?.map(({ size }) => size)).toEqual([one]);
    expect(said('envelope')).toEqual(['gerade', 'spitz']);
  });
});

describe('inlay sheets', () => {
  test('each has a number of its own, a shape, width and height [F189]', () => {
    expect(new Set(inlayAccessories.map(({ sku }) => sku)).size).toBe(inlayAccessories.length);
    for (const { subType, widthMm, heightMm } of inlayAccessories) {
      expect(Math.sign(widthMm - heightMm)).toBe({ portrait: -1, square: 0, landscape: 1 }[subType]);
    }
    const a6 = inlayAccessories.find(({ sku }) => sku === 'inlay-a6');
    expect(a6).toEqual({ sku: 'inlay-a6', subType: 'portrait', format: 'a6', widthMm: 99, heightMm: 142 });
  });

  test.each(['portrait', 'landscape', 'square'] as const)('%s comes in several sizes, each laid into a folded card [F205]', (shape) => {
    const sheets = inlayAccessories.filter(({ subType }) => subType === shape);
    expect(new Set(sheets.map(({ widthMm, heightMm }) => `${widthMm} x ${heightMm}`)).size).toBeGreaterThan(1);
    const shown = accessoryRange.kinds.find(({ key }) => key === 'inlay')?.formats ?? [];
    for (const { sku, widthMm, heightMm } of sheets)
      expect(shown).toContainEqual(expect.objectContaining({ key: sku, size: { widthMm, heightMm }, isExact: true }));
  });

  test('a sheet is as large as the one that is printed for the same card', () => {
    for (const key of ['a6', 'b6', 'din-long', 'square'] as const) {
      const { widthUm, heightUm } = cardFormats[`insert-${key}`];
      expect(inlayAccessories).toContainEqual(
        expect.objectContaining({ sku: `inlay-${key}`, widthMm: widthUm / 1_000, heightMm: heightUm / 1_000 }),
      );
    }
  });
});
