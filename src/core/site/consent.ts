/**
 * What a visitor has agreed to, as the cookie `consent` says it: `VERSION.LETTERS.DAY[.PROOF]`, for example `1.sm.2026-11-22.q8Zk…`. The
 * version is that of the wording that was shown; another one, like no cookie, is no answer. The proof is the id of a stored consent.
 */
import type { TrackingTools } from './tracking.ts';

export const consentCookie = 'consent';

/** Changes with the wording of the question (texts/de/consent.ts): visitors are asked anew. */
const textVersion = 3;

/** Version of the question as it stands with these tools: it names who gets what. */
export function wordingVersion(tools: TrackingTools | null): number {
  const isUsed = [tools?.tags, tools?.heatMap, tools?.sessionAnalytics];
  return isUsed.reduce((sum, tool, at) => sum + (tool ? 2 ** at : 0), textVersion * 10);
}

export const consentCategories = ['statistics', 'marketing', 'external'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentState = 'granted' | 'declined' | 'unknown';
export type Consent = Readonly<Record<ConsentCategory, ConsentState>>;

/** `proof` is null where nothing was granted. */
export type ConsentAnswer = { granted: readonly ConsentCategory[]; day: string; proof: string | null };

/** For how long an answer counts: half a year. */
export const consentSeconds = 184 * 86_400;

const letters: Readonly<Record<ConsentCategory, string>> = { statistics: 's', marketing: 'm', external: 'e' };
const pattern = /^(\d{1,6})\.(-|[sme]{1,3})\.(\d{4}-\d{2}-\d{2})(?:\.([A-Za-z0-9_-]{22}))?$/;

const everything = (state: ConsentState): Consent => ({ statistics: state, marketing: state, external: state });
export const unknownConsent = everything('unknown');
export const declinedConsent = everything('declined');

/** The answer in the value of the cookie to the question in this wording, or null for one that is malformed or about another. */
export function consentAnswer(value: string | null, wording: number): ConsentAnswer | null {
  const [, version, granted = '', day = '', proof = null] = pattern.exec(value ?? '') ?? [];
  if (version === undefined || Number(version) !== wording || Number.isNaN(Date.parse(day))) return null;
  return { granted: consentCategories.filter((category) => granted.includes(letters[category])), day, proof };
}

export function consentValue({ granted, day, proof }: ConsentAnswer, wording: number): string {
  const text = consentCategories.flatMap((category) => (granted.includes(category) ? [letters[category]] : [])).join('') || '-';
  return [wording, text, day, ...(proof === null ? [] : [proof])].join('.');
}

/** The state of each category. What is not granted in an answer is declined. */
export function consentOf(value: string | null, wording: number): Consent {
  const answer = consentAnswer(value, wording);
  if (!answer) return unknownConsent;
  const state = (category: ConsentCategory): ConsentState => (answer.granted.includes(category) ? 'granted' : 'declined');
  return { statistics: state('statistics'), marketing: state('marketing'), external: state('external') };
}
