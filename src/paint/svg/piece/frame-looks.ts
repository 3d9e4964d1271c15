/** How frames and edges look: colours, sections and surfaces. Lengths are millimetres. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { type FrameColour, type FrameKey, frames } from '#core/products/photoframe/frames.ts';
import { frameOf } from '#core/products/photoframe/geometry.ts';
import { materials, stretchers } from '#core/products/photoframe/materials.ts';

/** Light (above 0) or shade (below) at a share of the way from the outer edge of a profile to the inner one. */
export type Section = readonly (readonly [at: number, light: number])[];

export type ProfileLook = {
  section: Section;
  /** Wood that shows: its lines run along each bar. */
  hasGrain: boolean;
  /** Light on the upper and left bars, shade on the lower and right ones; metal has more of it than lacquer. */
  contrast: number;
};

const flat: Section = [
  [0, 0.5],
  [0.07, 0.42],
  [0.1, 0.06],
  [0.5, 0],
  [0.9, -0.05],
  [0.93, -0.3],
  [1, -0.38],
];

/** Sections as they are seen from the front; wood is rounded at both edges, plastic arched, photo frames have a step inside. */
const sections: Record<FrameKey, Section> = {
  alurahmen: [
    [0, 0.75],
    [0.09, 0.6],
    [0.12, 0.08],
    [0.5, -0.02],
    [0.84, 0.08],
    [0.88, -0.42],
    [1, -0.5],
  ],
  holzrahmen: [
    [0, -0.16],
    [0.05, 0.2],
    [0.14, 0.07],
    [0.5, 0],
    [0.9, -0.06],
    [0.95, -0.2],
    [1, -0.42],
  ],
  kunststoffrahmen: [
    [0, -0.24],
    [0.2, 0.1],
    [0.36, 0.34],
    [0.5, 0.1],
    [0.85, -0.1],
    [1, -0.42],
  ],
  fotorahmen: [
    [0, -0.1],
    [0.06, 0.16],
    [0.12, 0.02],
    [0.68, -0.02],
    [0.7, -0.34],
    [0.75, 0.22],
    [0.96, 0.05],
    [1, -0.36],
  ],
  artbox: flat,
  'schattenfuge-leinwand': flat,
  'schattenfuge-platte': flat,
};

/** Faces of profiles. */
export const faceColours: Record<FrameColour, string> = {
  black: '#1d1c1b',
  white: '#f1eee7',
  silver: '#b9bcbd',
  gold: '#bb9a58',
  oak: '#c29a66',
  walnut: '#63452f',
};

/** Colours of lines in wood, and of a shadow gap. */
export const deepColours: Record<FrameColour, string> = {
  black: '#0a0a09',
  white: '#8b8780',
  silver: '#4d4f50',
  gold: '#57431d',
  oak: '#573b1d',
  walnut: '#26160c',
};

export function profileLook(frame: FrameKey, colour: FrameColour): ProfileLook {
  const isWood = colour === 'oak' || colour === 'walnut';
  return { section: sections[frame], hasGrain: isWood, contrast: frame === 'alurahmen' ? 0.22 : isWood ? 0.14 : 0.1 };
}

/** How far what hangs stands out from the wall. Panels hang on rails or standoffs behind them. */
export function depthMm(choice: WallArtChoice): number {
  const frame = frameOf(choice);
  if (frame) return frame.depthMm;
  if (choice.material === 'leinwand') return stretchers[choice.stretcher ?? '25'].depthMm;
  const { body, thicknessUm } = materials[choice.material];
  return body === 'panel' ? thicknessUm / 1_000 + (choice.hanging === 'none' ? 2 : 12) : thicknessUm / 1_000;
}

/** How far behind the front of its frame the picture lies, which makes the shadow of the frame on it. */
export function recessMm(frame: FrameKey): number {
  return frame === 'artbox' ? 32 : frames[frame].gapMm > 0 ? 0 : Math.min(7, frames[frame].profileMm * 0.5);
}

/** Reflection on the front: of the glass of a frame, of acrylic, none on paper and canvas. */
export function glossOf(choice: WallArtChoice): number {
  const frame = frameOf(choice);
  if (frame && frame.gapMm === 0) return 0.4;
  return { acrylglas: 1, gallerybond: 0.9, echtglas: 1, aludibond: 0.25, pvcplane: 0.3, backlitfolie: 0.3 }[choice.material as string] ?? 0;
}

/** Colours of the cut edge, light side and dark side, and its width as it is seen; null for what has no edge. */
export function edgeLook(choice: WallArtChoice): { widthMm: number; light: string; dark: string } | null {
  if (choice.frameType !== 'none') return null;
  switch (choice.material) {
    case 'leinwand':
      return canvasEdge(choice);
    case 'forexplatte':
      return { widthMm: 1.6, light: '#ffffff', dark: '#dcdad4' };
    case 'aludibond':
      return { widthMm: 1, light: '#e2e4e5', dark: '#75797b' };
    case 'gallerybond':
      return { widthMm: 1.4, light: '#f2f7f8', dark: '#8b9496' };
    case 'acrylglas':
      return { widthMm: 1.3, light: '#f4fafb', dark: '#a9bcc1' };
    case 'echtglas':
      return { widthMm: 1.4, light: '#e3f3ec', dark: '#7fa898' };
    default:
      return null;
  }
}

/** A camera in front of the picture sees a small part of the edge. */
const seenShare = 0.14;

function canvasEdge({ stretcher = '25', edge, edgeColour }: WallArtChoice): { widthMm: number; light: string; dark: string } {
  const widthMm = stretchers[stretcher].depthMm * seenShare;
  if (edge === 'white') return { widthMm, light: '#ece9e1', dark: '#c9c5ba' };
  if (edge === 'colour') return { widthMm, light: `#${edgeColour ?? '000000'}`, dark: `#${edgeColour ?? '000000'}` };
  return { widthMm, light: '#8f8b84', dark: '#6f6b65' };
}
