/** What tells a page from a changed one in this browser. The shop makes hashes of its own from the saved design. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import { spreadPages } from '#core/design/spread/spread-pages.ts';
import { printedContent } from '#core/order/approval/approval.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';

/** By page id. */
export const pageFingerprints = weakMemoize(
  (design: DesignDocument): ReadonlyMap<string, string> =>
    new Map(spreadPages(design.pages).map((page: Page) => [page.id, fingerprint(printedContent(design, [page]))])),
);
