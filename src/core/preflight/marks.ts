/** A Sheet as a flat list of marks: every area, line, run of type and photo with its outline on the page. Rules look at these, never at items. */
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import type { GlyphsItem, Item, Paint, Sheet } from '#core/layout/sheet.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { glyphInk } from './glyph-ink.ts';
import {
  type Bounds,
  isEmpty,
  matrixScale,
  nowhere,
  outlinesOf,
  type PagePolygon,
  placedPolygon,
  polygonBounds,
  polygonOverlap,
  union,
} from './outline.ts';

type Common = {
  /** Element id, or 'background'. */
  of: string;
  /** What can be seen of it at most, in micrometres on the page: its outline within its clips. */
  bounds: Bounds;
  /** Outlines that all cut it. */
  clips: PagePolygon[][];
  /** Share of full strength, 0 to 1, all its groups counted. */
  opacity: number;
};
export type AreaMark = Common & { kind: 'area'; paint: Paint; outlines: PagePolygon[] };
/** `outlines` is the middle of the line. */
export type LineMark = Common & { kind: 'line'; paint: Paint; outlines: PagePolygon[]; widthUm: number };
/** `matrices` map the unit square of the oriented picture to the page, innermost first. */
export type PhotoMark = Common & {
  kind: 'photo';
  paint: null;
  outlines: PagePolygon[];
  ppi: number;
  picture: { id: string; matrices: readonly Matrix[] };
};
/** `sizeUm` is the em as it is printed; `glyphs` have the box of their ink and, made when asked for, their outlines on the page. */
export type TextMark = Common & {
  kind: 'text';
  paint: Paint;
  face: FontFace;
  sizeUm: number;
  glyphs: { id: number; bounds: Bounds; outlines(): PagePolygon[] }[];
};
export type PageMark = AreaMark | LineMark | PhotoMark | TextMark;

/** Layout keeps the items of what was not changed, and a check after every edit looks at all of them. */
const known = new WeakMap<Item, { fonts: FontSet; marks: readonly PageMark[] }>();

/** Marks in drawing order; what its clips hide altogether is absent. Cached by the identity of the items. */
export function trimMarks(sheet: Sheet, fonts: FontSet): PageMark[] {
  return sheet.items.flatMap((item) => knownMarks(item, fonts));
}

/** The marks of one item of a sheet, as `marksOf` gives them. */
export function knownMarks(item: Item, fonts: FontSet): readonly PageMark[] {
  const cached = known.get(item);
  if (cached?.fonts === fonts) return cached.marks;
  const marks = marksOfItem(item, fonts);
  // A face may still be loading.
  if (hasFaces(item, fonts)) known.set(item, { fonts, marks });
  return marks;
}

function hasFaces(item: Item, fonts: FontSet): boolean {
  if (item.kind === 'group') return item.items.every((inner) => hasFaces(inner, fonts));
  return item.kind !== 'glyphs' || fonts.face(item.font) !== null;
}

function marksOfItem(whole: Item, fonts: FontSet): PageMark[] {
  const marks: PageMark[] = [];
  function walk(items: readonly Item[], matrices: readonly Matrix[], clips: PagePolygon[][], opacity: number): void {
    for (const item of items) {
      if (item.kind === 'group') {
        const inner = item.matrix ? [item.matrix, ...matrices] : matrices;
        const cut = item.clip === null ? clips : [...clips, placedPolygon(outlinesOf(item.clip), inner)];
        walk(item.items, inner, cut, opacity * (item.opacity ?? 1));
        continue;
      }
      const mark = markOf(item, matrices, clips, opacity, fonts);
      if (mark && !isEmpty(mark.bounds)) marks.push(mark);
    }
  }
  walk([whole], [], [], 1);
  return marks;
}

function markOf(
  item: Exclude<Item, { kind: 'group' }>,
  matrices: readonly Matrix[],
  clips: PagePolygon[][],
  opacity: number,
  fonts: FontSet,
): PageMark | null {
  const seen = (bounds: Bounds) => clips.reduce((rest, clip) => polygonOverlap(rest, polygonBounds(clip)), bounds);
  switch (item.kind) {
    case 'fill': {
      const outlines = placedPolygon(outlinesOf(item.d), matrices);
      return { kind: 'area', of: item.of, paint: item.paint, outlines, clips, opacity, bounds: seen(polygonBounds(outlines)) };
    }
    case 'stroke': {
      const outlines = placedPolygon(outlinesOf(item.d), matrices);
      const widthUm = item.widthUm * matrixScale(matrices);
      const { left, top, right, bottom } = polygonBounds(outlines);
      const half = widthUm / 2;
      const bounds = seen({ left: left - half, top: top - half, right: right + half, bottom: bottom + half });
      return { kind: 'line', of: item.of, paint: item.paint, outlines, widthUm, clips, opacity, bounds };
    }
    case 'photo': {
      const outlines = placedPolygon(outlinesOf(item.clip), matrices);
      const picture = { id: item.photoId, matrices: [item.matrix, ...matrices] };
      return {
        kind: 'photo',
        of: item.of,
        paint: null,
        outlines,
        ppi: item.ppi,
        picture,
        clips,
        opacity,
        bounds: seen(polygonBounds(outlines)),
      };
    }
    case 'glyphs': {
      const face = fonts.face(item.font);
      if (!face) return null;
      const glyphs = glyphBoxes(item, face, matrices);
      const bounds = seen(glyphs.reduce((all, glyph) => union(all, glyph.bounds), nowhere));
      return {
        kind: 'text',
        of: item.of,
        paint: item.paint,
        face,
        sizeUm: item.sizeUm * matrixScale(matrices),
        glyphs,
        clips,
        opacity,
        bounds,
      };
    }
  }
}

function glyphBoxes(item: GlyphsItem, face: FontFace, matrices: readonly Matrix[]): TextMark['glyphs'] {
  const scale = item.sizeUm / face.unitsPerEm;
  return item.glyphs.flatMap(({ id, xUm, yUm, turn: [cosine, sine] = [1, 0] }) => {
    const ink = glyphInk(face, id);
    if (!ink) return [];
    // Font units grow upwards, the page downwards.
    const toPage: Matrix[] = [[cosine * scale, sine * scale, sine * scale, -cosine * scale, xUm, yUm], ...matrices];
    const { left, top, right, bottom } = ink.bounds;
    const box = placedPolygon([{ xy: [left, top, right, top, right, bottom, left, bottom], isClosed: true }], toPage);
    return [{ id, bounds: polygonBounds(box), outlines: () => placedPolygon(ink.outlines, toPage) }];
  });
}

/** Bounds of all marks of each element of one kind. */
export function boundsByElement<M extends PageMark>(marks: readonly M[]): Map<string, Bounds> {
  const found = new Map<string, Bounds>();
  for (const { of, bounds } of marks) found.set(of, union(found.get(of) ?? nowhere, bounds));
  return found;
}
