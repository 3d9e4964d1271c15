import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occasions, registerOf } from '#core/catalogue/occasions.ts';
import { posterShapes } from '#core/catalogue/poster.ts';
import { calendarTypes, formatsOf } from '#core/products/calendar/kinds.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { type FrameKey, frameKeys } from '#core/products/photoframe/frames.ts';
import { type MaterialKey, materialKeys } from '#core/products/photoframe/materials.ts';
import { sceneNames, scenesFor } from './product-scenes.ts';
import { canShowPoster } from './wall-scenes.ts';

const book = { type: 'photobook', cover: 'hard' } as const;
const wedding = { type: 'card', form: 'flat', format: 'a6', occasion: 'hochzeit', foil: false } as const;

describe('product scenes', () => {
  test.each([
    ['a wedding card', wedding, ['flat-cards-a6']],
    ['a wedding card with foil', { ...wedding, foil: true }, ['foil-cards-a6']],
    ['a card of a birth, which has no rings', { ...wedding, occasion: 'geburt' }, ['leaf-cards-a6']],
    ['a card of mourning', { ...wedding, occasion: 'trauer' }, ['plain-cards-a6']],
    ['a postcard', { ...wedding, form: 'postcard' as const, occasion: 'umzug' }, ['leaf-cards-a6']],
    ['a folded card', { ...wedding, form: 'folded' as const }, ['folded-card-a6']],
    [
      'a folded card of mourning, beside which no candle stands',
      { ...wedding, form: 'folded' as const, occasion: 'trauer' },
      ['plain-folded-card-a6'],
    ],
    ['a leporello', { ...wedding, form: 'leporello' as const }, []],
    ['a square card', { ...wedding, format: 'square' as const }, ['square-cards-14']],
    ['a larger square card', { ...wedding, format: 'square-large' as const }, ['square-cards-14']],
    ['a square card of mourning', { ...wedding, format: 'square' as const, occasion: 'trauer' }, []],
    ['a long card', { ...wedding, format: 'din-long' as const, occasion: 'geburt' }, ['long-cards-21']],
    ['a lying postcard', { ...wedding, form: 'postcard' as const, format: 'a6-landscape' as const }, ['landscape-cards-15']],
    ['a card of the shape of A6', { ...wedding, form: 'folded' as const, format: 'b6' as const }, ['folded-card-a6']],
    ['a card of nearly the shape of A6', { ...wedding, format: 'a5' as const }, []],
    ['a square folded card', { ...wedding, form: 'folded' as const, format: 'square' as const }, ['folded-card-square']],
    ['a long folded card', { ...wedding, form: 'folded' as const, format: 'din-long' as const }, ['folded-card-long']],
    [
      'a card with its fold at the top',
      { ...wedding, form: 'folded-top' as const, format: 'a6-landscape' as const },
      ['folded-card-landscape'],
    ],
    ['a square card with its fold at the top', { ...wedding, form: 'folded-top' as const, format: 'square' as const }, []],
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
    ['a square book', { ...book, widthUm: 200_000, heightUm: 200_000 }, ['photo-book-20x20']],
    ['a lying book', { ...book, widthUm: 297_000, heightUm: 210_000 }, ['photo-book-closed-a4', 'photo-book-a4']],
    ['a lying book with a soft cover', { ...book, cover: 'soft' as const, widthUm: 297_000, heightUm: 210_000 }, ['photo-book-a4']],
    ['a larger lying book, whose boards have another shape', { ...book, widthUm: 420_000, heightUm: 297_000 }, ['photo-book-a4']],
    ['a standing book', { ...book, widthUm: 210_000, heightUm: 297_000 }, ['photo-book-a4-portrait']],
    ['a book of another shape', { ...book, widthUm: 210_000, heightUm: 280_000 }, []],
    ['a photo box', { type: 'photobox' as const, photoboxType: 'photoprint' as const }, ['photo-box']],
    ['a small photo box', { type: 'photobox' as const, photoboxType: 'small' as const }, []],
    ['upright prints', { type: 'photoprint' as const, format: '10x15' as const, isLying: false }, ['print-stack']],
    ['lying prints', { type: 'photoprint' as const, format: '10x15' as const, isLying: true }, []],
    ['prints of another shape', { type: 'photoprint' as const, format: '10x13' as const, isLying: false }, []],
  ])('of %s', (_, product, scenes) => {
    expect(scenesFor(product)).toEqual(scenes);
  });

  test('of cards are one at most, and mourning has only those without things beside them', () => {
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
        if (registerOf(one.occasion) === 'mourning') expect(scenes.filter((scene) => !/^plain-/.test(scene))).toEqual([]);
        expect(scenes.length).toBeLessThanOrEqual(1);
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

  test('of calendars are those bound with wire, each type in one format at least', () => {
    const shown = calendarTypes.map((calendarType) =>
      formatsOf(calendarType).flatMap((formatType) => scenesFor({ type: 'calendar', calendarType, formatType, mountingType: 'spirale' })),
    );
    expect(shown).toEqual([
      ['wall-calendar-a3', 'wall-calendar-a3', 'wall-calendar-landscape'],
      ['family-planner-20x42'],
      ['kitchen-calendar-15x42'],
      ['planner-a5'],
      ['desk-calendar-a6'],
    ]);
    const punched = { type: 'calendar', calendarType: 'wandkalender', formatType: 'din-a3', mountingType: 'lochung' } as const;
    expect(scenesFor(punched)).toEqual([]);
  });
});
