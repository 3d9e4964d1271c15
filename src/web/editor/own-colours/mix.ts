/** Edits that colour something in an ink of the customer's own, and that take such an ink out. Data in, edits out. */

import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits, type Edit } from '#core/design/edit.ts';
import type { Ink } from '#core/design/ink.ts';
import { designInks } from '#core/design/ink-use.ts';
import { colourDifference, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { isOwnInk, maxOwnInks } from '#core/design/own-inks/own-inks.ts';
import { recolourEdits } from '#core/design/own-inks/recoloured.ts';

type Inks = DesignDocument['inks'];

function isSameInk(one: Ink, other: Ink): boolean {
  return one.c === other.c && one.m === other.m && one.y === other.y && one.k === other.k;
}

/** An own token for the ink and the edits that make it one: that of the same colour, a free one, or one that nothing is coloured in. */
function tokenFor(design: DesignDocument, ink: Ink): { token: string; edits: Edit[] } | null {
  const { inks } = design;
  const own = Object.keys(inks).filter(isOwnInk);
  const same = own.find((token) => inks[token] && isSameInk(inks[token], ink));
  if (same !== undefined) return { token: same, edits: [] };
  const free = Array.from({ length: maxOwnInks }, (_, at) => `own-${at + 1}`).find((token) => !inks[token]);
  if (free !== undefined) return { token: free, edits: [{ kind: 'addInk', token: free, ink }] };
  const used = new Set(designInks(design));
  const unused = own.find((token) => !used.has(token));
  if (unused === undefined) return null;
  return {
    token: unused,
    edits: [
      { kind: 'removeInk', token: unused },
      { kind: 'addInk', token: unused, ink },
    ],
  };
}

/**
 * Colours in an ink, which becomes an own one. `colour` gives the edits that colour in a token. `tried` is the token that the same picker put in
 * before: it goes where nothing is coloured in it any more. Null where all own inks are in use.
 */
export function mixEdits(
  design: DesignDocument,
  { c, m, y, k, hex }: Ink,
  colour: (token: string) => readonly Edit[],
  tried: string | null,
): { token: string; edits: Edit[] } | null {
  const found = tokenFor(design, { c, m, y, k, hex });
  if (!found) return null;
  const edits = [...found.edits, ...colour(found.token)];
  const after = applyEdits(design, edits)?.design;
  const isLeft = tried !== null && tried !== found.token && isOwnInk(tried) && after?.inks[tried] && !designInks(after).includes(tried);
  return { token: found.token, edits: isLeft ? [...edits, { kind: 'removeInk', token: tried }] : edits };
}

/** The token of the design's ink that looks most like one; none that becomes foil where there is another. */
export function likestInk(inks: Inks, ink: Ink): string | null {
  const offered = Object.entries(inks).filter(([token]) => !isOwnInk(token));
  const plain = offered.filter(([, { finish }]) => !finish);
  const wanted = labOfHex(ink.hex);
  const apart = ({ hex }: Ink) => colourDifference(labOfHex(hex), wanted);
  return (plain.length > 0 ? plain : offered).toSorted(([, a], [, b]) => apart(a) - apart(b))[0]?.[0] ?? null;
}

/** Takes an own ink out: what was coloured in it is in the likest ink of the design afterwards. */
export function removeEdits(design: DesignDocument, token: string): Edit[] {
  const ink = design.inks[token];
  const to = ink && likestInk(design.inks, ink);
  return to ? [...recolourEdits(design, token, to), { kind: 'removeInk', token }] : [];
}
