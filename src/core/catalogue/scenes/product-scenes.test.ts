import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occasions, registerOf } from '#core/catalogue/occasions.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { scenesFor } from './product-scenes.ts';

const wedding = { type: 'card', form: 'flat', format: 'a6', occasion: 'hochzeit', foil: false } as const;

describe('product scenes', () => {
  test.each([
    ['a wedding card', wedding, ['flat-cards-a6']],
    ['a wedding card with foil', { ...wedding, foil: true }, ['foil-cards-a6']],
    ['a card of a birth, which has no rings', { ...wedding, occasion: 'geburt' }, ['leaf-cards-a6']],
    ['a card of mourning', { ...wedding, occasion: 'trauer' }, ['plain-cards-a6']],
    ['a postcard', { ...wedding, form: 'postcard' as const, occasion: 'umzug' }, ['leaf-cards-a6']],
    ['a folded card', { ...wedding, form: 'folded' as const }, ['folded-card-a6']],
    ['a folded card of mourning, beside which no candle stands', { ...wedding, form: 'folded' as const, occasion: 'trauer' }, []],
    ['a leporello', { ...wedding, form: 'leporello' as const }, []],
    ['a square card', { ...wedding, format: 'square' as const }, []],
    ['a lying card', { ...wedding, format: 'a6-landscape' as const }, []],
    [
      'an upright poster',
      { type: 'poster' as const, shape: 'portrait' as const },
      ['framed-50x70', 'canvas-corner-50x70', 'acrylic-corner-50x70'],
    ],
    ['a lying poster', { type: 'poster' as const, shape: 'landscape' as const }, []],
    ['canvas', { type: 'material' as const, material: 'leinwand' as const, shape: 'portrait' as const }, ['canvas-corner-50x70']],
    ['canvas with a lying picture', { type: 'material' as const, material: 'leinwand' as const, shape: 'landscape' as const }, []],
    ['a mug', { type: 'mug' as const }, ['mug-handle-right', 'mug-handle-left']],
    ['a square book', { type: 'photobook' as const, widthUm: 200_000, heightUm: 200_000 }, ['photo-book-20x20']],
    ['a standing book', { type: 'photobook' as const, widthUm: 210_000, heightUm: 280_000 }, []],
  ])('of %s', (_, product, scenes) => {
    expect(scenesFor(product)).toEqual(scenes);
  });

  test('of cards are offered to upright A6 only, and to mourning only without things beside them', () => {
    const card = fc.record({
      type: fc.constant('card' as const),
      form: fc.constantFrom(...cardFormKeys),
      format: fc.constantFrom(...cardFormatKeys),
      occasion: fc.constantFrom(...occasions),
      foil: fc.boolean(),
    });
    fc.assert(
      fc.property(card, (one) => {
        const scenes = scenesFor(one);
        const { widthUm, heightUm } = cardFormats[one.format];
        if (widthUm * 148 !== heightUm * 105) expect(scenes).toEqual([]);
        if (registerOf(one.occasion) === 'mourning') expect(scenes.filter((scene) => scene !== 'plain-cards-a6')).toEqual([]);
        expect(scenes.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('of materials are none for those that no scene is rendered of', () => {
    const shown = materialKeys.filter((material) => scenesFor({ type: 'material', material, shape: 'portrait' }).length > 0);
    expect(shown).toEqual(['poster', 'hahnemuehle', 'leinwand', 'acrylglas']);
  });
});
