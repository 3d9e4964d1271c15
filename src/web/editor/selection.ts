/** Which elements are selected: a set of references, compared by page and element id. */
import type { DesignDocument } from '#core/design/document.ts';
import { type ElementRef, findElement } from './draft/content.ts';

/** Keyed by page and element, so that equal references are one. The order is the order of selecting. */
export type Selection = ReadonlyMap<string, ElementRef>;

export const nothingSelected: Selection = new Map();

export function refKey({ page, element }: ElementRef): string {
  return `${page} ${element}`;
}

export function selected(refs: readonly ElementRef[]): Selection {
  return new Map(refs.map((ref) => [refKey(ref), ref]));
}

/** Adds the elements, or takes them out where all of them are in. */
export function toggleSelected(selection: Selection, refs: readonly ElementRef[]): Selection {
  const next = new Map(selection);
  const areIn = refs.every((ref) => selection.has(refKey(ref)));
  for (const ref of refs) {
    if (areIn) next.delete(refKey(ref));
    else next.set(refKey(ref), ref);
  }
  return next;
}

/** The one selected element; null where there is none or several. */
export function onlySelected(selection: Selection): ElementRef | null {
  const [first, second] = selection.values();
  return first && !second ? first : null;
}

/** Without the elements the design has not got; the given set where it has all. */
export function withoutMissing(selection: Selection, design: DesignDocument): Selection {
  const found = [...selection].filter(([, ref]) => findElement(design, ref));
  return found.length === selection.size ? selection : new Map(found);
}
