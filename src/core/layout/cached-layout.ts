/** Layout with a cache by element: an editor lays out again only what an edit changed. The result equals `layout()`. */
import { dayPhotos } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { PrintedPage } from '#core/design/spread/spread-pages.ts';
import { groundItems } from './ground.ts';
import { type ElementLayout, layoutElement, layoutWith, type PartedLayout } from './layout.ts';
import type { Resources } from './resources.ts';
import type { Item } from './sheet.ts';

/** Everything a result rests on besides the element itself; compared by identity. */
type Basis = readonly unknown[];
type Cached<T> = { basis: Basis; value: T };

/**
 * `fontsRevision` grows whenever a face, an emoji or a library of the font set was loaded. Unchanged elements keep the identity of their
 * items, so painters may cache by it.
 */
export type CachedLayout = (design: DesignDocument, resources: Resources, fontsRevision: number) => PartedLayout;

export function createCachedLayout(): CachedLayout {
  const elements = new WeakMap<Element, Cached<ElementLayout>>();
  const grounds = new Map<string, Cached<Item[]>>();
  return (design, resources, fontsRevision) =>
    layoutWith(design, {
      element(all, page, element) {
        const basis = [
          all.inks,
          all.product.refinement,
          all.language,
          page.id,
          ...elementResources(page, element, resources, fontsRevision),
        ];
        const cached = elements.get(element);
        if (cached && isSame(cached.basis, basis)) return cached.value;
        const value = layoutElement(all, page, element, resources);
        elements.set(element, { basis, value });
        return value;
      },
      ground(all, page) {
        const basis = groundBasis(all, page, resources, fontsRevision);
        const cached = grounds.get(page.id);
        if (cached && isSame(cached.basis, basis)) return cached.value;
        const value = groundItems(all, page, resources);
        grounds.set(page.id, { basis, value });
        return value;
      },
    });
}

function isSame(a: Basis, b: Basis): boolean {
  return a.length === b.length && a.every((part, at) => part === b[at]);
}

/** What an element draws on besides itself: drawing, photo facts, the loaded fonts, panels of its page and how its photos are arranged. */
function elementResources(page: Page, element: Element, resources: Resources, fontsRevision: number): Basis {
  switch (element.kind) {
    case 'text':
    case 'qr':
    case 'clip-art':
      return [fontsRevision];
    case 'calendar-grid':
      return [fontsRevision, ...dayPhotos(element.marks).map(({ photoId }) => resources.photo(photoId))];
    case 'artwork':
      return [resources.artwork(element.artworkId)];
    case 'photo':
      return [
        element.photoId === null ? null : resources.photo(element.photoId),
        page.collage,
        page.panels,
        element.maskId && fontsRevision,
      ];
    case 'spine-title':
      return [fontsRevision, page.panels];
    default:
      return [];
  }
}

function groundBasis(design: DesignDocument, page: PrintedPage, resources: Resources, fontsRevision: number): Basis {
  const { ground, groundSpan, background, widthUm, heightUm, bleedUm } = page;
  const ink = background === null ? null : design.inks[background];
  return [
    ground,
    background,
    ink,
    // Patterns have further inks.
    ground && ground.kind !== 'photo' && design.inks,
    design.product.refinement,
    widthUm,
    heightUm,
    bleedUm,
    groundSpan?.fromUm,
    groundSpan?.toUm,
    ground && groundResource(ground, resources, fontsRevision),
  ];
}

function groundResource(ground: NonNullable<Page['ground']>, resources: Resources, fontsRevision: number): unknown {
  switch (ground.kind) {
    case 'pattern':
      return resources.artwork(ground.artworkId);
    case 'library-pattern':
      return fontsRevision;
    case 'photo':
      return resources.photo(ground.photoId);
  }
}
