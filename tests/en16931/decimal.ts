/** Exact decimal numbers: whole units of a power of ten. */

/** `units` ÷ 10 ^ `places`; `places` are those that were written. */
export type Decimal = { units: bigint; places: number };

export const zero: Decimal = { units: 0n, places: 0 };

export function decimal(text: string): Decimal | null {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '') return null;
  return { units: BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`), places: fraction.length };
}

function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const places = Math.max(a.places, b.places);
  return [a.units * 10n ** BigInt(places - a.places), b.units * 10n ** BigInt(places - b.places), places];
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [left, right, places] = aligned(a, b);
  return { units: left + right, places };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { ...b, units: -b.units });
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const [left, right] = aligned(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isEqual(a: Decimal, b: Decimal): boolean {
  return compare(a, b) === 0;
}

export function isNegative({ units }: Decimal): boolean {
  return units < 0n;
}

export function isZero({ units }: Decimal): boolean {
  return units === 0n;
}

/** `a` ÷ `b` with two places, halves away from zero. `b` is not 0. */
export function cents(a: Decimal, b: Decimal = { units: 1n, places: 0 }): Decimal {
  const dividend = a.units * 10n ** BigInt(b.places + 2);
  const divisor = b.units * 10n ** BigInt(a.places);
  const isBelow = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return { units: isBelow ? -rounded : rounded, places: 2 };
}

export function sum(values: readonly (Decimal | null)[]): Decimal {
  return values.reduce<Decimal>((total, value) => (value ? add(total, value) : total), zero);
}

/** "-12.30" */
export function written({ units, places }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(digits.length - places)}` : ''}`;
}
