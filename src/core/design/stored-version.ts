/** The version that a document is stored under: the lowest one whose programs print it as it is meant. */
import { type DesignDocument, documentVersion } from './document.ts';
import { hasMask, maskVersion } from './library/mask-version.ts';
import type { PhotoFilter } from './photo-element.ts';

/** Programs of before know no warmth and saturation, and mean something else by brightness and contrast. */
function isCorrected({ warmth, saturation, brightness, contrast }: PhotoFilter): boolean {
  return Boolean(warmth || saturation || brightness || contrast);
}

/** The first version whose programs have warmth and saturation, and mean curves by brightness and contrast. */
const correctionVersion = 6;

/** The first version that has all of the document, where an earlier program has to answer that it is newer; else the one that all write. */
export function storedVersion(design: Pick<DesignDocument, 'pages'>): number {
  if (hasMask(design)) return maskVersion;
  const hasCorrections = design.pages.some(({ ground, elements }) =>
    [ground, ...elements].some((part) => part?.kind === 'photo' && part.filter && isCorrected(part.filter)),
  );
  return hasCorrections ? correctionVersion : documentVersion;
}

/** The document as JSON for the store, or for a file that other releases may read. */
export function documentJson(design: DesignDocument): string {
  return JSON.stringify({ ...design, version: storedVersion(design) });
}
