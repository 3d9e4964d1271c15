import { expect, test } from 'vitest';
import { hasLink, isSentence, unlinked } from './link-text.ts';

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

test.each([
  ['Zahle auf https://evil.example/zoll die Gebühr.', 'Zahle auf https: //evil. example/zoll die Gebühr.'],
  ['www.gewinn.example', 'www. gewinn. example'],
  ['evil.com, gewinn.рф', 'evil. com, gewinn. рф'],
  ['evil。com evil．com', 'evil。 com evil． com'],
  ['http:\\\\evil.com a@evil.com/zoll', 'http: \\\\evil. com a@evil. com/zoll'],
  ['x.7up.com', 'x. 7up. com'],
  ['a@evil.рф/zoll', 'a@evil. рф/zoll'],
])('a mail quotes %j without a link', (text, quoted) => {
  expect(unlinked(text)).toBe(quoted);
});

test.each([
  'Dr. med. Müller',
  'mia@post.beispiel.de.',
  'Nr. 3.500',
  '10:00:05',
  'Ende.',
  'A/B',
  'mailto a.b+c@x.de',
  'info@müller.example',
])('a mail quotes %j as it is', (text) => {
  expect(unlinked(text)).toBe(text);
});

test('a long text is quoted in a time that grows with its length', () => {
  const time = (text: string) => {
    const start = performance.now();
    unlinked(text);
    return performance.now() - start;
  };
  for (const part of ['a', 'a@', '.1', 'a.', '@a.']) {
    time(part.repeat(20_000));
    expect(time(part.repeat(80_000))).toBeLessThan(40 * (time(part.repeat(20_000)) + 1));
  }
});
