import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { cardPictureBase, cardPicturePath, parseCardPicture, picturePanels, picturePanelsOf, pictureWidths } from './picture.ts';

describe('picture', () => {
  test('an address is written and read back', () => {
    const key = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
    const picture = fc.record({
      card: key,
      form: fc.constantFrom(...cardFormKeys),
      format: fc.constantFrom(...cardFormatKeys),
      colourway: fc.oneof(key, fc.constantFrom('front', 'a-front', 'back-back', '280')),
      panel: fc.constantFrom(...picturePanels),
      width: fc.constantFrom(...pictureWidths),
    });
    fc.assert(
      fc.property(picture, (given) => {
        const possible = picturePanelsOf(given.form).includes(given.panel);
        expect(parseCardPicture(cardPicturePath(given))).toEqual(possible ? given : null);
      }),
    );
    expect(cardPicturePath({ card: 'olivia', form: 'folded', format: 'a6', colourway: 'salbei', panel: 'inside-left', width: 280 })).toBe(
      '/img/cards/olivia/folded-a6-salbei-inside-left-280.webp',
    );
    expect(cardPictureBase({ card: 'olivia', form: 'flat', format: 'din-long', colourway: 'rose', panel: 'front' })).toBe(
      '/img/cards/olivia/flat-din-long-rose-front',
    );
  });

  test.each([
    '/img/cards/olivia/folded-a6-salbei-front-281.webp',
    '/img/cards/olivia/folded-a6-salbei-front-0280.webp',
    '/img/cards/olivia/folded-a6-salbei-front-280.png',
    '/img/cards/olivia/folded-a6-salbei-front.webp',
    '/img/cards/olivia/folded-a3-salbei-front-280.webp',
    '/img/cards/olivia/flat-a6-salbei-inside-left-280.webp',
    '/img/cards/../x/folded-a6-salbei-front-280.webp',
    '/img/cards/olivia/folded-a6-../x-front-280.webp',
    '/img/cards/Olivia/folded-a6-salbei-front-280.webp',
    '/img/cards/olivia/folded-a6-salbei-front-280.webp\n',
    '/img/cards/olivia/folded-a6--front-280.webp',
    `/img/cards/${'a'.repeat(500)}/folded-a6-salbei-front-280.webp`,
  ])('%j has no picture', (path) => {
    expect(parseCardPicture(path)).toBeNull();
  });
});
