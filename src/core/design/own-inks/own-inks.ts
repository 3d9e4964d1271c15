/** Inks that a customer mixed beside those of the design: 'own-1' to 'own-12'. Decision 134. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';

type Inks = DesignDocument['inks'];

export const mostOwnInks = 12;

const ownToken = /^own-(?:[1-9]|1[0-2])$/;

export function isOwnInk(token: string): boolean {
  return ownToken.test(token);
}

function numberOf(token: string): number {
  return Number(token.slice(4));
}

/** The inks with own ones last, by their number: taken out and put back, one stands where it stood. */
export function withOwnInks(inks: Inks, own: Inks): Inks {
  const names = Object.keys(own).filter(isOwnInk);
  const ofDesign = Object.entries(inks).filter(([token]) => !isOwnInk(token));
  const sorted = names.sort((a, b) => numberOf(a) - numberOf(b));
  return Object.fromEntries([...ofDesign, ...sorted.map((token) => [token, own[token]] as const)]) as Inks;
}

/** The inks with an own one more; null where the token is none of an own ink, or taken, or the ink is a finish. */
export function withInk(inks: Inks, token: string, ink: Ink): Inks | null {
  return isOwnInk(token) && !inks[token] && !ink.finish ? withOwnInks(inks, { ...inks, [token]: ink }) : null;
}
