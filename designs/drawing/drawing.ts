/** Marks of a drawing, and their conversion into an artwork. */
import type { Artwork, ArtworkGroup } from '#core/design/artwork.ts';
import { type Matrix, scaleFactor } from '#core/values/matrix.ts';
import { rectangle } from './curve.ts';
import { movedPath, type Path, pathData } from './path.ts';

/** One opaque shape: filled, or drawn as a line of `line` mm. `ink` is a token of the colourway. */
export type Mark = { path: Path; ink: string; line?: number };

export function fill(path: Path, ink: string): Mark {
  return { path, ink };
}

/** A line of constant width; only for frames and rules. Print keeps foil lines at 0.3 mm or more, others at 0.15. */
export function outline(path: Path, ink: string, line: number): Mark {
  return { path, ink, line };
}

export function moved(marks: readonly Mark[], matrix: Matrix): Mark[] {
  const by = scaleFactor(matrix);
  return marks.map((mark) => ({
    ...mark,
    path: movedPath(mark.path, matrix),
    ...(mark.line === undefined ? {} : { line: mark.line * by }),
  }));
}

/** The same marks in other inks: `{ leaf1: 'gold' }` renames tokens, a string paints all in one. */
export function recoloured(marks: readonly Mark[], inks: Record<string, string> | string): Mark[] {
  return marks.map((mark) => ({ ...mark, ink: typeof inks === 'string' ? inks : (inks[mark.ink] ?? mark.ink) }));
}

export type Box = { x: number; y: number; width: number; height: number };

/** The box around all points of a path; curves never leave the box of their control points. */
export function bounds(path: Path): Box {
  const points = path.flatMap((command) => command.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Marks that intersect a box, to leave out those wholly outside a clip. */
export function reaching(marks: readonly Mark[], box: Box): Mark[] {
  return marks.filter(({ path, line = 0 }) => {
    const { x, y, width, height } = bounds(path);
    return x - line < box.x + box.width && x + width + line > box.x && y - line < box.y + box.height && y + height + line > box.y;
  });
}

/** Marks that are not wholly inside a box. */
export function leaving(marks: readonly Mark[], box: Box): Mark[] {
  return marks.filter(({ path, line = 0 }) => {
    const { x, y, width, height } = bounds(path);
    return x - line < box.x || x + width + line > box.x + box.width || y - line < box.y || y + height + line > box.y + box.height;
  });
}

export type Drawing = {
  /** Adds marks in drawing order; `clip` replaces the drawing's own clip for these marks. */
  add(marks: readonly Mark[] | Mark, clip?: Path): void;
  artwork(id: string): Artwork;
};

/** Lines of a drawing that is made smaller stay this wide, in mm: a press does not hold finer ones. */
const thinnest = 0.25;

/** An empty drawing. `clip` is the default clip of its marks; `placed` moves and scales what is added, clips included. */
export function drawing(clip?: Path, placed?: Matrix): Drawing {
  const groups: ArtworkGroup[] = [];
  const data = (path: Path) => pathData(placed ? movedPath(path, placed) : path);
  const lineBy = (line: number) => (placed ? Math.max(line * scaleFactor(placed), Math.min(line, thinnest)) : line);
  const whole = clip ? data(clip) : null;
  return {
    add(marks, own) {
      const group = own ? data(own) : whole;
      let last = groups.at(-1);
      if (!last || last.clip !== group) {
        last = { clip: group, shapes: [] };
        groups.push(last);
      }
      for (const { path, ink, line } of Array.isArray(marks) ? (marks as readonly Mark[]) : [marks as Mark]) {
        if (path.length === 0) continue;
        last.shapes.push({ d: data(path), ink, ...(line === undefined ? {} : { strokeUm: Math.round(lineBy(line) * 1000) }) });
      }
    },
    artwork: (id) => ({ id, groups: groups.filter((group) => group.shapes.length > 0) }),
  };
}

/** Everything of the box except a hole: clip for the outer half of a counterchange. The hole must run counter-clockwise. */
export function around(box: Box, hole: Path): Path {
  return [...rectangle(box.x, box.y, box.width, box.height), ...hole];
}
