/** How foil looks on a screen: one ramp in page space, so that light runs over all letters as over one sheet. Never printed. */

import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { type SvgNode, svgNode } from './node.ts';

type Foil = Exclude<AppliedRefinement, 'relief'>;

/** Dark, middle, light, brightest. Kept below a bright highlight so that type stays readable on light paper. */
const tones: Record<Foil, [string, string, string, string]> = {
  gold: ['#8a6420', '#b98a32', '#dcb95f', '#f0d890'],
  rosegold: ['#8a4a3c', '#b8735f', '#d59a86', '#eec4b4'],
  silver: ['#6f7378', '#94999e', '#b9bec3', '#dcdfe2'],
};
const order = [0, 1, 1, 2, 3, 2, 1, 1, 0] as const;

/** Direction of the ramp: 25 degrees. */
const rise = 0.466;

export function foilGradient(sheet: Sheet, foil: Foil, id: string): SvgNode {
  const stops = order.map((tone, index) => svgNode('stop', { offset: index / (order.length - 1), 'stop-color': tones[foil][tone] }));
  const span = {
    gradientUnits: 'userSpaceOnUse',
    x1: 0,
    y1: 0,
    x2: Math.round(sheet.widthUm / 2),
    y2: Math.round((sheet.widthUm / 2) * rise),
  };
  return svgNode('linearGradient', { id, ...span, spreadMethod: 'reflect' }, stops);
}
