import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { checkPostalCode } from './postal-code.ts';

const t = serverTexts({ locale: 'de-DE' });

test.each([
  ['DE', '80331', '80331'],
  ['DE', ' 01067 ', '01067'],
  ['DE', 'D-80331', '80331'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['DE', 'DE 80331', '80331'],
  ['DE', 'd – 80331', '80331'],
  ['AT', 'AT-1010', '1010'],
  ['LI', '9490', '9490'],
  ['LI', 'FL-9490', '9490'],
  ['LI', 'LI-9494', '9494'],
  ['LI', 'CH-9490', '9490'],
  ['FR', 'F-75001', '75001'],
  ['IT', 'I-39100', '39100'],
  ['ES', 'E-28013', '28013'],
  ['LU', 'L-1234', '1234'],
  ['FR', '75 001', '75001'],
  ['IT', '00118', '00118'],
  ['BE', 'B-1000', '1000'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  ['ES', '08001', '08001'],
  ['DE', '８０３３１', '80331'],
] as const)('%s %j becomes %s', (country, typed, value) => {
  expect(checkPostalCode(country, typed)).toEqual({ ok: true, value });
});

test.each([
  ['DE', '8033', 'Da fehlen noch Ziffern. Die Postleitzahl hat hier 5.'],
  ['AT', '80331', 'Das sind zu viele Ziffern. Die Postleitzahl hat hier 4.'],
  ['DE', 'A-1010', 'Die Postleitzahl besteht hier aus 5 Ziffern.'],
  ['CH', 'FL-9490', 'Die Postleitzahl besteht hier aus 4 Ziffern.'],
  ['DE', 'München', 'Die Postleitzahl besteht hier aus 5 Ziffern.'],
  ['DE', '', 'Hier fehlt noch die Postleitzahl.'],
  ['NL', '1012', 'In den Niederlanden hat die Postleitzahl vier Ziffern und zwei Buchstaben, zum Beispiel 1012 AB.'],
] as const)('%s %j is answered with a sentence', (country, typed, message) => {
  const checked = checkPostalCode(country, typed);
  expect(checked.ok ? null : t(checked.message)).toBe(message);
});
