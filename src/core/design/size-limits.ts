/** Sums over a document beyond which it is not saved. One that was stored before still opens and prints. */

import { spreadPages } from '#core/design/spread/spread-pages.ts';
import { type Message, message } from '#core/values/message.ts';
import type { DesignDocument, Element, Page } from './document.ts';
import { elementInks } from './ink-use.ts';

/** Elements of a page have a limit of their own in the schema. */
const limits = { elements: 5_000, refinedPieces: 300, pathCharacters: 200_000 };

function pathOf(element: Element): string {
  return element.kind === 'shape' && element.outline.as === 'path' ? element.outline.d : '';
}

/** Shapes of a path, or one for everything that is drawn as a whole. */
function piecesOf(element: Element): number {
  return Math.max(1, pathOf(element).split('M').length - 1);
}

function pageIssue({ elements }: Page, inks: DesignDocument['inks']): Message | null {
  const refined = elements.filter((element) => elementInks(element).some((token) => inks[token]?.finish));
  const pieces = refined.reduce((sum, element) => sum + piecesOf(element), 0);
  if (pieces > limits.refinedPieces) return message('fault.too-many-refined', { limit: limits.refinedPieces });
  const characters = elements.reduce((sum, element) => sum + pathOf(element).length, 0);
  return characters > limits.pathCharacters ? message('fault.too-long-paths') : null;
}

/** Why a design is too large to be saved, or null. */
export function sizeIssue({ pages: own, inks }: DesignDocument): Message | null {
  // What lies across a spread is drawn on both of its pages.
  const pages = spreadPages(own);
  const elements = pages.reduce((sum, page) => sum + page.elements.length, 0);
  if (elements > limits.elements) return message('fault.too-many-elements', { limit: limits.elements });
  for (const page of pages) {
    const issue = pageIssue(page, inks);
    if (issue) return issue;
  }
  return null;
}
