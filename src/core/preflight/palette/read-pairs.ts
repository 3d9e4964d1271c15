/** What is read on what, in ink tokens: what a change of all inks has to keep legible. */

import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import type { ReadPair } from '#core/design/palette/ladder.ts';
import { contrastOf } from '#core/preflight/contrast.ts';
import type { Checked } from '#core/preflight/finding.ts';
import { findPlacedElement } from '#core/preflight/finding.ts';
import { groundsOf } from '#core/preflight/ground.ts';
import type { TextMark } from '#core/preflight/marks.ts';

/** As of the print check: less of a ground below a text plays no part. */
const noticeableShare = 0.15;
const paperHex = '#ffffff';

/** Tokens of a screen colour; inks that look the same are all meant. */
function tokensOf(inks: Checked['design']['inks'], hex: string): string[] {
  return Object.keys(inks).filter((token) => inks[token]?.hex === hex);
}

/**
 * Pairs of inks of all texts and their grounds. Each keeps the contrast of body type, or where its ink is a plate's or its customer's own, at
 * least what it has. Photos, and what is seen through something, are no inks.
 */
export function readPairs({ design, pages, limits }: Checked): ReadPair[] {
  const pairs = new Map<string, ReadPair>();
  for (const { page, marks } of pages) {
    for (const mark of marks) {
      if (mark.kind !== 'text' || mark.glyphs.length === 0 || mark.paint.kind === 'finish') continue;
      for (const pair of pairsOf(mark, { design, marks, page, reading: limits.contrast.text }))
        pairs.set(`${pair.ink} ${pair.ground} ${pair.least}`, pair);
    }
  }
  return [...pairs.values()];
}

type About = Pick<Checked, 'design'> & Pick<Checked['pages'][number], 'marks' | 'page'> & { reading: number };

function pairsOf(mark: TextMark, { design: { inks }, marks, page, reading }: About): ReadPair[] {
  const { hex } = mark.paint;
  const element = findPlacedElement(page, mark.of);
  const own = element?.kind === 'text' || element?.kind === 'spine-title' ? [element.ink] : [];
  const types = own.length > 0 && inks[own[0] ?? '']?.hex === hex ? own : tokensOf(inks, hex);
  return groundsOf(marks, mark).flatMap(({ hex: below, share }): ReadPair[] => {
    if (below === null || share < noticeableShare) return [];
    const found = tokensOf(inks, below);
    const grounds = found.length > 0 ? found : below === paperHex ? [null] : [];
    return types.flatMap((ink) => {
      const isStill = inks[ink]?.finish === true || isOwnInk(ink);
      const least = isStill ? Math.min(reading, contrastOf(hex, below)) : reading;
      return grounds.map((ground) => ({ ink, ground, least }));
    });
  });
}
