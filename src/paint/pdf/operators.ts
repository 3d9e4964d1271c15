/** Numbers, paths and matrices of a Sheet as PDF operators. User space is millimetres, y downwards, origin at the corner of the trim box. */
import { type Matrix, multiply } from '#core/values/matrix.ts';
import { storedToUpright } from '#paint/photo-source.ts';

/** A PDF number: at most nine decimals, no exponent, no trailing zeros. */
export function number(value: number): string {
  const text = value.toFixed(9);
  const short = text.replace(/\.?0{1,9}$/, '');
  return short === '-0' ? '0' : short;
}

/** Micrometres as millimetres, exact. */
export function mm(um: number): string {
  return number(um / 1000);
}

const operators: Record<string, string> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

/** A path string of a Sheet as path construction operators. */
export function pathOperators(d: string): string {
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

/** The matrix of a group as a `cm` operator. */
export function transformOperator([a, b, c, d, e, f]: Matrix): string {
  return `${[a, b, c, d].map(number).join(' ')} ${mm(e)} ${mm(f)} cm`;
}

/**
 * The `cm` operator of an image XObject, from a photo item's matrix and the orientation that is still to be applied. PDF's unit square
 * has the first row of pixels at the top, where y is 1.
 */
export function imageTransformOperator(matrix: Matrix, orientation: number): string {
  const upright: Matrix = [1, 0, 0, -1, 0, 1];
  return `${multiply(matrix, multiply(storedToUpright(orientation), upright))
    .map(mm)
    .join(' ')} cm`;
}

/** A name as PDF writes it: every byte but plain letters and digits is escaped. */
export function pdfName(name: string): string {
  return Array.from(new TextEncoder().encode(name), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9_.-]/.test(character) ? character : `#${byte.toString(16).padStart(2, '0')}`;
  }).join('');
}
