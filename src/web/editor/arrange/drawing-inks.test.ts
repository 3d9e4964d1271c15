import { expect, test } from 'vitest';
import { nearestInks } from './drawing-inks.ts';

const ink = (hex: string, finish = false) => ({ c: 0, m: 0, y: 0, k: 0, hex, ...(finish ? { finish } : {}) });

test('a drawing in inks of a design takes the nearest ones, in its own order', () => {
  const inks = { dark: ink('#2e4457'), leaf: ink('#7a8f6e'), paper: ink('#fdfaf3') };
  expect(nearestInks({ inks }, ['#7c9070', '#fdf9f0', '#223444'])).toEqual(['leaf', 'paper', 'dark']);
});

test('light and shade of a leaf stay two inks where the design has two greens', () => {
  const inks = { leaf: ink('#7c9070'), moss: ink('#5f7353'), ink: ink('#222222') };
  expect(nearestInks({ inks }, ['#7c9070', '#637757'])).toEqual(['leaf', 'moss']);
});

test('a finish is taken only where the design has no other ink', () => {
  expect(nearestInks({ inks: { gold: ink('#c79d4f', true), ink: ink('#222222') } }, ['#c79d4f'])).toEqual(['ink']);
  expect(nearestInks({ inks: { gold: ink('#c79d4f', true) } }, ['#222222'])).toEqual(['gold']);
  expect(nearestInks({ inks: {} }, ['#222222'])).toEqual(['']);
});
