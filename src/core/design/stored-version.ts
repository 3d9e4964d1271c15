/**
 * How documents are stored. Programs before version 8 ask for labels of elements, which no document has any more: all are stored under the
 * version of today, and those programs answer that they are newer.
 */
import type { DesignDocument } from './document.ts';

/** The document as JSON for the store, or for a file that other releases may read. */
export function documentJson(design: DesignDocument): string {
  return JSON.stringify(design);
}
