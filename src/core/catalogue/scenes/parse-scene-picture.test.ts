import { describe, expect, test } from 'vitest';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { bookPictureBase } from './book-picture.ts';
import { parseScenePicture } from './parse-scene-picture.ts';
import { sceneNames } from './product-scenes.ts';
import { scenePictureBase, sceneWidthsOf } from './scene-picture.ts';

const card = { card: 'olivia', form: 'flat', format: 'a6', colourway: 'salbei', panel: 'front' } as const;
const poster = { poster: 'reiher', colourway: 'abend-rot' };

describe('the address of a picture of a scene', () => {
  test('is written and read back, for every scene and width', () => {
    for (const scene of sceneNames) {
      for (const width of sceneWidthsOf(scene)) {
        const ofCard = `${scenePictureBase(scene, cardPictureBase(card))}-${width}.webp`;
        expect(parseScenePicture(ofCard)).toEqual({ scene, width, kind: 'card', picture: card });
        const ofPoster = `${scenePictureBase(scene, posterPictureBase(poster))}-${width}.webp`;
        expect(parseScenePicture(ofPoster)).toEqual({ scene, width, kind: 'poster', picture: poster });
      }
    }
    expect(scenePictureBase('flat-cards-a6', cardPictureBase(card))).toBe('/img/scenes/flat-cards-a6/cards/olivia/flat-a6-salbei-front');
  });

  test('of an open photo book is written and read back', () => {
    const book = { set: 7, size: '200-200' } as const;
    const address = `${scenePictureBase('photo-book-20x20', bookPictureBase(book))}-900.webp`;
    expect(address).toBe('/img/scenes/photo-book-20x20/books/7/200-200-900.webp');
    expect(parseScenePicture(address)).toEqual({ scene: 'photo-book-20x20', width: 900, kind: 'book', picture: book });
  });

  test.each([
    '/img/scenes/photo-book-20x20/books/99/200-200-900.webp',
    '/img/scenes/photo-book-20x20/books/07/200-200-900.webp',
    '/img/scenes/photo-book-20x20/books/7/201-200-900.webp',
    '/img/scenes/flat-cards-a6/cards/olivia/flat-a6-salbei-front-601.webp',
    '/img/scenes/flat-cards-a6/cards/olivia/flat-a6-salbei-front-0600.webp',
    '/img/scenes/flat-cards-a6/cards/olivia/flat-a6-salbei-front-600.png',
    '/img/scenes/flat-cards-a6/cards/olivia/flat-a6-salbei-back-600.webp',
    '/img/scenes/flat-cards-a6/cards/olivia/flat-a6-salbei-front-280-600.webp',
    '/img/scenes/flat-cards-a6/cards/../olivia/flat-a6-salbei-front-600.webp',
    '/img/scenes/../cards/olivia/flat-a6-salbei-front-600.webp',
    '/img/scenes/flat-cards/cards/olivia/flat-a6-salbei-front-600.webp',
    '/img/scenes/glass-edge-50x70/posters/reiher/rot-1200.webp',
    '/img/scenes/framed-50x70/posters/hier/gold/nacht-600.webp',
    '/img/scenes/framed-50x70/posters/reiher-600.webp',
    '/img/scenes/framed-50x70/scenes/framed-50x70/posters/reiher/rot-600.webp',
    `/img/scenes/framed-50x70/posters/${'a'.repeat(300)}/rot-600.webp`,
  ])('%j is none', (path) => {
    expect(parseScenePicture(path)).toBeNull();
  });
});
