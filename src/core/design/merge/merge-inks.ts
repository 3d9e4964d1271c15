/** Three-way merge of own inks: both sides may have mixed one under the same token. */
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits, type Edit } from '#core/design/edit.ts';
import type { Ink } from '#core/design/ink.ts';
import { isOwnInk, maxOwnInks } from '#core/design/own-inks/own-inks.ts';
import { recolourEdits } from '#core/design/own-inks/recoloured.ts';
import { isEqual } from '#core/values/equal.ts';
import { partOf, pick, type Versions } from './three-way.ts';

type Inks = DesignDocument['inks'];

export function inksOfDesign(inks: Inks): Inks {
  return Object.fromEntries(Object.entries(inks).filter(([token]) => !isOwnInk(token)));
}

/** A token that neither side has; null where all are taken. */
function freeToken(...all: Inks[]): string | null {
  const tokens = Array.from({ length: maxOwnInks }, (_, at) => `own-${at + 1}`);
  return tokens.find((token) => all.every((inks) => !inks[token])) ?? null;
}

/** Mine with other tokens for own inks under which theirs has other colours; null where there are too many for both. */
export function withFreeInks({ base, mine, theirs, sent }: Versions<DesignDocument>): DesignDocument | null {
  let own: DesignDocument | null = mine;
  for (const [token, ink] of Object.entries(mine.inks)) {
    const other = theirs.inks[token];
    const isKnown = [base, ...sent].some(({ inks }) => isEqual(inks[token], other));
    const isMine = !isKnown && !isEqual(base.inks[token], ink) && !isEqual(other, ink);
    if (!own || !isOwnInk(token) || !other || !isMine) continue;
    own = renamed(own, token, freeToken(own.inks, theirs.inks));
  }
  return own;
}

function renamed(design: DesignDocument, from: string, to: string | null): DesignDocument | null {
  const ink = design.inks[from];
  if (to === null || !ink) return null;
  const edits: Edit[] = [{ kind: 'addInk', token: to, ink }, ...recolourEdits(design, from, to), { kind: 'removeInk', token: from }];
  return applyEdits(design, edits)?.design ?? null;
}

/** Own inks of both sides after `withFreeInks`; one that a side took out goes, unless something is still coloured in it. */
export function mergeOwnInks(designs: Versions<DesignDocument>): Inks {
  const tokens = [...Object.keys(designs.theirs.inks), ...Object.keys(designs.mine.inks)].filter(isOwnInk);
  const entries = [...new Set(tokens)].flatMap((token): [string, Ink][] => {
    const { value } = pick<Ink | undefined>(partOf(designs, ({ inks }) => inks[token]));
    return value ? [[token, value]] : [];
  });
  return Object.fromEntries(entries);
}
