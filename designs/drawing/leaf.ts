/** Leaf outlines: a bent midrib with two unequal sides. Petals and feathers are leaves with another profile. */
import { curve } from './curve.ts';
import { type Path, type Point, polar } from './path.ts';

export type LeafShape = {
  /** Share of the length where it is widest: 0.42 foliage, 0.5 olive, 0.65 to 0.78 petal. */
  widest?: number;
  /** 1.15 pointed, 0.4 to 0.6 blunt. */
  tip?: number;
  /** Turn of the middle line from base to tip in radians. */
  bend?: number;
  /** -0.18 to 0.18: how much wider the left side is. */
  lopsided?: number;
  /** Waviness of the edge as a share of the width. */
  ripple?: number;
  steps?: number;
};

export type Leaf = {
  outline: Path;
  /** The left half, for the shade. */
  half: Path;
  /** Points from base to tip. */
  middle: Point[];
  left: Point[];
  right: Point[];
};

function profile(t: number, widest: number, tip: number): number {
  if (t < widest) return Math.sin((Math.PI / 2) * (t / widest)) ** 0.85;
  return Math.max(0, Math.cos((Math.PI / 2) * ((t - widest) / (1 - widest)))) ** tip;
}

/** A leaf from its base in the direction `angle`; `width` is the half width at the widest place. */
export function leaf(base: Point, angle: number, length: number, width: number, shape: LeafShape = {}): Leaf {
  const { widest = 0.42, tip = 1.15, bend = 0, lopsided = 0, ripple = 0 } = shape;
  const steps = shape.steps ?? (length < 4 ? 6 : 8);
  const middle: Point[] = [];
  const left: Point[] = [];
  const right: Point[] = [];
  let centre = base;
  let heading = angle - bend * 0.4;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const half = width * profile(t, widest, tip) * (1 + ripple * Math.sin(t * 11 + lopsided * 30));
    middle.push(centre);
    left.push(polar(centre, heading + Math.PI / 2, half * (1 + lopsided)));
    right.push(polar(centre, heading - Math.PI / 2, half * (1 - lopsided)));
    heading += bend / steps;
    centre = polar(centre, heading, length / steps);
  }
  const closing: Path = [{ op: 'Z', points: [] }];
  return {
    outline: [...curve(left), ...curve([...right].reverse(), { joined: true }), ...closing],
    half: [...curve(left), ...curve([...middle].reverse(), { joined: true }), ...closing],
    middle,
    left,
    right,
  };
}
