import { describe, expect, test } from 'vitest';
import { consentAnswer, consentOf, consentValue, declinedConsent, unknownConsent, wordingVersion } from './consent.ts';

const proof = 'q8Zk0123456789abcdefgh';

describe('the cookie of consent', () => {
  test('says what was granted, when, and where the proof is', () => {
    const value = consentValue({ granted: ['external', 'statistics'], day: '2026-11-22', proof });
    expect(value).toBe(`${wordingVersion}.se.2026-11-22.${proof}`);
    expect(consentAnswer(value)).toEqual({ granted: ['statistics', 'external'], day: '2026-11-22', proof });
    expect(consentOf(value)).toEqual({ statistics: 'granted', marketing: 'declined', external: 'granted' });
    expect(consentOf(consentValue({ granted: [], day: '2026-11-22', proof: null }))).toEqual(declinedConsent);
  });

  test.each([
    null,
    '',
    'yes',
    `${wordingVersion + 1}.s.2026-11-22.${proof}`,
    `${wordingVersion}.x.2026-11-22`,
    `${wordingVersion}.s.2026-13-99`,
    `${wordingVersion}.s.2026-11-22.short`,
    `${wordingVersion}.s.2026-11-22.${proof} `,
  ])('is no answer where it is %j: another wording, malformed or absent [F264]', (value) => {
    expect(consentOf(value)).toEqual(unknownConsent);
  });
});
