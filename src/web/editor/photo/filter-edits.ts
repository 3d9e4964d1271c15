/** Corrections of photos as edits: of selected elements, of a page's ground, and of all photos of a page or design. Data in, edits out. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { isEqual } from '#core/values/equal.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { groundRef } from '#web/editor/ground/photo-ground.ts';

export const corrections = ['warmth', 'saturation', 'brightness', 'contrast'] as const;
export type Correction = (typeof corrections)[number];

/** The filter without what changes nothing; null for none at all. */
export function plainFilter({ tone, ...numbers }: PhotoFilter): PhotoFilter | null {
  const kept = corrections.flatMap((name) => (numbers[name] ? [[name, numbers[name]] as const] : []));
  const filter: PhotoFilter = { ...(tone ? { tone } : {}), ...Object.fromEntries(kept) };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The filter of the photo that `ref` names (`groundRef` for the page's ground); undefined where there is no photo. */
export function filterAt(design: Pick<DesignDocument, 'pages'>, ref: ElementRef): PhotoFilter | undefined {
  const page = design.pages.find(({ id }) => id === ref.page);
  if (ref.element === groundRef && page?.ground?.kind === 'photo') return page.ground.filter ?? {};
  const element = findElement(design, ref)?.element;
  return element?.kind === 'photo' ? (element.filter ?? {}) : undefined;
}

/** Photos of a page whose look the customer may change, its ground included. */
export function photosOfPage(page: Page): ElementRef[] {
  const refs = page.elements.flatMap((element) =>
    element.kind === 'photo' && element.photoId !== null && mayEdit(element, 'style') ? [{ page: page.id, element: element.id }] : [],
  );
  return page.ground?.kind === 'photo' ? [{ page: page.id, element: groundRef }, ...refs] : refs;
}

/** What gives each of these photos the filter; photos that have it already are left out. */
export function filterEdits(design: Pick<DesignDocument, 'pages'>, refs: readonly ElementRef[], filter: PhotoFilter): Edit[] {
  const wanted = plainFilter(filter);
  return refs.flatMap((ref): Edit[] => {
    const now = filterAt(design, ref);
    const page = design.pages.find(({ id }) => id === ref.page);
    if (now === undefined || !page || isEqual(plainFilter(now), wanted)) return [];
    if (ref.element !== groundRef) return [{ kind: 'setProperties', ...ref, properties: { filter: wanted } }];
    if (page.ground?.kind !== 'photo') return [];
    const { filter: _, ...ground } = page.ground;
    return [{ kind: 'setGround', page: page.id, background: page.background, ground: wanted ? { ...ground, filter: wanted } : ground }];
  });
}
