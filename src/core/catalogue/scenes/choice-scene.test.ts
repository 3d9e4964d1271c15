import { describe, expect, test } from 'vitest';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import { designRows } from '#designs/rows.ts';
import { sceneProductOf } from './choice-scene.ts';
import { scenesFor } from './product-scenes.ts';

const rowOf = (occasion: string) => designRows.find((row) => row.occasion === occasion && !row.isBlank) as CatalogueTemplate;
const blank = { ...rowOf('hochzeit'), isBlank: true } as CatalogueTemplate;

const card = { type: 'card', card: 'any', form: 'flat', format: 'a6', paper: 'feinstpapier', refinementType: 'none' };
const framed = { type: 'photoframe', format: '500x700', material: 'poster', frameType: 'holzrahmen', frameColour: 'oak', matSize: 30 };

function scenesOf(choice: { type: string }, template: CatalogueTemplate | null | undefined) {
  const product = sceneProductOf(choice, template);
  return product ? scenesFor(product) : [];
}

describe('the scene of what a customer chose', () => {
  test.each([
    ['a wedding card', card, rowOf('hochzeit'), 'flat-cards-a6'],
    ['a wedding card with gold', { ...card, refinementType: 'gold' }, rowOf('hochzeit'), 'foil-cards-a6'],
    ['a wedding card with relief, which is no foil', { ...card, refinementType: 'relief' }, rowOf('hochzeit'), 'flat-cards-a6'],
    ['a card of mourning lies alone', card, rowOf('trauer'), 'plain-cards-a6'],
    ['a blank card may be for mourning', card, blank, 'plain-cards-a6'],
    ['a design that left the catalogue may be for mourning', card, undefined, 'plain-cards-a6'],
    ['a card on brown paper', { ...card, paper: 'kraft' }, rowOf('hochzeit'), undefined],
    ['a card with round corners', { ...card, punching: 'round-corners' }, rowOf('hochzeit'), undefined],
    ['a card of four pages', { ...card, form: 'leporello' }, rowOf('hochzeit'), undefined],
    ['a mug', { type: 'merch', sku: 'mug-330' }, null, 'mug-handle-right'],
    ['a T-shirt', { type: 'merch', sku: 'tshirt' }, null, undefined],
    ['a square book', { type: 'photobook', size: '200-200', cover: 'hard' }, null, 'photo-book-20x20'],
    ['a print in the frame of the scene', framed, null, 'framed-50x70'],
    ['a print on cotton paper in this frame', { ...framed, material: 'hahnemuehle' }, null, 'framed-50x70'],
    ['a print without a frame', { ...framed, frameType: 'none', frameColour: undefined, matSize: undefined }, null, undefined],
    ['a print in another colour of frame', { ...framed, frameColour: 'black' }, null, undefined],
    ['a print of another size', { ...framed, format: '300x400' }, null, undefined],
    ['what has no row', { type: 'photobox' }, null, undefined],
  ])('%s', (_, choice, template, scene) => {
    expect(scenesOf(choice, template)[0]).toBe(scene);
  });
});
