/** Shares a whole amount out over weights without losing a minor unit. */

/**
 * Largest remainder: every share is rounded down, the rest goes to the largest fractions, of equal ones to the earlier. The shares add
 * up to `amount`. Throws a RangeError where all weights are 0 and the amount is not.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    if (amount !== 0) throw new RangeError(`nothing to share ${amount} out over`);
    return weights.map(() => 0);
  }
  // BigInt: amount times weight can exceed the safe integers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => floorDivide(product, BigInt(sum)));
  const remainders = exact.map((product, at) => ({ at, rest: product - (shares[at] ?? 0n) * BigInt(sum) }));
  const left = Number(BigInt(amount) - shares.reduce((total, share) => total + share, 0n));
  const chosen = remainders.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1)).slice(0, left);
  for (const { at } of chosen) shares[at] = (shares[at] ?? 0n) + 1n;
  return shares.map(Number);
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}
