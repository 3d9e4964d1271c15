/** Inks that a customer mixed beside those of the design: 'own-1' to 'own-12'. Decision 134. */
import type { DesignDocument } from '#core/design/document.ts';

type Inks = DesignDocument['inks'];

export const maxOwnInks = 12;

export function isOwnInk(token: string): boolean {
  return /^own-([1-9]|1[0-2])$/.test(token);
}

/** Inks of the design and own ones, these last and by their number: taken out and put back, one stands where it stood. */
export function withOwnInks(inks: Inks, own: Inks): Inks {
  const ofDesign = Object.entries(inks).filter(([token]) => !isOwnInk(token));
  const mixed = Object.entries(own).filter(([token]) => isOwnInk(token));
  return Object.fromEntries([...ofDesign, ...mixed.sort(([a], [b]) => Number(a.slice(4)) - Number(b.slice(4)))]);
}
