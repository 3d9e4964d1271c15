/** Own drawings by theme, drawn anew: with fixed seeds, so that they are the same in every run. */
import type { OfferedDrawing, OwnClipArt } from '#core/design/library/own-drawing.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { movedPath } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { traced } from '#designs/drawing/trace.ts';
import { ownClipArt } from '#designs/own/clip-art.ts';
import { lettering, type SetLine } from '#designs/own/lettering.ts';
import { ownThemes } from '#designs/own/themes.ts';

/** Sets words in the faces of designs. */
function setLine(fonts: FontSet): SetLine {
  return (text, key) => {
    const face = fonts.face(key);
    if (!face) throw new Error(`no face ${key}`);
    const em = 1 / face.unitsPerEm;
    let x = 0;
    const path = face.shape(text, {}).flatMap(({ id, advance, xOffset, yOffset }) => {
      const outline = traced(face.outline(id));
      const placed = movedPath(outline, [em, 0, 0, -em, (x + xOffset) * em, -yOffset * em]);
      x += advance;
      return placed;
    });
    return { path, width: x * em };
  };
}

/** All themes, or the named ones. */
export function madeThemes(fonts: FontSet, wanted?: readonly string[]): Map<string, OwnClipArt[]> {
  const all = Object.entries({ ...ownThemes, ...lettering(setLine(fonts)) }).filter(([theme]) => wanted?.includes(theme) ?? true);
  return new Map(
    all.map(([theme, drawings]) => [
      theme,
      Object.entries(drawings).map(([name, draw], i) => ownClipArt(`own.${theme}.${name}`, draw(random(i + 1)))),
    ]),
  );
}

export function offeredOf(themes: ReadonlyMap<string, readonly OwnClipArt[]>): OfferedDrawing[] {
  return [...themes.values()].flat().map(({ id, width, height, minMm, inks }) => ({ id, width, height, minMm, inks }));
}
