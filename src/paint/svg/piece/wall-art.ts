/** Wall art as it hangs: the picture in its frame, behind its mat, or with its own edge, in true proportions. Millimetres. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import type { FrameColour, FrameKey } from '#core/products/photoframe/frames.ts';
import { frameOf, holesOf, outerSize, printSize, visibleSize } from '#core/products/photoframe/geometry.ts';
import { type SvgNode, svgNode } from '#paint/svg/node.ts';
import { type Area, type Drawing, defs, group, lightStops, type Prints, path, rect, shadow } from './drawing.ts';
import { deepColours, depthMm, edgeLook, faceColours, glossOf, profileLook, recessMm } from './frame-looks.ts';

const sides = ['top', 'left', 'right', 'bottom'] as const;
type Side = (typeof sides)[number];

/** Share of a profile's contrast that lightens or darkens a bar. */
const sideLight: Record<Side, number> = { top: 0.7, left: 0.4, right: -0.7, bottom: -1 };

function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function outline({ x, y, width, height }: Area): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A mitred bar of a border of the width `by` inside an area. */
function bar(side: Side, { x, y, width, height }: Area, by: number): string {
  const [right, bottom] = [x + width, y + height];
  return {
    top: `M${x} ${y}H${right}L${right - by} ${y + by}H${x + by}Z`,
    left: `M${x} ${y}V${bottom}L${x + by} ${bottom - by}V${y + by}Z`,
    right: `M${right} ${y}V${bottom}L${right - by} ${bottom - by}V${y + by}Z`,
    bottom: `M${x} ${bottom}H${right}L${right - by} ${bottom - by}H${x + by}Z`,
  }[side];
}

/** A gradient across a bar, from its outer edge to its inner one. */
function across(id: string, side: Side, { x, y, width, height }: Area, by: number, children: SvgNode[]): SvgNode {
  const [x1, y1] = [side === 'right' ? x + width : x, side === 'bottom' ? y + height : y];
  const [dx, dy] = { top: [0, by], left: [by, 0], right: [-by, 0], bottom: [0, -by] }[side] as [number, number];
  return svgNode('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2: x1 + dx, y2: y1 + dy }, children);
}

function profile(frame: FrameKey, colour: FrameColour, outer: Area, by: number): SvgNode[] {
  const { section, contrast } = profileLook(frame, colour);
  const stops = section.map(([at, light]) => [at, light > 0 && colour === 'black' ? light * 0.45 : light] as const);
  return sides.flatMap((side) => {
    const d = bar(side, outer, by);
    const light = sideLight[side] * contrast;
    return [
      defs(across(`bar-${side}`, side, outer, by, lightStops(stops))),
      path(d, { fill: faceColours[colour] }),
      path(d, { fill: `url(#bar-${side})` }),
      path(d, { fill: light > 0 ? '#ffffff' : '#000000', opacity: Math.abs(light) }),
    ];
  });
}

/** The shade that the upper and left bars throw on what lies `deep` behind their front. */
function castShadow(id: string, { x, y, width, height }: Area, deep: number, strength = 0.42): SvgNode[] {
  const reach = Math.min(deep * 1.25, width / 3, height / 3);
  const stops = lightStops([
    [0, -strength],
    [0.35, -strength * 0.32],
    [1, 0],
  ]);
  return [
    defs(
      svgNode('linearGradient', { id: `${id}-down`, x1: 0, y1: 0, x2: 0, y2: 1 }, stops),
      svgNode('linearGradient', { id: `${id}-across` }, stops),
    ),
    rect({ x, y, width, height: reach }, { fill: `url(#${id}-down)` }),
    rect({ x, y, width: reach * 0.8, height }, { fill: `url(#${id}-across)` }),
  ];
}

/** The cut through a mat board is slanted, so that its core is seen. */
const bevel: Record<Side, string> = { top: '#cdc8bc', left: '#d8d4c9', right: '#fdfcf9', bottom: '#ffffff' };
const bevelMm = 1.5;

function mat(board: Area, opening: Area): SvgNode[] {
  return [
    path(`${outline(board)}${outline(opening)}`, { 'fill-rule': 'evenodd', fill: '#f8f6f0' }),
    ...sides.map((side) => path(bar(side, inset(opening, -bevelMm), bevelMm), { fill: bevel[side] })),
    ...castShadow('window', opening, 2.2, 0.34),
  ];
}

/** The walls inside a deep frame, of which a little is seen. */
function innerWalls(box: Area, colour: FrameColour): SvgNode[] {
  const shade = { top: 0.62, left: 0.5, right: 0.22, bottom: 0.16 };
  return sides.flatMap((side) => [
    path(bar(side, box, 3), { fill: faceColours[colour] }),
    path(bar(side, box, 3), { fill: '#000000', opacity: shade[side] }),
  ]);
}

/** The window that glass reflects, upper left. */
function gloss({ x, y, width, height }: Area, strength: number): SvgNode[] {
  const way = { gradientUnits: 'userSpaceOnUse', x1: x, y1: y, x2: x + width * 0.55, y2: y + height * 0.75 };
  const stops = lightStops([
    [0, 0.26 * strength],
    [0.6, 0.09 * strength],
    [1, 0],
  ]);
  return [
    defs(svgNode('linearGradient', { id: 'gloss', ...way }, stops)),
    path(`M${x} ${y}H${x + width * 0.46}L${x} ${y + height * 0.7}Z`, { fill: 'url(#gloss)' }),
  ];
}

/** A little of the lower and the right edge is seen. */
function edges(choice: WallArtChoice, { width, height }: Area): { nodes: SvgNode[]; by: number } {
  const look = edgeLook(choice);
  if (!look) return { nodes: [], by: 0 };
  // As small a part as a camera sees would be lost in a small picture.
  const by = Math.max(look.widthMm * 2, Math.max(width, height) * 0.012);
  const right = `M${width} 0L${width + by} ${by}V${height + by}L${width} ${height}Z`;
  const below = `M0 ${height}L${by} ${height + by}H${width + by}L${width} ${height}Z`;
  return { by, nodes: [path(right, { fill: look.light }), path(below, { fill: look.dark })] };
}

/** Heads of standoffs over the drill holes, rings of eyelets. */
function fittings(choice: WallArtChoice): SvgNode[] {
  const [radius, hole] = choice.material === 'pvcplane' ? [10, 6] : [9, 0];
  return holesOf(choice).flatMap(({ xMm: cx, yMm: cy }) => [
    svgNode('circle', { cx: cx + 1.2, cy: cy + 2, r: radius + 0.6, fill: '#000000', opacity: 0.3 }),
    svgNode('circle', { cx, cy, r: radius, fill: '#b4b7b9', stroke: '#5f6365', 'stroke-width': 0.4 }),
    ...(hole > 0 ? [svgNode('circle', { cx, cy, r: hole, fill: '#2b2a28' })] : []),
  ]);
}

const isGlued = ({ material }: WallArtChoice) => material === 'klebefolie' || material === 'fototapete';

export function wallArtDrawing(prints: Prints, choice: WallArtChoice): Drawing {
  const [{ widthMm, heightMm }, seen, sheet] = [outerSize(choice), visibleSize(choice), printSize(choice)];
  const outer = { x: 0, y: 0, width: widthMm, height: heightMm };
  const picture = inset(outer, (widthMm - seen.widthMm) / 2);
  const hidden = { x: (sheet.widthMm - seen.widthMm) / 2, y: (sheet.heightMm - seen.heightMm) / 2 };
  const { frameType, frameColour = 'black', matSize } = choice;
  const frame = frameOf(choice);
  const inner = frame ? inset(outer, frame.profileMm) : outer;
  const hasGap = frame !== null && frame.gapMm > 0;
  const edge = edges(choice, outer);
  const shine = glossOf(choice);
  const depth = Math.max(depthMm(choice) * 0.6, Math.max(widthMm, heightMm) * 0.014);
  const ground = rect(outer, { fill: hasGap ? deepColours[frameColour] : '#ffffff' });
  return {
    view: { x: 0, y: 0, width: widthMm + edge.by, height: heightMm + edge.by },
    nodes: [
      ...(isGlued(choice) ? [] : [defs(shadow('hung', depth, 0.3))]),
      group(isGlued(choice) ? {} : { filter: 'url(#hung)' }, ...edge.nodes, ground),
      prints.print(0, picture, hidden),
      ...(matSize ? mat(inner, picture) : []),
      ...(frameType === 'artbox' ? innerWalls(inner, frameColour) : []),
      ...(frame && frameType !== 'none' && !hasGap ? castShadow('frame', inner, recessMm(frameType)) : []),
      ...(shine > 0 ? gloss(frame ? (hasGap ? picture : inner) : outer, shine) : []),
      ...(frame && frameType !== 'none' ? profile(frameType, frameColour, outer, frame.profileMm) : []),
      ...fittings(choice),
    ],
  };
}
