/** The screen colour of every swatch the designs use, looked up in the table that tools/screen-colours.ts makes with the shop's profile. */
import { Fault } from '#core/values/fault.ts';
import { screenTable } from './screen-colours.ts';

const known = new Map(screenTable);
/** Set by the tool that makes the table; null everywhere else. */
let compute: ((key: string) => string) | null = null;

/** '#rrggbb' of whole per cent c, m, y, k. Throws a Fault for a swatch that is not in the table: run the tool again. */
export function screen(c: number, m: number, y: number, k: number): string {
  const key = `${c} ${m} ${y} ${k}`;
  const hex = compute ? compute(key) : known.get(key);
  if (hex === undefined) throw new Fault('internal', `swatch ${key} is not in designs/screen-colours.ts; run node tools/screen-colours.ts`);
  return hex;
}

export function computeScreenWith(made: (key: string) => string): void {
  compute = made;
}
