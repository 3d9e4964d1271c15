/** Faces of pages: drawings and text slots in millimetres become elements and artworks. */
import type { Artwork } from '#core/design/artwork.ts';
import type { Element, PhotoElement, TextElement } from '#core/design/document.ts';
import { nameKeys } from '#core/design/naming/element-name.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { Fault } from '#core/values/fault.ts';
import { multiply } from '#core/values/matrix.ts';
import { rectangle } from './curve.ts';
import { type Drawing, drawing } from './drawing.ts';
import { type Path, scale, shift } from './path.ts';
import { capHeights } from './type.ts';

export type TextSlot = {
  /** Slot id and key of the row's sample text: 'front-names'. */
  id: string;
  /** What it says: 'names'. */
  role: ElementRole;
  number?: number;
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
  role: ElementRole;
  number?: number;
  x: number;
  y: number;
  width: number;
  height: number;
  shape?: 'rect' | 'arch' | 'circle';
  ink: string;
  /** Degrees clockwise about the middle of the box. */
  rotation?: number;
};

/** How a face lies on its panel: drawn larger or smaller than it is described, or upside down. */
export type Placing = { zoom?: number; isTurned?: boolean };

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
  /** Adds a drawing above the others of the face. `role` says what is drawn. */
  place(drawing: Drawing, role?: ElementRole): void;
  text(slot: TextSlot): void;
  photo(slot: PhotoSlot): void;
};

const um = (mm: number) => Math.round(mm * 1000);

export type PanelBox = { xUm: number; yUm: number; widthUm: number; heightUm: number };

/** Printed millimetres beyond the edges of a panel: bleed or wrap, nothing beyond a fold. */
export type Margins = { left: number; right: number; top: number; foot: number };

type FaceOf = {
  panel: PanelBox & { id: string };
  margins: Margins;
  /** Elements of the panel's page, and all artworks: the face adds to them. */
  elements: Element[];
  artworks: Artwork[];
  /** Sample texts by slot id, and what they belong to: "design "olivia"". */
  texts: Readonly<Record<string, string>>;
  owner: string;
  /** Id of the panel's drawing by its number. */
  artworkId(number: number): string;
};

/** The face of a panel. Its slots throw a Fault when there is no sample text for one. */
export function faceOn(of: FaceOf, { zoom = 1, isTurned = false }: Placing = {}): Face {
  const { panel, margins, elements, artworks, texts, owner, artworkId } = of;
  const [left, right] = isTurned ? [margins.right / zoom, margins.left / zoom] : [margins.left / zoom, margins.right / zoom];
  const [top, foot] = isTurned ? [margins.foot / zoom, margins.top / zoom] : [margins.top / zoom, margins.foot / zoom];
  const [panelWidth, panelHeight] = [panel.widthUm / 1000, panel.heightUm / 1000];
  const [faceWidth, faceHeight] = [panelWidth / zoom, panelHeight / zoom];
  const bleedBox = { x: -left, y: -top, width: faceWidth + left + right, height: faceHeight + top + foot };
  const bleedPath = rectangle(bleedBox.x, bleedBox.y, bleedBox.width, bleedBox.height);
  const matrix = isTurned ? multiply(shift(panelWidth, panelHeight), [-zoom, 0, 0, -zoom, 0, 0]) : scale(zoom);
  const whole = { rotation: 0, xUm: panel.xUm, yUm: panel.yUm, widthUm: panel.widthUm, heightUm: panel.heightUm };
  const place: Place = { panel, zoom, isTurned };
  const isOwn = (id: string) => id === `${panel.id}-ornament` || id.startsWith(`${panel.id}-ornament-`);
  return {
    side: panel.id,
    width: faceWidth,
    height: faceHeight,
    bleedBox,
    bleedPath,
    drawing: () => drawing(bleedPath, zoom === 1 && !isTurned ? undefined : matrix),
    place(made, role = 'ornament') {
      const number = elements.filter(({ kind, id }) => kind === 'artwork' && isOwn(id)).length + 1;
      artworks.push(made.artwork(artworkId(number)));
      const id = `${panel.id}-ornament${number === 1 ? '' : `-${number}`}`;
      elements.push({ kind: 'artwork', id, role, ...whole, artworkId: artworkId(number) });
    },
    text(slot) {
      const words = slot.text ?? texts[slot.id];
      if (words === undefined) throw new Fault('internal', `${owner} has no text for "${slot.id}"`);
      elements.push(textElement({ ...slot, role: roleOn(panel.id, slot.role) }, words, place));
    },
    photo(slot) {
      elements.push(photoElement(slot, place));
    },
  };
}

/** Faces are drawn for the inside of a folded card; on the back of a flat one their texts are not inside. */
const elsewhere: Partial<Record<ElementRole, ElementRole>> = {
  'inside-heading': 'heading',
  'inside-text': 'text',
  'inside-caption': 'caption',
};

function roleOn(panel: string, role: ElementRole): ElementRole {
  return panel.startsWith('inside') ? role : (elsewhere[role] ?? role);
}

/** A panel and how a face lies on it. */
type Place = { panel: PanelBox; zoom: number; isTurned: boolean };

/** A box of a face, in mm, as a box of its page. */
function boxOnPage({ panel, zoom, isTurned }: Place, x: number, y: number, width: number, height: number): PanelBox {
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
  return withLongName(place.panel, {
    kind: 'text',
    id: slot.id,
    ...nameKeys(slot),
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
  });
}

const nameRoles: ReadonlySet<ElementRole> = new Set([
  'names',
  'name',
  'first-name',
  'second-name',
  'guest-name',
  'hosts',
  'parents',
  'sender',
  'company',
]);

/** Smallest em of a name that is longer than any sample, in micrometres. */
const minNameUm = 2_300;

/** Ems of half a name of sixty letters, in capitals. */
const lineOfLongName = 24;

/** What texts keep from the trim, in micrometres. */
const edgeUm = 4_000;

/** By how much a box may grow at each end, or twice at the end that its lines do not keep; a turned one as it needs. */
function roomAround({ yUm, heightUm }: PanelBox, element: TextElement): number {
  if (element.rotation % 180 !== 0) return Number.POSITIVE_INFINITY;
  const above = Math.max(0, element.yUm - yUm - edgeUm);
  const below = Math.max(0, yUm + heightUm - edgeUm - element.yUm - element.heightUm);
  return { top: below / 2, middle: Math.min(above, below), bottom: above / 2 }[element.vertical];
}

/**
 * The text, where it is a name, with room for two lines or more at its smallest size: a name of sixty letters takes them. What is shorter stands where
 * it stood, since the box grows about the edge or the middle that its lines keep.
 */
function withLongName(panel: PanelBox, element: TextElement): TextElement {
  const { role, sizeUm, widthUm, heightUm, leading, vertical } = element;
  if (!role || !nameRoles.has(role)) return element;
  const fitting = Math.min(sizeUm * 0.45, widthUm / lineOfLongName);
  const minSizeUm = Math.min(element.minSizeUm, Math.max(minNameUm, Math.round(fitting)));
  const lines = Math.max(2, Math.ceil((2 * lineOfLongName * minSizeUm) / widthUm));
  const grown = Math.max(0, Math.ceil(minSizeUm * (1.02 + (lines - 1) * leading)) - heightUm);
  const half = Math.floor(Math.min(Math.ceil(grown / 2), roomAround(panel, element)));
  const above = { top: 0, middle: half, bottom: 2 * half }[vertical];
  return { ...element, minSizeUm, yUm: element.yUm - above, heightUm: heightUm + 2 * half };
}

function photoElement(slot: PhotoSlot, place: Place): PhotoElement {
  return {
    kind: 'photo',
    id: slot.id,
    ...nameKeys(slot),
    ...boxOnPage(place, slot.x, slot.y, slot.width, slot.height),
    rotation: (slot.rotation ?? 0) + (place.isTurned ? 180 : 0),
    photoId: null,
    shape: slot.shape ?? 'rect',
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    ink: slot.ink,
  };
}
