/** New elements: beside those of the panel, inside the safe line, in inks and faces of the design. Data in, the edit out. */

import type { DesignDocument, Element, Page, TextElement } from '#core/design/document.ts';
import type { FrameElement, ShapeOutline } from '#core/design/drawn-element.ts';
import type { Edit } from '#core/design/edit.ts';
import { designInks } from '#core/design/ink-use.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { quietZoneModules } from '#core/layout/qr.ts';
import { contrastOf, luminance } from '#core/preflight/contrast.ts';
import { handHeld } from '#core/preflight/limits.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { boundsOf, doOverlap, type PagePoint } from './boxes.ts';
import { freeElementId } from './copy.ts';
import { nearestInks } from './drawing-inks.ts';
import { freePlace } from './free-place.ts';
import { safeArea } from './snap.ts';

export type NewElement =
  | { kind: 'text'; role: 'headline' | 'body'; text: string }
  | { kind: 'emoji'; text: string }
  | { kind: 'photo' }
  | { kind: 'shape'; role: ElementRole; outline: ShapeOutline; isOutlined?: boolean; ratio?: number }
  /** `parts` is how many inks the drawing takes, `ratio` its width by its height; `own`: an own drawing's colours and least long side. */
  | { kind: 'clip-art'; clipArtId: string; parts: number; ratio: number; own?: { inks: readonly string[]; minMm: number } }
  | { kind: 'frame'; style: FrameElement['style'] }
  /** `modules` stand in a row of the code. */
  | { kind: 'qr'; content: string; modules: number };

type Base = Pick<Element, 'id' | 'role' | 'rotation'>;

export type Added = { edits: Edit[]; ref: ElementRef };

/** As many as a page holds (core/design/document.ts). */
const maxElements = 500;
const paperHex = '#ffffff';

type Place = {
  design: DesignDocument;
  page: Page;
  panel: Page['panels'][number];
  at: PagePoint | null;
  /** Of the usual size: what finds no room beside the others is smaller. */
  scale: number;
};

const smaller = [0.75, 0.55] as const;

/** Null where the page is full. `at` is the middle of the element on its page; absent: a free place of the panel. */
export function addElement(
  design: DesignDocument,
  panelId: string,
  wanted: NewElement,
  { at = null }: { at?: PagePoint | null } = {},
): Added | null {
  const page = design.pages.find(({ panels }) => panels.some(({ id }) => id === panelId));
  const panel = page?.panels.find(({ id }) => id === panelId);
  if (!page || !panel || page.elements.length >= maxElements) return null;
  const id = freeElementId(new Set(page.elements.map((element) => element.id)), `added-${wanted.kind}`);
  const role = roleOf(wanted);
  const base: Base = { id, ...(role ? { role } : {}), rotation: 0 };
  const sized = (scale: number) => elementOf({ design, page, panel, at, scale }, wanted, base);
  const usual = sized(1);
  const others = at ? [] : othersOn(page, panel);
  const isFree = (one: Element) => !others.some((other) => doOverlap(one, other));
  const added = isFree(usual) ? usual : (smaller.map(sized).find(isFree) ?? usual);
  return { edits: [{ kind: 'addElement', page: page.id, index: page.elements.length, added }], ref: { page: page.id, element: id } };
}

const frameRoles = {
  line: 'single-line',
  double: 'double-line',
  notched: 'notched-corners',
  deco: 'art-deco',
  scallop: 'scallops',
  dots: 'dots',
} as const satisfies Partial<Record<FrameElement['style'], ElementRole>>;

/** A drawing of the library is called by its own name. */
function roleOf(wanted: NewElement): ElementRole | undefined {
  switch (wanted.kind) {
    case 'text':
      return wanted.role === 'headline' ? 'heading' : 'body-text';
    case 'shape':
      return wanted.role;
    case 'frame':
      return (frameRoles as Partial<Record<string, ElementRole>>)[wanted.style];
    case 'qr':
      return 'qr-code';
    case 'clip-art':
      return undefined;
    default:
      return wanted.kind;
  }
}

function elementOf(place: Place, wanted: NewElement, base: Base): Element {
  const { design, page, panel, scale } = place;
  const short = Math.min(panel.widthUm, panel.heightUm) * scale;
  const [ink, second] = goodInks(design, page);
  switch (wanted.kind) {
    case 'text':
      return textOf(place, base, wanted);
    case 'emoji': {
      const side = whole(Math.min(24_000 * scale, short / 4));
      return {
        ...textDefaults(place, 'body'),
        ...base,
        ...boxFor(place, side, side),
        text: wanted.text,
        sample: '',
        sizeUm: whole(side * 0.7),
      };
    }
    case 'photo': {
      const width = whole(safeArea(page, panel).widthUm * 0.6 * scale);
      const photo = { photoId: null, shape: 'rect', crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, ink: photoInk(design) } as const;
      return { kind: 'photo', ...base, ...boxFor(place, width, whole(width * 0.75)), ...photo };
    }
    case 'shape': {
      const isLine = wanted.outline.as === 'line';
      const width = whole(short * (isLine ? 0.4 : 0.28));
      const height = isLine ? 2_000 : whole(width / (wanted.ratio ?? 1));
      const line = { ink, widthUm: wanted.isOutlined ? 1_000 : 500 };
      const look = isLine || wanted.isOutlined ? { stroke: line } : { fill: ink };
      return { kind: 'shape', ...base, ...boxFor(place, width, height), outline: wanted.outline, ...look };
    }
    case 'clip-art': {
      if (wanted.own) return ownDrawingOf(place, base, wanted.clipArtId, wanted.ratio, wanted.own);
      const width = whole(short * 0.3 * Math.min(1, wanted.ratio));
      const inks = wanted.parts > 1 ? [ink, second] : [ink];
      return { kind: 'clip-art', ...base, ...boxFor(place, width, whole(width / wanted.ratio)), clipArtId: wanted.clipArtId, inks };
    }
    case 'frame':
      return { kind: 'frame', ...base, ...rounded(safeArea(page, panel)), style: wanted.style, ink, lineUm: 400 };
    case 'qr': {
      const side = qrSideUm(wanted.modules);
      const box = boxFor(place, side, side);
      return { kind: 'qr', ...base, ...box, content: wanted.content, ...qrInks(design, page, box) };
    }
  }
}

/** Its long side is 38 % of the panel's short one, and no less than what the press holds. */
function ownDrawingOf(
  place: Place,
  base: Base,
  clipArtId: string,
  ratio: number,
  own: { inks: readonly string[]; minMm: number },
): Element {
  const { design, panel, scale } = place;
  const long = Math.max(0.38 * Math.min(panel.widthUm, panel.heightUm) * scale, own.minMm * 1_000);
  const [width, height] = ratio >= 1 ? [long, long / ratio] : [long * ratio, long];
  const box = boxFor(place, whole(width), whole(height));
  return { kind: 'clip-art', ...base, ...box, clipArtId, inks: nearestInks(design, own.inks) };
}

function whole(um: number): number {
  return Math.max(2_000, Math.round(um));
}

function rounded({ xUm, yUm, widthUm, heightUm }: Box): Box {
  return { xUm: Math.round(xUm), yUm: Math.round(yUm), widthUm: Math.round(widthUm), heightUm: Math.round(heightUm) };
}

/** Elements that cover more of a panel are its ground. */
const groundShare = 0.6;

/** What a new element of a panel should not cover. */
function othersOn(page: Page, panel: Page['panels'][number]): Box[] {
  const boxes = page.elements.filter(({ kind }) => kind !== 'frame').map((element) => boundsOf(element));
  const area = panel.widthUm * panel.heightUm;
  return boxes.filter((box) => doOverlap(box, panel) && box.widthUm * box.heightUm < groundShare * area);
}

/** A box about the place, no larger than the safe area and all inside it. */
function boxFor({ page, panel, at }: Place, width: number, height: number): Box {
  const safe = safeArea(page, panel);
  const fit = Math.min(1, safe.widthUm / width, safe.heightUm / height);
  const [widthUm, heightUm] = [width * fit, height * fit];
  if (!at) return rounded({ ...freePlace(safe, { widthUm, heightUm }, othersOn(page, panel)), widthUm, heightUm });
  const clamp = (value: number, from: number, room: number) => Math.max(from, Math.min(from + room, value));
  return rounded({
    xUm: clamp(at.xUm - widthUm / 2, safe.xUm, safe.widthUm - widthUm),
    yUm: clamp(at.yUm - heightUm / 2, safe.yUm, safe.heightUm - heightUm),
    widthUm,
    heightUm,
  });
}

function textsOf(design: DesignDocument): TextElement[] {
  return design.pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'text'));
}

/** Face and setting of the design's own texts: its largest for headlines, its longest for body text. */
function textDefaults({ design, page }: Place, role: 'headline' | 'body') {
  const texts = textsOf(design);
  const model =
    role === 'headline' ? texts.toSorted((a, b) => b.sizeUm - a.sizeUm)[0] : texts.toSorted((a, b) => b.text.length - a.text.length)[0];
  return {
    kind: 'text',
    personal: true,
    font: model?.font ?? 'cormorant',
    minSizeUm: 2_200,
    leading: model?.leading ?? 1.3,
    tracking: model?.tracking ?? 0,
    align: 'center',
    vertical: 'middle',
    ink: goodInks(design, page)[0],
    figures: model?.figures ?? 'lining',
  } as const;
}

function textOf(place: Place, base: Base, { role, text }: { role: 'headline' | 'body'; text: string }): Element {
  const { page, panel } = place;
  const width = whole(safeArea(page, panel).widthUm * 0.8);
  const sizeUm = role === 'headline' ? whole(Math.min(10_000, width / 9)) : 4_200;
  const height = role === 'headline' ? sizeUm * 2 : sizeUm * 4;
  return { ...textDefaults(place, role), ...base, ...boxFor(place, width, whole(height)), text, sample: text, sizeUm };
}

function groundHex({ inks }: DesignDocument, { background }: Page): string {
  return (background === null ? undefined : inks[background]?.hex) ?? paperHex;
}

/** Contrast from which lines and shapes are told from the ground. */
const clear = 3;

/** Two inks of the design with contrast to the page, those of its texts first; a refinement's ink only where there is no other. */
export function goodInks(design: DesignDocument, page: Page): [first: string, second: string] {
  const ground = groundHex(design, page);
  const used = textsOf(design).map(({ ink }) => ink);
  const tokens = [...new Set([...used, ...designInks(design), ...Object.keys(design.inks)])].filter((token) => design.inks[token]);
  const plain = tokens.filter((token) => !design.inks[token]?.finish);
  const offered = plain.length > 0 ? plain : tokens;
  const contrast = (token: string) => contrastOf(design.inks[token]?.hex ?? paperHex, ground);
  const first = offered.find((token) => contrast(token) >= clear) ?? offered.toSorted((a, b) => contrast(b) - contrast(a))[0] ?? '';
  const second = offered.find((token) => contrast(token) >= 1.5 && design.inks[token]?.hex !== design.inks[first]?.hex) ?? first;
  return [first, second];
}

/** The tint of another empty slot, or a light ink. */
export function photoInk(design: DesignDocument): string {
  const photo = design.pages.flatMap(({ elements }) => elements).find((element) => element.kind === 'photo');
  if (photo) return photo.ink;
  const apart = (token: string) => Math.abs(luminance(design.inks[token]?.hex ?? paperHex) - 0.7);
  return Object.keys(design.inks).toSorted((a, b) => apart(a) - apart(b))[0] ?? '';
}

/** Side of a code whose modules are larger than the least, and 2 cm at least. */
export function qrSideUm(modules: number): number {
  return Math.max(20_000, (modules + 2 * quietZoneModules) * Math.round(handHeld.moduleUm * 1.25));
}

/** Contrast from which the check lets a code pass without asking (core/preflight/preflight.ts). */
const readable = 3;

/** Dark on the page, or on a light ground of its own where the page is dark or something lies below the code. */
export function qrInks(design: DesignDocument, page: Page, box: Box): { ink: string; ground?: string } {
  const dark = Object.keys(design.inks)
    .filter((token) => !design.inks[token]?.finish)
    .toSorted((a, b) => luminance(design.inks[a]?.hex ?? paperHex) - luminance(design.inks[b]?.hex ?? paperHex));
  const [ink = ''] = dark;
  const inkHex = design.inks[ink]?.hex ?? '#000000';
  const ground = groundHex(design, page);
  const isReadable = contrastOf(inkHex, ground) >= readable * 1.5 && luminance(inkHex) < luminance(ground);
  const light = dark.at(-1);
  const isCovered = page.elements.some((element) => doOverlap(boundsOf(element), box));
  return (isReadable && !isCovered) || light === undefined ? { ink } : { ink, ground: light };
}
