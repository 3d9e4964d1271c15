/**
 * Layout and painting remembered element by element: while somebody types, only the typed text is set and painted anew. The functions are
 * the shop's own (core/layout, paint/svg), so the preview stays the print; this file only remembers.
 */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { layout, layoutEngine } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { Item, Layout, LayoutFinding, Sheet, TextBox } from '#core/layout/sheet.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';

type ElementLayout = { items: Item[]; findings: LayoutFinding[]; texts: TextBox[] };
type Known = { inks: DesignDocument['inks']; refinement: string; page: string; basis: unknown; laid: ElementLayout };

/** One element's part of a sheet, in drawing order. */
export type SheetPart = { id: string; element: Element | null; items: Item[] };
export type PartedSheet = { sheet: Sheet; page: Page; parts: SheetPart[] };
export type PartedLayout = { layout: Layout; sheets: PartedSheet[] };

/** `basis` of an element: what besides the document its layout rests on (photo facts, drawing, number of loaded faces). */
export function createElementLayout(): (design: DesignDocument, resources: Resources, facesLoaded: number) => PartedLayout {
  const known = new WeakMap<Element, Known>();
  const grounds = new Map<
    string,
    { ink: unknown; basis: unknown; refinement: string; size: string; ground: Page['ground']; items: Item[] }
  >();

  function layElement(design: DesignDocument, page: Page, element: Element, resources: Resources, facesLoaded: number): ElementLayout {
    const basis = basisOf(element, resources, facesLoaded);
    const old = known.get(element);
    if (old && old.inks === design.inks && old.refinement === design.refinement && old.page === page.id && old.basis === basis)
      return old.laid;
    const alone = layout({ ...design, pages: [{ ...page, background: null, elements: [element] }] }, resources);
    const laid = { items: alone.sheets[0]?.items ?? [], findings: alone.findings, texts: alone.texts };
    known.set(element, { inks: design.inks, refinement: design.refinement, page: page.id, basis, laid });
    return laid;
  }

  function groundOf(design: DesignDocument, page: Page, sheet: Sheet, resources: Resources): Item[] {
    const { ground } = page;
    // A pattern's drawing names inks of its own.
    const basis = ground?.kind === 'pattern' ? design.inks : ground && resources.photo(ground.photoId);
    const ink = page.background === null ? null : design.inks[page.background];
    const old = grounds.get(page.id);
    const { widthUm, heightUm } = page;
    const size = `${widthUm} ${heightUm}`;
    const isSame = old && old.ink === ink && old.refinement === design.refinement && old.size === size;
    if (isSame && old.ground === ground && old.basis === basis) return old.items;
    grounds.set(page.id, { ink, basis, refinement: design.refinement, size, ground, items: sheet.items });
    return sheet.items;
  }

  return (design, resources, facesLoaded) => {
    const result: Layout = { engine: layoutEngine, sheets: [], findings: [], texts: [] };
    const sheets: PartedSheet[] = [];
    for (const page of design.pages) {
      const bare = layout({ ...design, pages: [{ ...page, elements: [] }] }, resources).sheets[0];
      if (!bare) continue;
      const laid = page.elements.map((element) => ({ element, ...layElement(design, page, element, resources, facesLoaded) }));
      const parts: SheetPart[] = [
        { id: 'background', element: null, items: groundOf(design, page, bare, resources) },
        ...laid.map(({ element, items }) => ({ id: element.id, element, items })),
      ];
      const sheet = { ...bare, items: parts.flatMap(({ items }) => items) };
      result.sheets.push(sheet);
      result.findings.push(...laid.flatMap(({ findings }) => findings));
      result.texts.push(...laid.flatMap(({ texts }) => texts));
      sheets.push({ sheet, page, parts });
    }
    return { layout: result, sheets };
  };
}

function basisOf(element: Element, resources: Resources, facesLoaded: number): unknown {
  if (element.kind === 'text') return facesLoaded;
  if (element.kind === 'artwork') return resources.artwork(element.artworkId);
  if (element.kind === 'photo') return element.photoId === null ? null : resources.photo(element.photoId);
  return element.kind === 'clip-art' ? resources.artwork(element.clipArtId) : null;
}

/** A part as SVG nodes, painted once for each place it is shown in (`use` is the start of its ids). */
export function createPartPainter(): (sheet: Sheet, part: SheetPart, resources: SvgResources, use: string) => SvgNode[] {
  const painted = new WeakMap<Item[], Map<string, SvgNode[]>>();
  return (sheet, part, resources, use) => {
    const uses = painted.get(part.items) ?? new Map<string, SvgNode[]>();
    painted.set(part.items, uses);
    const old = uses.get(use);
    if (old) return old;
    const options = { view: 'trim', finish: 'ramp', prefix: `${use}-${sheet.id}-${part.id}` } as const;
    const { children } = paintSheet({ ...sheet, items: part.items }, resources, options);
    uses.set(use, children);
    return children;
  };
}
