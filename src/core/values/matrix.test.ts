import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identity, type Matrix, multiply, scaleFactor, transformPoint } from './matrix.ts';

const number = fc.integer({ min: -50, max: 50 });
const anyMatrix = fc.tuple(number, number, number, number, number, number) as fc.Arbitrary<Matrix>;

describe('matrix', () => {
  test('a product applies the inner transformation first', () => {
    const translate: Matrix = [1, 0, 0, 1, 10, 0];
    const double: Matrix = [2, 0, 0, 2, 0, 0];
    expect(transformPoint(multiply(double, translate), 1, 1)).toEqual([22, 2]);
    expect(transformPoint(multiply(translate, double), 1, 1)).toEqual([12, 2]);
  });

  test('a product of any two transformations maps a point as both do in turn', () => {
    fc.assert(
      fc.property(anyMatrix, anyMatrix, number, number, (outer, inner, x, y) => {
        const [innerX, innerY] = transformPoint(inner, x, y);
        expect(transformPoint(multiply(outer, inner), x, y)).toEqual(transformPoint(outer, innerX, innerY));
      }),
    );
  });

  test('a product with the identity is the other transformation', () => {
    const matrix: Matrix = [1, 2, 3, 4, 5, 6];
    expect(multiply(identity, matrix)).toEqual(matrix);
    expect(multiply(matrix, identity)).toEqual(matrix);
  });

  test('a rotation and a mirror image keep lengths, a scale changes them by its factor', () => {
    expect(scaleFactor([0, 1, -1, 0, 7, 8])).toBe(1);
    expect(scaleFactor([-1, 0, 0, 1, 0, 0])).toBe(1);
    expect(scaleFactor([3, 0, 0, 3, 0, 0])).toBe(3);
  });
});
