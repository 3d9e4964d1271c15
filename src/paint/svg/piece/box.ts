/** A photo box from above: the open box with its prints, and its lid on the rim. Millimetres. */
import { type BoxType, boxes, type LidDesign } from '#core/products/photobox/boxes.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { type Drawing, defs, group, type Prints, path, rect, shadow, sheen } from './drawing.ts';

const boards: Record<LidDesign, { face: string; edge: string; inside: string }> = {
  natur: { face: '#b3aca0', edge: '#cbc5ba', inside: '#8f887c' },
  weiss: { face: '#f6f4ef', edge: '#ffffff', inside: '#cfcac0' },
  motiv: { face: '#f6f4ef', edge: '#ffffff', inside: '#cfcac0' },
};

const clearanceMm = 2;

/** The print that lies on top, turned to lie as the box does. */
function topPrint(prints: Prints, { widthMm, heightMm }: { widthMm: number; heightMm: number }): SvgNode {
  const [size] = prints.sizes;
  const isTurned = size !== undefined && size.width < size.height && widthMm > heightMm;
  const [width, height] = isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  const area = { x: -width / 2, y: -height / 2, width, height };
  return group(isTurned ? { transform: 'rotate(-90)' } : {}, prints.paper(0, area, '#ffffff'), prints.print(0, area));
}

/** `prints`: the print on top, and the printed lid where there is one. */
export function boxDrawing(prints: Prints, type: BoxType, design: LidDesign): Drawing {
  const { print, lid } = boxes[type];
  const { face, edge, inside } = boards[design];
  const [w, h] = [lid.widthMm, lid.heightMm];
  const centred = { x: -w / 2, y: -h / 2, width: w, height: h };
  const inner = { width: print.widthMm + 2 * clearanceMm, height: print.heightMm + 2 * clearanceMm };
  const [x, y] = [-inner.width / 2, -inner.height / 2];
  const shade = `M${x} ${y}h${inner.width}v5H${x + 5}v${inner.height - 5}h-5z`;
  const open = [
    rect(centred, { fill: edge, filter: 'url(#low)' }),
    rect({ x: centred.x + 0.5, y: centred.y + 0.5, width: w - 1, height: h - 1 }, { fill: face }),
    rect({ x, y, ...inner }, { fill: inside }),
    topPrint(prints, print),
    path(shade, { fill: '#1b1712', opacity: 0.2 }),
  ];
  const cover = [
    rect(centred, { fill: face, filter: 'url(#high)' }),
    ...(design === 'motiv' ? [prints.print(1, centred)] : []),
    path(`M${-w / 2} ${-h / 2}h${w}v.8H${-w / 2 + 0.8}v${h - 0.8}h-.8z`, { fill: edge, opacity: 0.8 }),
    path(`M${w / 2} ${h / 2}h${-w}v-1h${w - 1}v${-h + 1}h1z`, { fill: '#1b1712', opacity: 0.16 }),
    rect(centred, { fill: 'url(#sheen)' }),
  ];
  return {
    view: { x: -0.86 * w, y: -0.86 * h, width: 1.72 * w, height: 1.72 * h },
    nodes: [
      defs(shadow('low', 3), shadow('high', 7), sheen('sheen', 0.14)),
      group({ transform: `translate(${0.32 * w} ${-0.3 * h}) rotate(3)` }, ...open),
      group({ transform: `translate(${-0.28 * w} ${0.3 * h}) rotate(-6)` }, ...cover),
    ],
  };
}
