import { describe, expect, test } from 'vitest';
import { consentAnswer, consentOf, consentSeconds, consentValue, declinedConsent, unknownConsent, wordingVersion } from './consent.ts';

const proof = 'q8Zk0123456789abcdefgh';
const wording = wordingVersion(null);

describe('the cookie of consent', () => {
  test('says what was granted, when, and where the proof is', () => {
    const value = consentValue({ granted: ['external', 'statistics'], day: '2026-11-22', proof }, wording);
    expect(value).toBe(`${wording}.se.2026-11-22.${proof}`);
    expect(consentAnswer(value, wording)).toEqual({ granted: ['statistics', 'external'], day: '2026-11-22', proof });
    expect(consentOf(value, wording)).toEqual({ statistics: 'granted', marketing: 'declined', external: 'granted' });
    expect(consentOf(consentValue({ granted: [], day: '2026-11-22', proof: null }, wording), wording)).toEqual(declinedConsent);
  });

  test('is kept for 184 days, between six and twelve months [E071]', () => {
    expect(consentSeconds).toBe(184 * 24 * 3600);
  });

  test.each([
    null,
    '',
    'yes',
    `${wording + 1}.s.2026-11-22.${proof}`,
    `${wording}.x.2026-11-22`,
    `${wording}.s.2026-13-99`,
    `${wording}.s.2026-11-22.short`,
    `${wording}.s.2026-11-22.${proof} `,
  ])('is no answer where it is %j: another wording, malformed or absent [F264]', (value) => {
    expect(consentOf(value, wording)).toEqual(unknownConsent);
  });

  test('is no answer to a question that names other tools', () => {
    const tool = { id: 'G-1', host: 'https://daten.example' };
    const none = { tags: null, heatMap: null, sessionAnalytics: null };
    const questions = [
      null,
      { ...none, tags: tool },
      { ...none, heatMap: tool },
      { ...none, sessionAnalytics: tool },
      { ...none, tags: tool, heatMap: tool },
    ];
    const wordings = questions.map(wordingVersion);
    expect(new Set(wordings).size).toBe(questions.length);
    const value = consentValue({ granted: ['statistics'], day: '2026-11-22', proof }, wording);
    expect(wordings.map((version) => consentOf(value, version).statistics)).toEqual([
      'granted',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });
});
