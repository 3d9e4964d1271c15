/** The version that a document is stored under: the lowest one whose programs print it as it is meant. */
import { hasAcross } from '#core/design/spread/spread-pages.ts';
import { hasMoreMonths } from './calendar/months-version.ts';
import { hasBands } from './calendar/stored-version.ts';
import { type DesignDocument, documentVersion, newestVersion } from './document.ts';
import { hasMask } from './library/mask-version.ts';
import type { PhotoFilter } from './photo-element.ts';

/** The version of corrected photos. */
const correctedVersion = 6;

/** Programs of before know no warmth and saturation, and mean something else by brightness and contrast. */
function isCorrected({ warmth, saturation, brightness, contrast }: PhotoFilter): boolean {
  return Boolean(warmth || saturation || brightness || contrast);
}

/** A higher version where a program of the release before has to answer that the document is newer than it; else the one that all write. */
export function storedVersion(design: Pick<DesignDocument, 'product' | 'pages'>): number {
  const { pages } = design;
  if (hasMask(design) || hasBands(design) || hasMoreMonths(design) || pages.some(hasAcross)) return newestVersion;
  const hasCorrections = pages.some(({ ground, elements }) =>
    [ground, ...elements].some((part) => part?.kind === 'photo' && part.filter && isCorrected(part.filter)),
  );
  return hasCorrections ? correctedVersion : documentVersion;
}

/** The document as JSON for the store, or for a file that other releases may read. */
export function documentJson(design: DesignDocument): string {
  return JSON.stringify({ ...design, version: storedVersion(design) });
}
