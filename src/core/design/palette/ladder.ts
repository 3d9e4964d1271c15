/** The lightness of every ink of a design once two of them have the lightness of chosen colours: their order stays, and type stays legible. */
import { colourChroma, isPhotoInk, type Role } from './roles.ts';

/** What is read on what: ink tokens, null for bare paper; `least` is the contrast that it keeps. */
export type ReadPair = { ink: string; ground: string | null; least: number };

type Anchor = { role: Role; light: number };
type Stop = readonly [from: number, to: number];

/** Relative luminance of a lightness, as contrast counts it. */
function luminanceOf(light: number): number {
  return light > 8 ? ((light + 16) / 116) ** 3 : light / 903.3;
}

export function contrastOfLights(one: number, other: number): number {
  const [light, dark] = one > other ? [one, other] : [other, one];
  return (luminanceOf(light) + 0.05) / (luminanceOf(dark) + 0.05);
}

/** Rising: what was lighter stays lighter. */
function through(stops: readonly Stop[], light: number): number {
  const at = stops.findIndex(([from]) => from >= light);
  const [from, to] = [stops[Math.max(0, at - 1)], stops[at < 0 ? stops.length - 1 : at]];
  if (!from || !to) return light;
  return to[0] === from[0] ? to[1] : from[1] + ((light - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** Null where one anchor would pass the other. `still` are lightnesses that stay. */
function stopsOf(anchors: readonly Anchor[], ends: { dark: number; light: number }): Stop[] | null {
  const own = anchors.map(({ role, light }): Stop => [role.light, light]).toSorted((a, b) => a[0] - b[0]);
  for (let at = 1; at < own.length; at += 1) {
    const [before, after] = [own[at - 1], own[at]];
    if (before && after && (after[1] - before[1]) * Math.sign(after[0] - before[0]) < 0) return null;
    if (before && after && after[0] === before[0] && after[1] !== before[1]) return null;
  }
  const inner = own.filter(([from, to]) => from > ends.dark && from < ends.light && to > ends.dark && to < ends.light);
  const beyond = own.filter((stop) => !inner.includes(stop));
  const outer: Stop[] = [
    [ends.dark, ends.dark],
    [ends.light, ends.light],
  ];
  const kept = outer.filter(([from]) => beyond.every(([at, to]) => (from < at && from < to) || (from > at && from > to)));
  const all = [[0, 0] as Stop, ...kept, ...own, [100, 100] as Stop].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return all.every((stop, at) => at === 0 || stop[1] >= (all[at - 1]?.[1] ?? 0)) ? all : null;
}

export type Ladder = {
  /** Of each token, 0 to 100. */
  lights: Map<string, number>;
  /** Tokens of the inks that stand for the two colours; null where the design has none for one. */
  first: string | null;
  second: string | null;
  /** How much it changes of the design, and lacks of the colours. */
  cost: number;
};

type Given = {
  roles: readonly Role[];
  /** Lightness of what has no role: foil, own inks. */
  fixed: ReadonlyMap<string, number>;
  pairs: readonly ReadPair[];
  grounds: ReadonlySet<string>;
};

/** How far of the way an anchor comes to the lightness of its colour. */
const shares = [1, 0.75, 0.5, 0.25, 0];
/** Whole per cents of ink and gamut cost a little contrast. */
const margin = 1.05;

/** Which inks stand best for a colour: those that are seen as one. */
function dislike(role: Role, grounds: ReadonlySet<string>): number {
  const pale = role.chroma < colourChroma ? 22 : 0;
  const shade = /-(dark|rib|line|light|shade|far)/.test(role.token) ? 8 : 0;
  const photo = isPhotoInk(role.token) ? 40 : 0;
  return pale + shade + photo - Math.min(10, role.chroma / 6) + (grounds.has(role.token) ? 6 : 0);
}

/** The ink of a group that is seen best as its colour; null for an empty group. */
export function standsFor(roles: readonly Role[], side: Role['side'], grounds: ReadonlySet<string>): string | null {
  const own = roles.filter((role) => role.side === side);
  return own.toSorted((a, b) => dislike(a, grounds) - dislike(b, grounds))[0]?.token ?? null;
}

function candidates(roles: readonly Role[], side: Role['side'], wish: number, grounds: ReadonlySet<string>): Role[] {
  const own = roles.filter((role) => role.side === side);
  const cost = (role: Role) => Math.abs(role.light - wish) + dislike(role, grounds);
  return own.toSorted((a, b) => cost(a) - cost(b)).slice(0, 6);
}

type Try = { anchors: readonly Anchor[]; cost: number };

/** Pairs of inks that may stand for the colours, and how near they come to them: what changes least and shows most first. */
function triesOf({ roles, grounds }: Given, wishes: readonly [number, number]): Try[] {
  const [firsts = [], seconds = []] = (['first', 'second'] as const).map((side, at) =>
    candidates(roles, side, wishes[at] ?? 0, grounds).flatMap((role) =>
      shares.map((share): Try => {
        const way = (wishes[at] ?? 0) - role.light;
        const missed = Math.abs(way) * (1 - share) * 2 + (share === 1 ? 0 : 6);
        const anchor: Anchor = { role, light: role.light + way * share };
        return { anchors: [anchor], cost: Math.abs(way) * share * 0.6 + missed + dislike(role, grounds) };
      }),
    ),
  );
  const both = firsts.flatMap((first) =>
    seconds.map((second): Try => ({ anchors: [...first.anchors, ...second.anchors], cost: first.cost + second.cost })),
  );
  return (both.length > 0 ? both : [...firsts, ...seconds]).sort((a, b) => a.cost - b.cost);
}

/** The ladder that changes the design least and shows both colours best. Without any that keeps all contrasts, lightnesses stay. */
export function ladderFor(given: Given, wishes: readonly [number, number]): Ladder {
  const { fixed, pairs } = given;
  const roles = given.roles.toSorted((a, b) => a.light - b.light);
  const ends = { dark: Math.min(...roles.map(({ light }) => light)), light: Math.max(...roles.map(({ light }) => light)) };
  const tries = triesOf(given, wishes);
  for (const { anchors, cost } of tries) {
    const stops = stopsOf(anchors, ends);
    if (!stops) continue;
    const lights = new Map(roles.map((role) => [role.token, role.side === 'still' ? role.light : through(stops, role.light)]));
    const lightOf = (token: string | null) => (token === null ? 100 : (lights.get(token) ?? fixed.get(token)));
    const isRead = pairs.every(({ ink, ground, least }) => {
      const [type, below] = [lightOf(ink), lightOf(ground)];
      return type === undefined || below === undefined || contrastOfLights(type, below) >= least * margin;
    });
    if (isRead && keepsOrder(roles, lights)) return { lights, ...standing(anchors), cost };
  }
  return { lights: new Map(roles.map(({ token, light }) => [token, light])), ...standing(tries[0]?.anchors ?? []), cost: 1_000 };
}

function standing(anchors: readonly Anchor[]): Pick<Ladder, 'first' | 'second'> {
  const of = (side: Role['side']) => anchors.find(({ role }) => role.side === side)?.role.token ?? null;
  return { first: of('first'), second: of('second') };
}

/** Whether inks that stay are not passed by those that move; `roles` from dark to light. */
function keepsOrder(roles: readonly Role[], lights: ReadonlyMap<string, number>): boolean {
  return roles.every((role, at) => {
    const next = roles[at + 1];
    return !next || (lights.get(next.token) ?? 0) >= (lights.get(role.token) ?? 0) - 0.1;
  });
}
