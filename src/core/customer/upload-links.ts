/** Terms of the links by which a phone sends photos to the pictures of their owner. */
import { minuteMs } from '#core/values/unit.ts';

/**
 * `unopenedMs`: from its making until a phone has to open it; `idleMs`: from its opening and from each photo on. `files`: photos of one link,
 * as many as a phone shows of a holiday; each counts when it is stored. `perOwner`: links that are open at once, for a family with three phones.
 */
export const uploadLinkTerms = { unopenedMs: 15 * minuteMs, idleMs: 60 * minuteMs, files: 200, perOwner: 3 } as const;

type Times = { openedAt: string | null; revokedAt: string | null; expiresAt: string };

/** 'waiting': for a phone; 'connected': to one; 'cut': by its owner, or because the owner signed out; 'ended': its time is over. */
export type UploadLinkState = 'waiting' | 'connected' | 'cut' | 'ended';

/** `now` as ISO text. */
export function uploadLinkState({ openedAt, revokedAt, expiresAt }: Times, now: string): UploadLinkState {
  if (revokedAt !== null) return 'cut';
  if (expiresAt <= now) return 'ended';
  return openedAt === null ? 'waiting' : 'connected';
}

/** Consonants that nobody mistakes for each other or reads a word in. */
const alphabet = 'BCDFGHKLMNPRSTVX';

/** Four letters of a SHA-256 in hex: people compare them on both screens. */
export function lettersOf(hash: string): string {
  return Array.from(hash.slice(0, 4), (digit) => alphabet[Number.parseInt(digit, 16)] ?? '').join('');
}
