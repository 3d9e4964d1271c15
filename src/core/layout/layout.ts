/**
 * Layout: from the customer's document to finished Sheets, once, for every painter. Deterministic: the same document and files give the
 * same result to the byte in every engine. This file is the table of contents; each step has its own.
 */

import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { cutContour } from '#core/design/punching.ts';
import { layoutText } from '#core/layout/text/text.ts';
import { bleedUm, safeUm } from '#core/products/card/pages.ts';
import { artworkItems } from './artwork.ts';
import { clipArtItems } from './clip-art.ts';
import { frameItems } from './frame.ts';
import { groundItems } from './ground.ts';
import { translucent } from './opacity.ts';
import { photoItems } from './photo.ts';
import { qrItems } from './qr.ts';
import type { Resources } from './resources.ts';
import { turnMatrix } from './rotation.ts';
import { shapeItems } from './shape.ts';
import type { Item, Layout, LayoutFinding, Sheet, TextBox } from './sheet.ts';

/** Stored with frozen layouts; the first number rises whenever a rule of this folder changes what is drawn. */
export const layoutEngine = 'federleicht-layout 2, harfbuzz 1.6.4';

type ElementLayout = { items: Item[]; findings: LayoutFinding[]; texts: TextBox[] };

/** Every page of the design, finished. Throws Fault 'bad-input' where the document names a font, ink, drawing or photo that is not there. */
export function layout(design: DesignDocument, resources: Resources): Layout {
  const result: Layout = { engine: layoutEngine, sheets: [], findings: [], texts: [] };
  for (const page of design.pages) {
    const laid = page.elements.map((element) => layElement(design, page, element, resources));
    result.sheets.push(sheetOf(design, page, [...groundItems(design, page, resources), ...laid.flatMap((element) => element.items)]));
    result.findings.push(...laid.flatMap((element) => element.findings));
    result.texts.push(...laid.flatMap((element) => element.texts));
  }
  return result;
}

function sheetOf(design: DesignDocument, page: Page, items: Item[]): Sheet {
  const { id, label, widthUm, heightUm, panels, foldsUm, foldsYUm, perforations, glue } = page;
  const cut = cutContour(page, design.punching);
  return {
    id,
    label,
    widthUm,
    heightUm,
    bleedUm,
    safeUm,
    panels: panels.map((panel) => ({ ...panel })),
    foldsUm: [...foldsUm],
    ...(foldsYUm ? { foldsYUm: [...foldsYUm] } : {}),
    ...(cut ? { cut: [...cut] } : {}),
    ...(perforations ? { perforations: perforations.map((line) => ({ ...line })) } : {}),
    ...(glue ? { glue: glue.map((area) => ({ ...area })) } : {}),
    items,
  };
}

function layElement(design: DesignDocument, page: Page, element: Element, resources: Resources): ElementLayout {
  const laid = layUpright(design, page, element, resources);
  if (laid.items.length === 0) return laid;
  const { id: of, opacity } = element;
  const items = opacity === undefined || opacity === 1 ? laid.items : translucent(of, laid.items, opacity);
  const matrix = turnMatrix(element);
  return { ...laid, items: matrix ? [{ kind: 'group', of, clip: null, matrix, items }] : items };
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
      return drawn(clipArtItems(design, element));
    case 'frame':
      return drawn(frameItems(design, element));
    case 'qr':
      return drawn(qrItems(design, element, resources.fonts.encodeQr));
  }
}

function drawn(items: Item[]): ElementLayout {
  return { items, findings: [], texts: [] };
}
