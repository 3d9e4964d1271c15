/** What a sample picture is made of: scenes painted in flat tones, composed for a frame of any proportion. */
import type { Random } from '#designs/drawing/random.ts';
import type { Tone } from './tones.ts';

/** Width of every scene's own space; its height follows the frame. */
export const across = 1000;

/** Shares of the picture from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** `tone` and `rnd` are all that differs between two pictures of one scene in frames of one proportion. */
export type Canvas = { high: number; tone: Tone; rnd: Random };

/** `subject` is what a crop keeps whole; `faces` are heads of people. */
type Painted = { defs?: string; shapes: string; subject: Box; faces?: readonly Box[] };

/** Counts as a photograph of `dpi` in the size of its slot. */
export type Scene = {
  key: string;
  dpi: number;
  people: boolean;
  paint(canvas: Canvas): Painted;
  /** It is one, and no drawing. */
  isPhotograph?: true;
  /** Whether the subject is whole in a frame of a proportion (width by height); absent: in any from 1:3 to 3:1. */
  fits?(proportion: number): boolean;
};

/** A subject drawn in a space of its own: where it stands in the picture. */
export type Place = {
  left: number;
  top: number;
  scale: number;
  foot: number;
  middle: number;
  /** Shares of the picture for a part of the subject's own space; without one for the whole. */
  box(part?: Box): Box;
  /** Shapes of the subject's own space, put into the picture. */
  put(shapes: string): string;
};

/**
 * As large as fits into shares of the picture, in its middle and a little below: for a subject of `width` × `height` that stands on the ground.
 * `across` and `up` are the shares; `sink` moves it down by a share of its own height.
 */
export function place(high: number, width: number, height: number, share = { across: 0.66, up: 0.7, sink: 0.06 }): Place {
  const scale = Math.min((across * share.across) / width, (high * share.up) / height);
  const left = (across - width * scale) / 2;
  const top = (high - height * scale) / 2 + height * scale * share.sink;
  const whole = { x: 0, y: 0, width, height };
  return {
    left,
    top,
    scale,
    foot: top + height * scale,
    middle: across / 2,
    box: (part = whole) => ({
      x: (left + part.x * scale) / across,
      y: (top + part.y * scale) / high,
      width: (part.width * scale) / across,
      height: (part.height * scale) / high,
    }),
    put: (shapes) => `<g transform="translate(${one(left)} ${one(top)}) scale(${Math.round(scale * 1000) / 1000})">${shapes}</g>`,
  };
}

export function one(value: number): number {
  return Math.round(value * 10) / 10;
}
