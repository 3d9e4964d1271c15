/** Moves the clock of this process, as an administrator or a broken time service does. For child processes of tests. */
const RealDate = Date;
let shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => (given.length === 0 ? new target(target.now() + shiftMs) : Reflect.construct(target, given)),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});

export function shiftClock(ms: number): void {
  shiftMs = ms;
}
