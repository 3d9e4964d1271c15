import { expect, test } from 'vitest';
import { hasLink, isSentence } from './link-text.ts';

test.each([
  'https://gewinn.example',
  'Gewonnen! HTTP://x',
  'www.gewinn.example',
  'WWW.GEWINN',
  'gewinn.example/zoe',
  'gewinn.рф/a',
  'a\u2028b',
])('%j is a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Zoë',
  "D'Angelo",
  'Dr. med. Müller-Łukasz',
  'Dr.med.',
  'Weg 1/2',
  'Straße d. 17. Juni 135',
  'c/o Schmidt',
  'St. Gallen',
  'Booking.com GmbH',
  'Wwwiener',
])('%j is no link', (text) => {
  expect(hasLink(text)).toBe(false);
});

test.each(['Sie haben gewonnen!', 'Gewonnen?', 'Ruf an 0900123456', 'a '.repeat(13)])('%j is a sentence', (text) => {
  expect(isSentence(text.trim())).toBe(true);
});

test.each(['Zoë', 'Anna-Lena', '美咲', 'Pablo Diego José Francisco de Paula Juan Nepomuceno', 'Müller 3'])('%j is a name', (text) => {
  expect(isSentence(text)).toBe(false);
});
