/** Builder of a card's pages: converts drawings and text slots on faces, in millimetres, into elements and artworks. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { Element, PhotoElement, TextElement } from '#core/design/document.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { Fault } from '#core/values/fault.ts';
import { multiply } from '#core/values/matrix.ts';
import type { FamilyCard, FamilyFormat } from '#designs/family.ts';
import { rectangle } from './curve.ts';
import { type Drawing, drawing } from './drawing.ts';
import { type Path, scale, shift } from './path.ts';
import { capHeights } from './type.ts';

export type TextSlot = {
  /** Slot id and key of the row's sample text: 'front-names'. */
  id: string;
  /** Label of the text field: 'Namen'. */
  label: string;
  /** Words that are not in the row's texts. */
  text?: string;
  /** True where customers must replace the sample. */
  personal?: boolean;
  font: FaceKey;
  /** Em size in mm, and the floor fitting may shrink to (default 60 %, never below 2.3 mm). */
  size: number;
  minSize?: number;
  /** Edge or axis of the text by `align`: left edge, middle or right edge, in mm on this face. */
  x: number;
  /** Baseline of the first sample line in mm. */
  y: number;
  width: number;
  /** Room for this many lines; the block stays centred where the sample stands (vertical 'top' and 'bottom' keep that edge). */
  lines?: number;
  /** Height of one line's box in em, 1.3 in the middle: what a text that shrinks onto two lines may take. */
  room?: number;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  /** Distance of baselines as a share of the size. */
  leading?: number;
  /** Letter spacing in em: caps lines 0.14 to 0.3. */
  tracking?: number;
  ink: string;
  figures?: 'lining' | 'oldstyle';
  rotation?: number;
};

type PhotoSlot = {
  id: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  shape?: 'rect' | 'arch' | 'circle';
  ink: string;
};

/** How a face lies on its panel: drawn larger or smaller than it is described, or upside down. */
type Placing = { zoom?: number; isTurned?: boolean };

/** One face of the card: lengths in mm from its own upper left corner, before `zoom` enlarges them. */
export type Face = {
  /** Id of its panel: 'front', 'inside-left', 'panel-2'. */
  side: string;
  width: number;
  height: number;
  /** Trimmed face plus bleed where an edge is cut; nothing beyond a fold. */
  bleedBox: { x: number; y: number; width: number; height: number };
  bleedPath: Path;
  /** A new drawing clipped to the bleed; pass it to `place` when it is complete. */
  drawing(): Drawing;
  /** Adds a drawing above the others of the face. `label` is its name in the editor. */
  place(drawing: Drawing, label?: string): void;
  text(slot: TextSlot): void;
  photo(slot: PhotoSlot): void;
};

export type CardBuilder<Format extends CardFormat = FamilyFormat> = {
  form: CardForm;
  format: Format;
  folded: boolean;
  /** Size of the closed card. */
  width: number;
  height: number;
  /** A panel of the form, by its id: a flat card has front and back only. */
  face(panel: string, placing?: Placing): Face;
  /** Background of all pages or of one, to the bleed. */
  ground(ink: string | null, page?: string): void;
  finish(): FamilyCard;
};

const bleed = 3;
const um = (mm: number) => Math.round(mm * 1000);

type Box = { xUm: number; yUm: number; widthUm: number; heightUm: number };

const overlap = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.min(from + size, otherFrom + otherSize) > Math.max(from, otherFrom);

/** The edges of a panel where the sheet goes on, behind a fold or as an area for glue: nothing may be drawn beyond them. */
function joinedEdges(panel: Box, others: readonly Box[]) {
  const beside = (edge: number, own: (one: Box) => number) =>
    others.some((one) => own(one) === edge && overlap(panel.yUm, panel.heightUm, one.yUm, one.heightUm));
  const along = (edge: number, own: (one: Box) => number) =>
    others.some((one) => own(one) === edge && overlap(panel.xUm, panel.widthUm, one.xUm, one.widthUm));
  return {
    left: beside(panel.xUm, (one) => one.xUm + one.widthUm),
    right: beside(panel.xUm + panel.widthUm, (one) => one.xUm),
    top: along(panel.yUm, (one) => one.yUm + one.heightUm),
    foot: along(panel.yUm + panel.heightUm, (one) => one.yUm),
  };
}

/** An empty card of the row in a form and format. Throws a Fault when the row has no sample text for a slot. */
export function cardBuilder<Format extends CardFormat>(
  row: DesignTemplate,
  form: CardForm,
  format: Format,
  pageCount?: number,
): CardBuilder<Format> {
  const blank = cardPages(form, format, pageCount);
  const pages = blank.map((page) => ({ ...page, background: null as string | null, elements: [] as Element[] }));
  const artworks: Artwork[] = [];
  /** Number of drawings by panel. */
  const placed = new Map<string, number>();
  const { widthUm, heightUm } = cardFormats[format];
  const [width, height] = [widthUm / 1000, heightUm / 1000];

  function face(side: string, { zoom = 1, isTurned = false }: Placing = {}): Face {
    const page = pages.find(({ panels }) => panels.some((panel) => panel.id === side));
    const panel = page?.panels.find(({ id }) => id === side);
    if (!page || !panel) throw new Fault('internal', `a ${form} card has no face "${side}"`);
    const others = [...page.panels.filter(({ id }) => id !== side), ...(page.glue ?? [])];
    const joined = joinedEdges(panel, others);
    const edge = (isJoined: boolean) => (isJoined ? 0 : bleed / zoom);
    const [left, right] = isTurned ? [edge(joined.right), edge(joined.left)] : [edge(joined.left), edge(joined.right)];
    const [top, foot] = isTurned ? [edge(joined.foot), edge(joined.top)] : [edge(joined.top), edge(joined.foot)];
    const [panelWidth, panelHeight] = [panel.widthUm / 1000, panel.heightUm / 1000];
    const [faceWidth, faceHeight] = [panelWidth / zoom, panelHeight / zoom];
    const bleedBox = { x: -left, y: -top, width: faceWidth + left + right, height: faceHeight + top + foot };
    const bleedPath = rectangle(bleedBox.x, bleedBox.y, bleedBox.width, bleedBox.height);
    const matrix = isTurned ? multiply(shift(panelWidth, panelHeight), [-zoom, 0, 0, -zoom, 0, 0]) : scale(zoom);
    const whole = { rotation: 0, xUm: panel.xUm, yUm: panel.yUm, widthUm: panel.widthUm, heightUm: panel.heightUm };
    const place: Place = { panel, zoom, isTurned };
    return {
      side,
      width: faceWidth,
      height: faceHeight,
      bleedBox,
      bleedPath,
      drawing: () => drawing(bleedPath, zoom === 1 && !isTurned ? undefined : matrix),
      place(made, label = 'Ornament') {
        const drawings = (placed.get(side) ?? 0) + 1;
        placed.set(side, drawings);
        const artworkId = `${row.id}.${form}.${format}.${side}.${drawings}`;
        artworks.push(made.artwork(artworkId));
        page.elements.push({ kind: 'artwork', id: `${side}-ornament${drawings === 1 ? '' : `-${drawings}`}`, label, ...whole, artworkId });
      },
      text(slot) {
        const words = slot.text ?? row.texts[slot.id];
        if (words === undefined) throw new Fault('internal', `design "${row.id}" has no text for "${slot.id}"`);
        page.elements.push(textElement(slot, words, place));
      },
      photo(slot) {
        page.elements.push(photoElement(slot, place));
      },
    };
  }

  return {
    form,
    format,
    folded: form === 'folded',
    width,
    height,
    face,
    ground(ink, pageId) {
      for (const page of pages) if (pageId === undefined || page.id === pageId) page.background = ink;
    },
    finish: () => ({ pages, artworks }),
  };
}

/** A panel and how a face lies on it. */
type Place = { panel: Box; zoom: number; isTurned: boolean };

/** A box of a face, in mm, as a box of its page. */
function boxOnPage({ panel, zoom, isTurned }: Place, x: number, y: number, width: number, height: number): Box {
  const [widthUm, heightUm] = [um(width * zoom), um(height * zoom)];
  const [leftUm, topUm] = [um(x * zoom), um(y * zoom)];
  return {
    xUm: panel.xUm + (isTurned ? panel.widthUm - leftUm - widthUm : leftUm),
    yUm: panel.yUm + (isTurned ? panel.heightUm - topUm - heightUm : topUm),
    widthUm,
    heightUm,
  };
}

/**
 * Places a text box so that the sample's first baseline stands at `y`. Layout gives n lines one em and n - 1 leadings and centres
 * capitals in the em of their line; a middle box is 30 % of an em higher, so that a slightly taller block still fits.
 */
function textElement(slot: TextSlot, words: string, place: Place): TextElement {
  const { zoom } = place;
  const { align = 'center', vertical = 'middle', leading = 1.3, size } = slot;
  const sampleLines = words.split('\n').length;
  const lines = Math.max(slot.lines ?? sampleLines, sampleLines);
  const cap = capHeights[slot.font] * size;
  const step = leading * size;
  const room = slot.room ?? (vertical === 'middle' ? 1.3 : 1.02);
  const height = (lines - 1) * step + size * room;
  const first = slot.y - (size + cap) / 2;
  const foot = first + size + (sampleLines - 1) * step;
  const top = { top: first, middle: (first + foot) / 2 - height / 2, bottom: foot - height }[vertical];
  const left = align === 'left' ? slot.x : align === 'right' ? slot.x - slot.width : slot.x - slot.width / 2;
  return {
    kind: 'text',
    id: slot.id,
    label: slot.label,
    ...boxOnPage(place, left, top, slot.width, height),
    rotation: (slot.rotation ?? 0) + (place.isTurned ? 180 : 0),
    text: words,
    sample: words,
    personal: slot.personal ?? false,
    font: slot.font,
    sizeUm: um(size * zoom),
    minSizeUm: um(slot.minSize === undefined ? Math.min(size * zoom, Math.max(2.3, size * zoom * 0.6)) : slot.minSize * zoom),
    leading,
    tracking: Math.round((slot.tracking ?? 0) * 1000),
    align,
    vertical,
    ink: slot.ink,
    figures: slot.figures ?? 'lining',
  };
}

function photoElement(slot: PhotoSlot, place: Place): PhotoElement {
  return {
    kind: 'photo',
    id: slot.id,
    label: slot.label,
    ...boxOnPage(place, slot.x, slot.y, slot.width, slot.height),
    rotation: place.isTurned ? 180 : 0,
    photoId: null,
    shape: slot.shape ?? 'rect',
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    ink: slot.ink,
  };
}
