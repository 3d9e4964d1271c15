/** Glyph runs as outlines: one path for all glyphs of a run, at the positions of the Sheet. */
import { mapPath } from '#core/layout/path.ts';
import type { FontFace } from '#core/layout/resources.ts';
import type { GlyphsItem } from '#core/layout/sheet.ts';

/** An editor shows the same run at several places and paints it again for each of them. */
const painted = new WeakMap<GlyphsItem, { face: FontFace; path: string }>();

/** One path in whole micrometres; '' for a run of blanks. Cached by the identity of the item. */
export function glyphsPath(item: GlyphsItem, face: FontFace): string {
  const cached = painted.get(item);
  if (cached?.face === face) return cached.path;
  const path = drawnPath(item, face);
  painted.set(item, { face, path });
  return path;
}

function drawnPath(item: GlyphsItem, face: FontFace): string {
  const scale = item.sizeUm / face.unitsPerEm;
  return item.glyphs
    .map((glyph) => {
      const outline = face.outline(glyph.id);
      const [cosine, sine] = glyph.turn ?? [1, 0];
      if (outline === '') return '';
      return mapPath(outline, (x, y) => [glyph.xUm + (x * cosine + y * sine) * scale, glyph.yUm + (x * sine - y * cosine) * scale]);
    })
    .filter((path) => path !== '')
    .join(' ');
}
