/** What a customer added to a picture, at the same place of another size: texts, shapes and further photos grow with the sheet. Pure. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { scaleBox } from '#web/editor/arrange/resize-box.ts';

type Panel = Page['panels'][number];

function frontOf({ panels }: Page): Panel | undefined {
  return panels[0];
}

/** As large as the shorter ratio of the sides allows, with the distance from the middle in proportion. */
function resized(element: Element, from: Panel, to: Panel): Element {
  const factor = Math.min(to.widthUm / from.widthUm, to.heightUm / from.heightUm);
  const box = scaleBox(element, { xUm: element.xUm + element.widthUm / 2, yUm: element.yUm + element.heightUm / 2 }, factor);
  const place = (start: number, size: number, own: { start: number; size: number }, next: { start: number; size: number }) =>
    Math.round(next.start + ((start + size / 2 - own.start) / own.size) * next.size);
  const x = { own: { start: from.xUm, size: from.widthUm }, next: { start: to.xUm, size: to.widthUm } };
  const y = { own: { start: from.yUm, size: from.heightUm }, next: { start: to.yUm, size: to.heightUm } };
  const middle = {
    xUm: place(element.xUm, element.widthUm, x.own, x.next),
    yUm: place(element.yUm, element.heightUm, y.own, y.next),
  };
  const placed = { ...box, xUm: middle.xUm - Math.round(box.widthUm / 2), yUm: middle.yUm - Math.round(box.heightUm / 2) };
  if (element.kind !== 'text') return { ...element, ...placed };
  const sizeUm = Math.max(element.minSizeUm, Math.min(placed.heightUm, Math.round(element.sizeUm * factor)));
  return { ...element, ...placed, sizeUm };
}

/** `moved` with the elements and groups of `design` that it does not have, page by page of the same id. */
export function withOwnElements<D extends DesignDocument>(moved: D, design: DesignDocument): D {
  const pages = moved.pages.map((page) => {
    const own = design.pages.find(({ id }) => id === page.id);
    const [from, to] = [own && frontOf(own), frontOf(page)];
    if (!own || !from || !to) return page;
    const known = new Set(page.elements.map(({ id }) => id));
    const added = own.elements.filter(({ id, kind }) => !known.has(id) && kind !== 'artwork').map((element) => resized(element, from, to));
    if (added.length === 0) return page;
    return { ...page, ...(own.groups ? { groups: own.groups } : {}), elements: [...page.elements, ...added] };
  });
  return { ...moved, pages };
}
