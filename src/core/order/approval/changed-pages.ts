/** Which pages of a design are not as they were approved, whether today or when documents named their elements by words. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import { pageOfBefore } from '#core/design/naming/labels-of-before.ts';
import { spreadPages } from '#core/design/spread/spread-pages.ts';
import { type Approval, contentWith, type Hash, printedContent } from './approval.ts';

/** `printedContent` as programs wrote it that named elements by words. Approvals of that time are hashes of it. */
export function printedContentBefore(design: DesignDocument, pages: readonly Page[]): string {
  return contentWith(design, pages, pages.map(pageOfBefore));
}

const contents = [printedContent, printedContentBefore] as const;

/** Ids of the pages that are not as they were when it was ordered, in the order of the design. Empty also where only the order of the pages is another one. */
export function pagesToApprove(approval: Approval, design: DesignDocument, hash: Hash): string[] {
  const approved = new Map(approval.pages.map((page) => [page.id, page.hash]));
  return spreadPages(design.pages)
    .filter((page) => !contents.some((content) => hash(content(design, [page])) === approved.get(page.id)))
    .map(({ id }) => id);
}
