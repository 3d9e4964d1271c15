/** What is known of a glyph's ink: how far it reaches and how fine its strokes are, measured once per face on its outline. */
import type { FontFace } from '#core/layout/resources.ts';
import { type Bounds, isEmpty, outlinesOf, type PagePolygon, polygonBounds } from './outline.ts';
import { emptyRaster, inkInside, inkRuns } from './raster.ts';

export type GlyphInk = { bounds: Bounds; outlines: PagePolygon[] };

/** Cells to the em when strokes are measured: in type of 40 pt a cell is a fourteenth of a millimetre. */
const cellsPerEm = 200;
/** The ends of strokes always taper; this share of the ink may be finer than what is called fine. */
const taperShare = 0.05;

const known = new WeakMap<FontFace, Map<number, (GlyphInk & { stroke: number | null }) | null>>();

function lookUp(face: FontFace, glyph: number) {
  let ofFace = known.get(face);
  if (!ofFace) {
    ofFace = new Map();
    known.set(face, ofFace);
  }
  let found = ofFace.get(glyph);
  if (found === undefined) {
    const outline = face.outline(glyph);
    const outlines = outline === '' ? [] : outlinesOf(outline);
    const bounds = polygonBounds(outlines);
    found = isEmpty(bounds) ? null : { bounds, outlines, stroke: null };
    ofFace.set(glyph, found);
  }
  return found;
}

/** Outlines and their bounds in font units, y upwards; null for a blank glyph. */
export function glyphInk(face: FontFace, glyph: number): GlyphInk | null {
  return lookUp(face, glyph);
}

/** Width of the fine strokes in em, or null for a blank glyph. */
export function glyphStroke(face: FontFace, glyph: number): number | null {
  const found = lookUp(face, glyph);
  if (!found) return null;
  found.stroke ??= measure(found, face.unitsPerEm);
  return found.stroke;
}

function measure({ outlines, bounds }: GlyphInk, unitsPerEm: number): number {
  const raster = emptyRaster(bounds, unitsPerEm / cellsPerEm);
  inkInside(raster, outlines);
  const runs = inkRuns(raster)
    .filter((run) => run > 0)
    .sort();
  return (runs[Math.floor(runs.length * taperShare)] ?? 0) / cellsPerEm;
}
