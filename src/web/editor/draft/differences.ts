/** Where two versions of a design differ, as far as a customer is shown it. Pure. */

import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { MergeConflict } from '#core/design/merge/merge.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import { isEqual } from '#core/values/equal.ts';
import { faceOf, facesInOrder } from './content.ts';

type Design = Pick<DesignDocument, 'pages'>;

/** What both versions say at a place of a conflict; null where it is no text, or is missing. */
export function wordsAt(place: MergeConflict, versions: readonly [Design, Design]): [string | null, string | null] {
  if (place.kind !== 'element') return [null, null];
  const [first, second] = versions.map(({ pages }) => {
    const found = pages.find(({ id }) => id === place.page)?.elements ?? [];
    return found.filter((element) => isEqual(elementName(element), place.name));
  }) as [Element[], Element[]];
  const here = first.find((element) => !second.some((other) => isEqual(element, other)));
  const there = second.find((other) => !first.some((element) => isEqual(element, other)));
  const [left, right] = [textOf(here), textOf(there)];
  return left === right ? [null, null] : [left, right];
}

function textOf(element: Element | undefined): string | null {
  return element?.kind === 'text' ? element.text.replace(/\s+/g, ' ').trim() : null;
}

/** Ids of the panels that show something else in the other version, in reading order; the first panel where none does. */
export function differingPanels(design: DesignDocument, other: DesignDocument): string[] {
  const panels = facesInOrder(design);
  const differing = panels.filter(({ page, panel }) => {
    const counterpart = other.pages.find(({ id }) => id === page.id);
    return !counterpart || !isEqual(shownOn(page, panel.id), shownOn(counterpart, panel.id));
  });
  return (differing.length > 0 ? differing : panels.slice(0, 1)).map(({ panel }) => panel.id);
}

function shownOn(page: Page, panel: string): object {
  const elements = page.elements.filter((element) => faceOf(page, element)?.id === panel);
  return { background: page.background, ground: page.ground, elements };
}
