/** The version that a document is stored under: the lowest one whose programs print it as it is meant. */
import { hasBands } from './calendar/stored-version.ts';
import { type DesignDocument, documentVersion } from './document.ts';
import type { PhotoFilter } from './photo-element.ts';

/** Programs of before know no warmth and saturation, and mean something else by brightness and contrast. */
function isCorrected({ warmth, saturation, brightness, contrast }: PhotoFilter): boolean {
  return Boolean(warmth || saturation || brightness || contrast);
}

/** The version of the newest key, so that a program of before it answers that the document is newer than it; else the one that all write. */
export function storedVersion(design: Pick<DesignDocument, 'product' | 'pages'>): number {
  if (hasBands(design)) return 7;
  const { pages } = design;
  const hasCorrections = pages.some(({ ground, elements }) =>
    [ground, ...elements].some((part) => part?.kind === 'photo' && part.filter && isCorrected(part.filter)),
  );
  return hasCorrections ? 6 : documentVersion;
}

/** The document as JSON for the store, or for a file that other releases may read. */
export function documentJson(design: DesignDocument): string {
  return JSON.stringify({ ...design, version: storedVersion(design) });
}
