/** Natural logarithm of our own: engines differ in the last bit of theirs, and arrangements must be equal to the byte. */

/** Of a positive finite number; the error stays below 1e-15 of the result or 1e-16. Not a number for anything else. */
export function naturalLogarithm(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return Number.NaN;
  let mantissa = x;
  let exponent = 0;
  // Multiplying by 2 is exact.
  for (; mantissa > Math.SQRT2; exponent += 1) mantissa /= 2;
  for (; mantissa < Math.SQRT1_2; exponent -= 1) mantissa *= 2;
  const z = (mantissa - 1) / (mantissa + 1);
  const square = z * z;
  let sum = 0;
  for (let n = 23; n >= 1; n -= 2) sum = sum * square + 1 / n;
  return exponent * Math.LN2 + 2 * z * sum;
}
