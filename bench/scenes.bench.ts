/**
 * Pictures of product scenes. Processor time: a card drawn, composed and written, against scaling and writing a photograph of the same size.
 * Memory: a process that makes 200 of them, against one that makes 200 pictures of cards as product pages show them.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pictureWidths } from '#core/catalogue/picture.ts';
import { sceneWidths } from '#core/catalogue/scenes/scene-picture.ts';
import { sceneFolder } from '#resources/product-scenes.ts';
import { median } from '#tests/percentile.ts';
import type { Figure } from './run.ts';

const rounds = 5;
const timed = 12;
const remembered = 200;

type Side = { ms: number; memoryMb: number };

async function side(kind: 'scene' | 'card' | 'photograph', width: number, count: number): Promise<Side> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/scenes-side.ts', kind, String(width), String(count), sceneFolder]);
  return JSON.parse(stdout);
}

async function time(width: number): Promise<Figure> {
  const [ours, reference]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await side('scene', width, timed)).ms);
    reference.push((await side('photograph', width, timed)).ms);
  }
  const ratio = median(ours.map((value, at) => value / (reference[at] ?? Number.NaN)));
  return { bench: `scene of ${width} pixels`, ours: median(ours), reference: median(reference), unit: 'ms', ratio, n: rounds * timed };
}

export async function* run(): AsyncGenerator<Figure> {
  for (const width of sceneWidths) yield await time(width);
  const ours = (await side('scene', Math.max(...sceneWidths), remembered)).memoryMb;
  const reference = (await side('card', Math.max(...pictureWidths), remembered)).memoryMb;
  yield { bench: 'memory of scenes', ours, reference, unit: 'MB', ratio: ours / reference, n: remembered };
}
