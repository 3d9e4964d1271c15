/**
 * Layout: from the customer's document to finished Sheets, once, for every painter. Deterministic: the same document and files give the
 * same result to the byte in every engine. Each step has a file of its own but drawings, which are placed here.
 */
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import type { ArtworkElement, DesignDocument, Element, Page } from '#core/design/document.ts';
import type { ClipArtElement } from '#core/design/drawn-element.ts';
import type { DrawingLibrary } from '#core/design/library/library.ts';
import { cutContour } from '#core/design/outlines/cut-contour.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { type PrintedPage, spreadPages } from '#core/design/spread/spread-pages.ts';
import { Fault } from '#core/values/fault.ts';
import { frameItems } from './frame.ts';
import { groundItems } from './ground.ts';
import { translucent } from './opacity.ts';
import { paintOf } from './paint.ts';
import { mapPath, movePath } from './path.ts';
import { photoItems } from './photo.ts';
import { qrItems } from './qr.ts';
import type { Resources } from './resources.ts';
import { turnMatrix } from './rotation.ts';
import { shapeItems } from './shape.ts';
import type { Item, Layout, LayoutFinding, Sheet, TextBox } from './sheet.ts';
import { layoutSpineTitle } from './spine-title.ts';
import { layoutText } from './text/text.ts';

/**
 * A drawing of the library in its box: as large as it fits, in the middle, its parts in the element's inks. Nothing without the library.
 * Unknown drawings and inks throw 'bad-input'.
 */
function clipArtItems(design: DesignDocument, element: ClipArtElement, drawings: DrawingLibrary | undefined): Item[] {
  if (!drawings) return [];
  const drawing = drawings.clipArt(element.clipArtId);
  if (!drawing) throw new Fault('bad-input', `unknown clip art ${element.clipArtId}`);
  const { id: of, xUm, yUm, widthUm, heightUm, inks } = element;
  const scale = Math.min(widthUm / drawing.width, heightUm / drawing.height);
  const left = xUm + (widthUm - drawing.width * scale) / 2;
  const top = yUm + (heightUm - drawing.height * scale) / 2;
  // A plate lies above all inks and cannot be covered, so it gets the drawing without what is covered.
  const plate = drawing.cut === undefined ? undefined : inks.map((token) => paintOf(design, token)).find(({ kind }) => kind === 'finish');
  if (drawing.cut !== undefined && plate) {
    return [{ kind: 'fill', of, d: mapPath(drawing.cut, (x, y) => [left + x * scale, top + y * scale]), paint: plate }];
  }
  return drawing.parts.map((part): Item => {
    const d = mapPath(part.d, (x, y) => [left + x * scale, top + y * scale]);
    const paint = paintOf(design, inks[Math.min(part.ink, inks.length - 1)] ?? '');
    if (part.stroke === undefined) return { kind: 'fill', of, d, paint };
    return { kind: 'stroke', of, d, widthUm: Math.max(1, Math.round(part.stroke * scale)), paint };
  });
}

/**
 * A family's drawing on the page: paths moved to their box, tokens become paints. Drawings are never scaled. One item a shape, in drawing
 * order; groups with a clip stay groups. Unknown drawings and inks throw 'bad-input'.
 */
function artworkItems(design: DesignDocument, element: ArtworkElement, resources: Resources): Item[] {
  const artwork = resources.artwork(element.artworkId);
  if (!artwork) throw new Fault('bad-input', `unknown artwork ${element.artworkId}`);
  const { id: of, xUm, yUm } = element;
  return artwork.groups.flatMap((group): Item[] => {
    const items = group.shapes.map((shape): Item => {
      const d = movePath(shape.d, xUm, yUm);
      const paint = paintOf(design, shape.ink);
      return shape.strokeUm === undefined ? { kind: 'fill', of, d, paint } : { kind: 'stroke', of, d, widthUm: shape.strokeUm, paint };
    });
    if (group.clip === null) return items;
    return [{ kind: 'group', of, clip: movePath(group.clip, xUm, yUm), matrix: null, items }];
  });
}

/** Stored with frozen layouts; the first number rises whenever a rule of this folder changes what is drawn. */
export const layoutEngine = 'federleicht-layout 4, harfbuzz 1.6.4';

/** What one element becomes on its page. */
export type ElementLayout = { items: Item[]; findings: LayoutFinding[]; texts: TextBox[] };

/** One element's part of a sheet, in drawing order; `element` is null for the page's ground. */
export type SheetPart = { id: string; element: Element | null; items: Item[] };
/** `page`: of the document. Its parts may be more than its elements: what lies across a spread continues on the right page (spread-pages.ts). */
export type PartedSheet = { sheet: Sheet; page: Page; parts: SheetPart[] };
export type PartedLayout = { layout: Layout; sheets: PartedSheet[] };

/** The two steps of a page. A cache takes their place in an editor (cached-layout.ts). */
export type LayoutSteps = {
  element(design: DesignDocument, page: Page, element: Element): ElementLayout;
  ground(design: DesignDocument, page: PrintedPage): Item[];
};

/** Every page of the design, finished. Throws Fault 'bad-input' where the document names a font, ink, drawing or photo that is not there. */
export function layout(design: DesignDocument, resources: Resources): Layout {
  return layoutWith(design, {
    element: (all, page, element) => layoutElement(all, page, element, resources),
    ground: (all, page) => groundItems(all, page, resources),
  }).layout;
}

/** Runs the steps over every page. The only place where sheets are put together. */
export function layoutWith(design: DesignDocument, steps: LayoutSteps): PartedLayout {
  const result: Layout = { engine: layoutEngine, sheets: [], findings: [], texts: [] };
  const pages = spreadPages(design.pages);
  const sheets = design.pages.map((own, at): PartedSheet => {
    const page = pages[at] ?? own;
    const parts: SheetPart[] = [{ id: 'background', element: null, items: steps.ground(design, page) }];
    for (const element of page.elements) {
      const { items, findings, texts } = steps.element(design, page, element);
      parts.push({ id: element.id, element, items });
      result.findings.push(...findings);
      result.texts.push(...texts);
    }
    const sheet = sheetOf(
      design,
      page,
      parts.flatMap(({ items }) => items),
    );
    result.sheets.push(sheet);
    return { sheet, page: own, parts };
  });
  return { layout: result, sheets };
}

function sheetOf(design: DesignDocument, page: Page, items: Item[]): Sheet {
  const { id, widthUm, heightUm, panels, foldsUm, foldsYUm, perforations, glue } = page;
  const cut = cutContour(page, design.product.punching);
  return {
    id,
    widthUm,
    heightUm,
    ...pageGuides(page),
    panels: panels.map((panel) => ({ ...panel })),
    foldsUm: [...foldsUm],
    ...(foldsYUm ? { foldsYUm: [...foldsYUm] } : {}),
    ...(cut ? { cut: [...cut] } : {}),
    ...(perforations ? { perforations: perforations.map((line) => ({ ...line })) } : {}),
    ...(glue ? { glue: glue.map((area) => ({ ...area })) } : {}),
    items,
  };
}

/** One element in its place, turned and translucent as it says. Pure: the same arguments give the same items. */
export function layoutElement(design: DesignDocument, page: Page, element: Element, resources: Resources): ElementLayout {
  const laid = layUpright(design, page, element, resources);
  if (laid.items.length === 0) return laid;
  const { id: of, opacity } = element;
  const items = opacity === undefined || opacity === 1 ? laid.items : translucent(of, laid.items, opacity);
  const matrix = turnMatrix(element);
  const turned: Item[] = matrix ? [{ kind: 'group', of, clip: null, matrix, items }] : items;
  // Nothing while the code of shapes is not at hand: a photo that reaches out of its shape is never shown.
  return { ...laid, items: page.collage?.shape ? (resources.fonts.clipToShape?.(page, element, turned) ?? []) : turned };
}

function layUpright(design: DesignDocument, page: Page, element: Element, resources: Resources): ElementLayout {
  switch (element.kind) {
    case 'text':
      return layoutText(design, page, element, resources.fonts);
    case 'photo':
      return drawn(photoItems(design, element, resources));
    case 'artwork':
      return drawn(artworkItems(design, element, resources));
    case 'shape':
      return drawn(shapeItems(design, element));
    case 'clip-art':
      return drawn(clipArtItems(design, element, resources.fonts.drawings));
    case 'frame':
      return drawn(frameItems(design, element));
    case 'qr':
      return drawn(qrItems(design, element, resources.fonts.encodeQr));
    case 'calendar-grid':
      return calendarGrid(design, page, element, resources);
    case 'spine-title':
      return layoutSpineTitle(design, page, element, resources.fonts);
  }
}

/** Nothing while the code of grids is not at hand. */
function calendarGrid(design: DesignDocument, page: Page, element: CalendarGridElement, resources: Resources): ElementLayout {
  const { calendar } = resources.fonts;
  if (!calendar) return drawn([]);
  return { ...calendar.layoutGrid(design, page, element, resources, calendar.names(element.locale)), texts: [] };
}

function drawn(items: Item[]): ElementLayout {
  return { items, findings: [], texts: [] };
}
