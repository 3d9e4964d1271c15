/** What was typed into the search, in the one form in which addresses and pages have it. */

/** Characters of it. */
export const maxQueryLength = 80;

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

/** Trimmed, single spaces, without control characters and signs of direction, at most 80 characters. Time linear in its length. */
export function displayedQuery(typed: string): string {
  const visible = spaced(spaced(typed.toWellFormed()).replace(/\p{C}/gu, '')).trim();
  return Array.from(visible).slice(0, maxQueryLength).join('').trim();
}
