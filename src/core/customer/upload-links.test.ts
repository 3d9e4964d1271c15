import { expect, test } from 'vitest';
import { lettersOf, uploadLinkState } from './upload-links.ts';

const now = '2026-11-29T10:00:00.000Z';
const later = '2026-11-29T10:00:00.001Z';
const link = { openedAt: null, revokedAt: null, expiresAt: later };

test.each([
  ['waits until a phone opens it', link, 'waiting'],
  ['is connected from then on', { ...link, openedAt: now }, 'connected'],
  ['has ended from its last instant on', { ...link, openedAt: now, expiresAt: now }, 'ended'],
  ['that was cut stays cut, also after its end', { ...link, revokedAt: now, expiresAt: now }, 'cut'],
] as const)('a link %s', (_, of, state) => {
  expect(uploadLinkState(of, now)).toBe(state);
});

test('letters are four of sixteen consonants, the same for the same hash', () => {
  expect(lettersOf('0123456789abcdef')).toBe('BCDF');
  expect(lettersOf('cdefffff')).toBe('STVX');
});
