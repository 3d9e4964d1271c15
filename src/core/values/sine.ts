/** Sine and cosine of our own: engines differ in the last bit of theirs, and drawings and layouts must be equal to the byte. */

/** Taylor series; for angles up to 45 degrees the error stays below 1e-12. */
function series(first: number, x: number, power: number): number {
  let term = first;
  let sum = first;
  for (let n = power + 1; n < power + 16; n += 2) {
    term = (-term * x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

/** Sine and cosine of an angle in degrees, rounded to 1e-9; quarter turns are exact. */
export function sineCosine(degrees: number): { sine: number; cosine: number } {
  const quarter = Math.round(degrees / 90);
  const x = ((degrees - quarter * 90) * Math.PI) / 180;
  const sine = Math.round(series(x, x, 1) * 1e9) / 1e9;
  const cosine = Math.round(series(1, x, 0) * 1e9) / 1e9;
  const turned = [
    { sine, cosine },
    { sine: cosine, cosine: -sine },
    { sine: -sine, cosine: -cosine },
    { sine: -cosine, cosine: sine },
  ][((quarter % 4) + 4) % 4] ?? { sine, cosine };
  // Adding zero turns -0, which JSON would not keep, into 0.
  return { sine: turned.sine + 0, cosine: turned.cosine + 0 };
}
