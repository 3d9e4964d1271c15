import { expect, test } from 'vitest';
import { cssColour } from './css-colour.ts';

test.each([
  ['#AA0000', '#aa0000'],
  ['#a0f', '#a0f'],
  ['#a0f8', '#a0f8'],
  [' Rebeccapurple', null],
  ['TEAL', 'teal'],
  ['rgb(12, 34, 56)', 'rgba(12, 34, 56, 1)'],
  ['rgba(12,34,56,.5)', 'rgba(12, 34, 56, 0.5)'],
  ['rgb(10% 50% 100% / 25%)', 'rgba(26, 128, 255, 0.25)'],
  ['rgb(300, -5, 7.6)', 'rgba(255, 0, 8, 1)'],
  ['hsl(210deg 40% 50%)', 'hsla(210, 40%, 50%, 1)'],
  ['currentColor', 'currentColor'],
  ['transparent', 'rgba(0, 0, 0, 0)'],
  ['red;background:url(https://beispiel.de)', null],
  ['rgb(1,2)', null],
  ['rgb(1px,2,3)', null],
  ['#12', null],
  ['var(--x)', null],
  ['', null],
])('the colour %j is %j', (given, read) => {
  expect(cssColour(given)).toBe(read);
});
