/** Terms of answers by the code for all of an event. Names are read in open-answer.ts, which browsers do not load. */
import { dayMs } from '#core/values/unit.ts';
import type { Answer } from './event.ts';

/**
 * 'new': its host has not decided; 'joined': it became answers of a household; 'added': it became a household of its own.
 */
export const openStates = ['new', 'joined', 'added', 'refused'] as const;
export type OpenState = (typeof openStates)[number];

export const openTerms = {
  names: 6,
  /** Answers of an event that are kept. */
  answers: 2_000,
  /** How long a form is filled in at least and at most. */
  fillMs: { least: 3_000, most: dayMs },
  keptMs: 365 * dayMs,
} as const;

export type PartAnswer = { part: string; answer: Answer };
