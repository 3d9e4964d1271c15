import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occasions, registerOf } from '#core/catalogue/occasions.ts';
import { posterShapes } from '#core/catalogue/poster.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { type FrameKey, frameKeys } from '#core/products/photoframe/frames.ts';
import { type MaterialKey, materialKeys } from '#core/products/photoframe/materials.ts';
import { sceneNames, scenesFor } from './product-scenes.ts';
import { canShowPoster } from './wall-scenes.ts';

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
      ['framed-50x70', 'canvas-corner-50x70', 'acrylic-corner-50x70', 'framed-70x100'],
    ],
    ['a lying poster', { type: 'poster' as const, shape: 'landscape' as const }, ['framed-70x50']],
    ['a square poster', { type: 'poster' as const, shape: 'square' as const }, ['framed-50x50']],
    ['canvas', { type: 'material' as const, material: 'leinwand' as const, shape: 'portrait' as const }, ['canvas-corner-50x70']],
    ['canvas with a lying picture', { type: 'material' as const, material: 'leinwand' as const, shape: 'landscape' as const }, []],
    ['wallpaper', { type: 'material' as const, material: 'fototapete' as const, shape: 'landscape' as const }, ['wallpaper-350x250']],
    ['wallpaper that is upright', { type: 'material' as const, material: 'fototapete' as const, shape: 'portrait' as const }, []],
    ['a frame of aluminium', { type: 'frame' as const, frame: 'alurahmen' as const, shape: 'portrait' as const }, ['alu-frame-50x70']],
    ['a frame of aluminium with a square picture', { type: 'frame' as const, frame: 'alurahmen' as const, shape: 'square' as const }, []],
    ['a mug', { type: 'merch' as const, sku: 'mug-330' as const }, ['mug-handle-right', 'mug-handle-left']],
    ['a mug that is black while it is cold', { type: 'merch' as const, sku: 'mug-magic' as const }, []],
    ['a puzzle of 500 pieces', { type: 'merch' as const, sku: 'puzzle-500' as const }, ['puzzle-48x34']],
    ['a puzzle of 1000 pieces, which has another shape', { type: 'merch' as const, sku: 'puzzle-1000' as const }, []],
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

  test('of materials are none for foils and banners [F159]', () => {
    const shown = (material: MaterialKey) => posterShapes.some((shape) => scenesFor({ type: 'material', material, shape }).length > 0);
    expect(materialKeys.filter((material) => !shown(material))).toEqual(['klebefolie', 'backlitfolie', 'pvcplane']);
  });

  test('of frames are none for photo frames, which take no picture of 50 × 70 cm', () => {
    const shown = (frame: FrameKey) => scenesFor({ type: 'frame', frame, shape: 'portrait' }).length > 0;
    expect(frameKeys.filter((frame) => !shown(frame))).toEqual(['fotorahmen']);
  });

  test('that a page shows with a poster have a print of its shape', () => {
    for (const shape of posterShapes) {
      const ofPieces = [
        ...scenesFor({ type: 'poster', shape }),
        ...materialKeys.flatMap((material) => scenesFor({ type: 'material', material, shape })),
        ...frameKeys.flatMap((frame) => scenesFor({ type: 'frame', frame, shape })),
      ];
      for (const scene of sceneNames) if (!ofPieces.includes(scene)) expect([scene, canShowPoster(scene, shape)]).toEqual([scene, false]);
      for (const scene of ofPieces) expect([scene, canShowPoster(scene, shape)]).toEqual([scene, true]);
    }
  });
});
