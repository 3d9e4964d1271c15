/** What clients of a load run saw: times by kind of request, and answers that must not be. */
import type { Answer } from './client.ts';

export type RequestKind = 'page' | 'call' | 'picture' | 'health';

export type Measurements = {
  timesMs: Record<RequestKind, number[]>;
  /** Answers that told the visitor to come again: 429 and 503 with Retry-After. */
  shed: number;
  /** "message method path" of connections that broke and answers that did not come in time. The visitor tries again. */
  broken: string[];
  /** "status method path" of answers that no visitor should get. */
  faults: string[];
};

export function createMeasurements(): Measurements {
  return { timesMs: { page: [], call: [], picture: [], health: [] }, shed: 0, broken: [], faults: [] };
}

/** Notes an answer; true when the visitor is to try again later. */
export function noteAnswer(
  measurements: Measurements,
  kind: RequestKind,
  what: string,
  { status, headers, ms }: Pick<Answer, 'status' | 'headers' | 'ms'>,
): boolean {
  measurements.timesMs[kind].push(ms);
  if (status < 400) return false;
  const mayTryAgain = (status === 429 || status === 503) && headers['retry-after'] !== undefined;
  if (mayTryAgain) measurements.shed += 1;
  else measurements.faults.push(`${status} ${what}`);
  return mayTryAgain;
}
