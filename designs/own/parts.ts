/** Parts that several drawings share. */
import { at, both, c, e, f, l, lf, type Mark, s, sw } from './kit.ts';

/** A tied bow about its knot, 28 wide at size 1. */
export function bow(x: number, y: number, size: number, ink: string): Mark[] {
  return at(
    [
      ...both(
        f('M1 1C4 5 6 9 7.6 14.6L10.4 12.4L12.6 13.6C10.4 8 6 3 2 0Z', `${ink}-dark`),
        f('M0 0C4 -6 10 -8.4 13 -6.4C15.6 -4.4 14.6 2.6 11.4 4C8 5.2 3 2.6 0 0Z', ink),
        f('M3.4 -0.6C6.4 -4 9.6 -5 11 -3.6C11.8 -2.4 11 0.8 9.4 1.6C7.4 2.2 5 0.8 3.4 -0.6Z', `${ink}-dark`),
      ),
      f('M-2.2 -2.6C-0.8 -3.2 0.8 -3.2 2.2 -2.6C2.8 -0.8 2.8 0.8 2.2 2.6C0.8 3.2 -0.8 3.2 -2.2 2.6C-2.8 0.8 -2.8 -0.8 -2.2 -2.6Z', ink),
    ],
    x,
    y,
    size,
  );
}

/** A burning wick and flame, its foot at the point. */
export function flame(x: number, y: number, size: number): Mark[] {
  return at(
    [
      l(0.7, 'brown', 0, 0, 0.2, -1.4, 0, -2.8),
      f('M0 -1.6C-3 -3.4 -3.3 -6.4 -1.7 -9.2C-0.8 -10.8 0 -12.6 0.5 -14.6C1.7 -12 3.4 -9.4 3.2 -6.4C3.1 -3.9 1.8 -2.2 0 -1.6Z', 'ochre'),
      f('M0.1 -2.6C-1.5 -3.6 -1.5 -5.6 -0.5 -7.4C0 -8.3 0.4 -9.2 0.6 -10.2C1.4 -8.6 2 -7 1.8 -5.2C1.7 -3.9 1 -2.9 0.1 -2.6Z', 'paper'),
    ],
    x,
    y,
    size,
  );
}

/** A candle with a rim, 6 wide. */
export function candle(x: number, top: number, foot: number, ink: string, half = 3): Mark[] {
  return [
    f(`M${x - half} ${foot}V${top}C${x - half / 2} ${top + 1} ${x + half / 2} ${top - 0.8} ${x + half} ${top}V${foot}Z`, ink),
    f(
      `M${x + half * 0.35} ${foot}V${top}C${x + half * 0.5} ${top - 0.2} ${x + half * 0.8} ${top - 0.2} ${x + half} ${top}V${foot}Z`,
      `${ink}-dark`,
    ),
    ...flame(x, top + 0.4, 0.7),
  ];
}

/** A bird in flight to the right, about 26 wide. */
export function dove(x: number, y: number, size: number, ink: string, degrees = 0): Mark[] {
  const wing = (dx: number, dy: number, turn: number, long: number, count: number, tone: string) =>
    Array.from({ length: count }, (_, i) =>
      lf(dx - i * 0.7, dy + i * 0.5, turn - i * 11, long - i * 1.7, 1.55, tone, { widest: 0.6, tip: 0.6, bend: 0.2 }),
    );
  return at(
    [
      ...wing(2, -1, -64, 15, 6, `${ink}-dark`),
      ...Array.from({ length: 4 }, (_, i) => lf(-6, 3, 168 + i * 11, 10 - Math.abs(i - 1.5), 1.3, `${ink}~`, { widest: 0.6 })),
      f('M14.4 -3.4C13 -5.8 9.6 -5.8 8 -3C6 0.4 1 0.2 -3 2.4C-6.6 4.6 -7 7.4 -5.4 8.2C-2 10 6 8.4 9.6 3.2C11.2 0.8 12 -1 13.4 -1.8Z', ink),
      f('M14 -3.8L17 -2.4L13.4 -1.6Z', 'ochre'),
      c(12, -3.2, 0.55, 'navy'),
      ...wing(4, 0, -108, 16, 7, `${ink}~`),
    ],
    x,
    y,
    size,
    degrees,
  );
}

/** A cloud about 30 wide with a level foot. */
export function cloud(x: number, y: number, size: number, ink: string): Mark[] {
  return at(
    [
      f('M-12 6C-18 6 -18 -1.4 -12 -2C-11 -9 -1 -10.6 2 -5C7 -8.6 13 -5.4 12.4 -0.6C17 0 17 6 12.4 6Z', ink),
      f('M-15 3C-10 1.4 -6 4.4 0 2.4C5 0.8 9 4 15.6 2.6C15.4 4.6 14.4 6 12.4 6H-12C-14 6 -15.2 4.6 -15 3Z', `${ink}-dark`),
    ],
    x,
    y,
    size,
  );
}

/** A balloon on its string; `radius` is half its width. */
export function balloon(x: number, y: number, radius: number, ink: string, lean = 0): Mark[] {
  const r = radius;
  return [
    sw(0.7, 'brown', x, y + r * 1.4, x + r * 0.3 + lean * 0.3, y + r * 2.2, x - r * 0.2 + lean * 0.6, y + r * 3, x + lean, y + r * 3.8),
    f(
      `M${x} ${y + r * 1.25}C${x - r * 0.7} ${y + r * 0.9} ${x - r} ${y + r * 0.3} ${x - r} ${y - r * 0.1}C${x - r} ${y - r * 1.45} ${x + r} ${y - r * 1.45} ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.3} ${x + r * 0.7} ${y + r * 0.9} ${x} ${y + r * 1.25}Z`,
      `${ink}~`,
    ),
    f(
      `M${x} ${y + r * 1.25}C${x + r * 0.7} ${y + r * 0.9} ${x + r} ${y + r * 0.3} ${x + r} ${y - r * 0.1}C${x + r} ${y - r * 0.6} ${x + r * 0.8} ${y - r * 0.9} ${x + r * 0.5} ${y - r}C${x + r * 0.8} ${y} ${x + r * 0.5} ${y + r * 0.8} ${x} ${y + r * 1.25}Z`,
      `${ink}-dark`,
    ),
    f(`M${x - r * 0.2} ${y + r * 1.5}L${x} ${y + r * 1.18}L${x + r * 0.2} ${y + r * 1.5}Z`, ink),
    lf(x - r * 0.62, y + r * 0.05, -72, r * 0.6, r * 0.11, 'paper', { bend: 0.5, tip: 0.6 }),
  ];
}

/** A round ornament on a hook. */
export function bauble(x: number, y: number, r: number, ink: string): Mark[] {
  return [
    l(0.5, 'gold', x, y - r * 2.2, x, y - r * 1.2),
    c(x, y, r, `${ink}~`),
    f(
      `M${x + r * 0.45} ${y - r * 0.89}C${x + r * 1.3} ${y - r * 0.4} ${x + r * 1.2} ${y + r * 0.9} ${x - r * 0.1} ${y + r}C${x + r * 0.8} ${y + r * 0.5} ${x + r * 0.9} ${y - r * 0.3} ${x + r * 0.45} ${y - r * 0.89}Z`,
      `${ink}-dark`,
    ),
    f(`M${x - r * 0.24} ${y - r * 1.24}H${x + r * 0.24}V${y - r * 0.9}H${x - r * 0.24}Z`, 'gold'),
  ];
}

export function sparkle(x: number, y: number, r: number, ink = 'gold'): Mark {
  return s(x, y, r, ink, 4, 0.26);
}

export function wheel(x: number, y: number, r: number, ink: string, spokes = 8): Mark[] {
  return [
    f(
      `M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}ZM${x - r * 0.78} ${y}C${x - r * 0.78} ${y + r * 1.04} ${x + r * 0.78} ${y + r * 1.04} ${x + r * 0.78} ${y}C${x + r * 0.78} ${y - r * 1.04} ${x - r * 0.78} ${y - r * 1.04} ${x - r * 0.78} ${y}Z`,
      ink,
    ),
    ...Array.from({ length: spokes / 2 }, (_, i) => {
      const a = (i / spokes) * Math.PI * 2;
      return l(
        r * 0.11,
        ink,
        x - Math.cos(a) * r * 0.85,
        y - Math.sin(a) * r * 0.85,
        x + Math.cos(a) * r * 0.85,
        y + Math.sin(a) * r * 0.85,
      );
    }),
    e(x, y, r * 0.2, r * 0.2, ink),
  ];
}
