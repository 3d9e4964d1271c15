import { expect, test } from 'vitest';
import { chosenCardScenes } from './card-scenes.ts';

const flat = { form: 'flat', format: 'a6', paper: 'feinstpapier', refinementType: 'none' } as const;

test.each([
  ['a wedding card', flat, 'hochzeit', ['flat-cards-a6']],
  ['one with foil', { ...flat, refinementType: 'gold' as const }, 'hochzeit', ['foil-cards-a6']],
  ['one with relief, which is no foil', { ...flat, refinementType: 'relief' as const }, 'hochzeit', ['flat-cards-a6']],
  ['one on brown paper', { ...flat, paper: 'kraft' }, 'hochzeit', []],
  ['one whose corners are punched', { ...flat, punching: 'rounded' }, 'hochzeit', []],
  ['one whose sheet is not punched', { ...flat, punching: 'none' }, 'hochzeit', ['flat-cards-a6']],
  ['a leporello', { ...flat, form: 'leporello' as const }, 'hochzeit', []],
])('the scenes of %s are those in which nothing is wrong', (_, choice, occasion, scenes) => {
  expect(chosenCardScenes(choice, occasion)).toEqual(scenes);
});
