/** Tail probabilities of the normal and the chi-square distribution, to about twelve digits. */

/** The complementary error function of x ≥ 0. */
function erfcOfPositive(x: number): number {
  const bell = Math.exp(-x * x);
  if (x < 2.5) {
    // erf as a series of positive terms.
    let term = x;
    let sum = x;
    for (let n = 1; term > sum * 1e-17; n += 1) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * bell * sum;
  }
  // The continued fraction, from its end.
  let fraction = x;
  for (let n = 80; n > 0; n -= 1) fraction = x + n / 2 / fraction;
  return bell / (Math.sqrt(Math.PI) * fraction);
}

/** The complementary error function. */
function erfc(x: number): number {
  return x < 0 ? 2 - erfcOfPositive(-x) : erfcOfPositive(x);
}

/** The probability that a standard normal value is below z. */
export function normalBelow(z: number): number {
  return erfc(-z / Math.SQRT2) / 2;
}

/** The probability that chi-square with so many degrees of freedom, at least one, is above x ≥ 0. */
export function chiSquareAbove(x: number, degrees: number): number {
  const half = x / 2;
  const isOdd = degrees % 2 === 1;
  // Q(a + 1, h) = Q(a, h) + h^a e^-h / Γ(a + 1), from a = 1/2 or from a = 0, where Q is 0.
  let a = isOdd ? 0.5 : 0;
  let tail = isOdd ? erfc(Math.sqrt(half)) : 0;
  let term = Math.exp(-half) * (isOdd ? Math.sqrt(half) / (Math.sqrt(Math.PI) / 2) : 1);
  for (; a < degrees / 2; a += 1) {
    tail += term;
    term *= half / (a + 1);
  }
  return tail;
}
