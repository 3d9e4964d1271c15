/** Phases of the moon: instants after Jean Meeus, Astronomical Algorithms, chapter 49, right to about a minute. */
import type { MoonPhaseKind } from '#core/design/calendar/grid-element.ts';
import type { Day } from '#core/values/date.ts';
import { sineCosine } from '#core/values/sine.ts';
import { dayMs } from '#core/values/unit.ts';

export type MoonPhase = { day: Day; phase: MoonPhaseKind };

const phases = ['new', 'first-quarter', 'full', 'last-quarter'] as const satisfies readonly MoonPhaseKind[];

function sine(degrees: number): number {
  // Far from zero a turn more or less costs digits.
  return sineCosine(degrees % 360).sine;
}

function cosine(degrees: number): number {
  return sineCosine(degrees % 360).cosine;
}

/** A term of the series: its factor for new moons and for full moons, and how often each argument is taken; `e` is the power of the eccentricity. */
type Term = readonly [newMoon: number, fullMoon: number, e: number, sun: number, moon: number, latitude: number, node: number];

const syzygyTerms: readonly Term[] = [
  [-0.4072, -0.40614, 0, 0, 1, 0, 0],
  [0.17241, 0.17302, 1, 1, 0, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0, 0],
  [0.01039, 0.01043, 0, 0, 0, 2, 0],
  [0.00739, 0.00734, 1, -1, 1, 0, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0, 0],
  [0.00208, 0.00209, 2, 2, 0, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2, 0],
  [-0.00057, -0.00057, 0, 0, 1, 2, 0],
  [0.00056, 0.00056, 1, 1, 2, 0, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0, 0],
  [0.00042, 0.00042, 1, 1, 0, 2, 0],
  [0.00038, 0.00038, 1, 1, 0, -2, 0],
  [-0.00024, -0.00024, 1, -1, 2, 0, 0],
  [-0.00017, -0.00017, 0, 0, 0, 0, 1],
  [-0.00007, -0.00007, 0, 2, 1, 0, 0],
  [0.00004, 0.00004, 0, 0, 2, -2, 0],
  [0.00004, 0.00004, 0, 3, 0, 0, 0],
  [0.00003, 0.00003, 0, 1, 1, -2, 0],
  [0.00003, 0.00003, 0, 0, 2, 2, 0],
  [-0.00003, -0.00003, 0, 1, 1, 2, 0],
  [0.00003, 0.00003, 0, -1, 1, 2, 0],
  [-0.00002, -0.00002, 0, -1, 1, -2, 0],
  [-0.00002, -0.00002, 0, 1, 3, 0, 0],
  [0.00002, 0.00002, 0, 0, 4, 0, 0],
];

/** Both quarters have the same factors. */
const quarterTerms: readonly Term[] = (
  [
    [-0.62801, 0, 0, 1, 0, 0],
    [0.17172, 1, 1, 0, 0, 0],
    [-0.01183, 1, 1, 1, 0, 0],
    [0.00862, 0, 0, 2, 0, 0],
    [0.00804, 0, 0, 0, 2, 0],
    [0.00454, 1, -1, 1, 0, 0],
    [0.00204, 2, 2, 0, 0, 0],
    [-0.0018, 0, 0, 1, -2, 0],
    [-0.0007, 0, 0, 1, 2, 0],
    [-0.0004, 0, 0, 3, 0, 0],
    [-0.00034, 1, -1, 2, 0, 0],
    [0.00032, 1, 1, 0, 2, 0],
    [0.00032, 1, 1, 0, -2, 0],
    [-0.00028, 2, 2, 1, 0, 0],
    [0.00027, 1, 1, 2, 0, 0],
    [-0.00017, 0, 0, 0, 0, 1],
    [-0.00005, 0, -1, 1, -2, 0],
    [0.00004, 0, 0, 2, 2, 0],
    [-0.00004, 0, 1, 1, 2, 0],
    [0.00004, 0, -2, 1, 0, 0],
    [0.00003, 0, 1, 1, -2, 0],
    [0.00003, 0, 3, 0, 0, 0],
    [0.00002, 0, 0, 2, -2, 0],
    [0.00002, 0, -1, 1, 2, 0],
    [-0.00002, 0, 1, 3, 0, 0],
  ] as const
).map(([factor, ...rest]) => [factor, factor, ...rest] as const);

/** Additional corrections by the planets: factor, phase and rate of their arguments in degrees a lunation; the first also has a square. */
const planetTerms: readonly (readonly [factor: number, at: number, rate: number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
];

/** Dynamical time is so many seconds ahead of UTC: measured 69 in 2020, growing by about a second in three years (a minute is not noticed). */
function secondsAhead(year: number): number {
  return 69 + (year - 2020) / 3;
}

/** Milliseconds since 1970 in UTC. `k` counts lunations from January 2000; its quarters are the phases in their order. */
function instantOf(k: number): number {
  const t = k / 1236.85;
  const [t2, t3, t4] = [t * t, t * t * t, t * t * t * t];
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t2 - 0.00000015 * t3 + 0.00000000073 * t4;
  const e = 1 - 0.002516 * t - 0.0000074 * t2;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t2 - 0.00000011 * t3;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t2 + 0.00001238 * t3 - 0.000000058 * t4;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t2 - 0.00000227 * t3 + 0.000000011 * t4;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t2 + 0.00000215 * t3;
  const quarter = Math.round((k - Math.floor(k)) * 4);
  const terms = quarter % 2 === 0 ? syzygyTerms : quarterTerms;
  let days = mean;
  for (const [newMoon, fullMoon, power, ofSun, ofMoon, ofLatitude, ofNode] of terms) {
    const factor = (quarter === 2 ? fullMoon : newMoon) * (power === 0 ? 1 : power === 1 ? e : e * e);
    days += factor * sine(ofSun * sun + ofMoon * moon + ofLatitude * latitude + ofNode * node);
  }
  if (quarter % 2 === 1) {
    const w =
      0.00306 -
      0.00038 * e * cosine(sun) +
      0.00026 * cosine(moon) -
      0.00002 * cosine(moon - sun) +
      0.00002 * cosine(moon + sun) +
      0.00002 * cosine(2 * latitude);
    days += quarter === 1 ? w : -w;
  }
  for (const [index, [factor, at, rate]] of planetTerms.entries()) days += factor * sine(at + rate * k - (index === 0 ? 0.009173 * t2 : 0));
  return (days - 2_440_587.5) * dayMs - secondsAhead(2000 + t * 100) * 1000;
}

/** The phases of a month of a calendar, one to five, where `dayAt` tells the day on which an instant falls there (milliseconds in UTC). */
export function moonPhases(year: number, month: number, dayAt: (instant: number) => Day): MoonPhase[] {
  const first = Math.floor(((year - 2000) * 12 + month - 1) * (1236.85 / 1200) * 4) - 3;
  const wanted = `${year}-${String(month).padStart(2, '0')}`;
  return Array.from({ length: 12 }, (_, at) => first + at).flatMap((quarters): MoonPhase[] => {
    const day = dayAt(instantOf(quarters / 4));
    const phase = phases[((quarters % 4) + 4) % 4];
    return phase && day.startsWith(wanted) ? [{ day, phase }] : [];
  });
}
