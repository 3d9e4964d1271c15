/** Glyph runs as outlines: one path for all glyphs of a run, at the positions of the Sheet. */
import { mapPath } from '#core/layout/path.ts';
import type { FontFace } from '#core/layout/resources.ts';
import type { GlyphsItem } from '#core/layout/sheet.ts';

/** One path in whole micrometres; '' for a run of blanks. */
export function glyphsPath(item: GlyphsItem, face: FontFace): string {
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
