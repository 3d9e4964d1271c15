/** Numbers, matrices and outlines of a Sheet as PDF operators. User space is millimetres, y downwards, origin at the trimmed corner. */
import { identity, type Matrix, multiply } from '#core/values/matrix.ts';

/** At most nine digits behind the point, no exponent, no needless zeros. */
export function number(value: number): string {
  const text = value.toFixed(9);
  const short = text.replace(/\.?0+$/, '');
  return short === '-0' ? '0' : short;
}

/** Micrometres as millimetres, exact. */
export function mm(um: number): string {
  return number(um / 1000);
}

const operators: Record<string, string> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

/** A path string of a Sheet as construction operators. */
export function outline(d: string): string {
  const out: string[] = [];
  let command = '';
  for (const word of d.split(' ')) {
    const next = operators[word];
    if (next === undefined) out.push(mm(Number(word)));
    else {
      if (command !== '') out.push(command);
      command = next;
    }
  }
  out.push(command);
  return out.join(' ');
}

/** The matrix of a group as `cm`. */
export function transform([a, b, c, d, e, f]: Matrix): string {
  return `${[a, b, c, d].map(number).join(' ')} ${mm(e)} ${mm(f)} cm`;
}

/** Stored pixels to the picture as it is seen, both as unit squares with y down, by EXIF orientation. */
const orientations: Record<number, Matrix> = {
  1: identity,
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

/** The place of stored pixels in the picture as it is seen; as they are for what is no EXIF orientation. */
export function storedToUpright(orientation: number): Matrix {
  return orientations[orientation] ?? identity;
}

/**
 * `cm` for an image XObject, from a photo item's matrix and the orientation its stored pixels still need. PDF's unit square has the
 * first row of pixels at the top, where y is 1.
 */
export function photoTransform(matrix: Matrix, orientation: number): string {
  const upright: Matrix = [1, 0, 0, -1, 0, 1];
  return `${multiply(matrix, multiply(storedToUpright(orientation), upright))
    .map(mm)
    .join(' ')} cm`;
}
