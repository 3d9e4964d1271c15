/** Findings about a text with fields, which is checked with the values of each record and not with the names of its fields. */
import { isMerged } from '#core/merge/fill.ts';
import type { Finding, Rule } from '#core/preflight/finding.ts';
import type { ProductDocument } from '#core/products/document.ts';

/** What they find hangs on the words of a text and on the room that these take. */
const rulesOfWords: ReadonlySet<Rule> = new Set([
  'overflow',
  'missing-glyph',
  'substituted-glyph',
  'sample-text',
  'date',
  'contact',
  'fact',
  'covered',
  'type-size',
  'outside-safe-area',
  'near-fold',
  'keep-out',
  'gutter',
  'near-trim',
]);

/** Without what the words of such texts are found to be. Their colours are those of every record. */
export function withoutFieldTexts({ pages }: ProductDocument, findings: readonly Finding[]): Finding[] {
  const merged = new Set(
    pages.flatMap((page) => page.elements.flatMap((one) => (one.kind === 'text' && isMerged(one) ? [`${page.id} ${one.id}`] : []))),
  );
  return findings.filter(({ rule, page, element }) => !rulesOfWords.has(rule) || !merged.has(`${page} ${element}`));
}
