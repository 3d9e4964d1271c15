/** A set of photo prints as the text of an order: photoprint-matt-48-4f2a91c3. Its rows are a fingerprint, only the paper can be read back. */

import { sortedJson } from '#core/values/sorted-json.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';
import { type PhotoprintChoice, type PrintPaper, printCount, printPaperKeys } from './choice.ts';

/** The same rows on the same paper have the same number. */
export function photoprintSku({ paper, border, rows }: PhotoprintChoice): string {
  return `photoprint-${paper}-${printCount({ rows })}-${fingerprint(sortedJson({ border, rows }))}`;
}

/** Null for a sku of another product. */
export function paperOfPhotoprintSku(sku: string): PrintPaper | null {
  const [, paper] = /^photoprint-([a-z]+)-\d{1,4}-[0-9a-f]{6,14}$/.exec(sku) ?? [];
  return printPaperKeys.find((key) => key === paper) ?? null;
}
