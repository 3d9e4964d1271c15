/** Photo gifts with their prints. Millimetres. */
import { goods, type MerchSku, mugShape } from '#core/products/merch/goods.ts';
import { type SvgNode, svgNode } from '#paint/svg/node.ts';
import { cylinderStrips } from './cylinder.ts';
import { type Area, clip, type Drawing, defs, group, lightStops, linear, type Prints, path, rect, shadow, sheen } from './drawing.ts';
import {
  bag,
  coasterPlaces,
  cushion,
  cushionFolds,
  handlePath,
  knob,
  magnetPlaces,
  mugBody,
  mugDepth,
  mugLight,
  mugLooks,
  mugRadius,
  shirt,
  strap,
  tagPlaces,
  tagRim,
  usualTurn,
} from './goods-outlines.ts';

function areaOf(sku: MerchSku): Area {
  const { widthMm: width, heightMm: height } = goods[sku].area;
  return { x: 0, y: 0, width, height };
}

/** More strips than can be seen in a small picture. */
const stripCount = 16;

function mugDrawing(prints: Prints, sku: MerchSku): Drawing {
  const area = areaOf(sku);
  const look = mugLooks[sku === 'mug-magic' ? 'black' : 'white'];
  const height = mugShape.heightMm;
  const handle = handlePath(usualTurn);
  const strips = cylinderStrips({ widthMm: area.width, radiusMm: mugRadius, turn: usualTurn, count: stripCount });
  const grip = { fill: 'none', 'stroke-linecap': 'round' };
  const drawnHandle = group(
    grip,
    path(handle.d, { stroke: look.dark, 'stroke-width': 10.5 }),
    path(handle.d, { stroke: look.handle, 'stroke-width': 9.6 }),
    path(handle.d, {
      stroke: '#ffffff',
      'stroke-opacity': look.shade === 1 ? 0.9 : 0.22,
      'stroke-width': 2.6,
      transform: 'translate(-1.4 -1.6)',
    }),
  );
  const ground = svgNode(
    'radialGradient',
    { id: 'ground' },
    lightStops([
      [0.35, -0.34],
      [0.7, -0.12],
      [1, 0],
    ]),
  );
  const inside = svgNode('linearGradient', { id: 'inside', x1: 0, y1: 0, x2: 1, y2: 0.4 }, [
    svgNode('stop', { offset: 0, 'stop-color': look.inside[0] }),
    svgNode('stop', { offset: 1, 'stop-color': look.inside[1] }),
  ]);
  const ellipse = (attrs: Record<string, string | number>) => svgNode('ellipse', { cx: 0, ...attrs });
  return {
    view: { x: -mugRadius, y: -mugDepth, width: 2 * mugRadius + 30, height: height + 2 * mugDepth },
    nodes: [
      defs(
        ground,
        inside,
        linear('round', mugLight(look.shade)),
        ...strips.map(({ fromMm, widthMm }, at) => clip(`strip-${at}`, rect({ x: fromMm, width: widthMm, height: area.height }, {}))),
      ),
      ellipse({ cx: 9, cy: height + 4, rx: mugRadius * 1.32, ry: mugDepth * 1.75, fill: 'url(#ground)' }),
      ...(handle.isInFront ? [] : [drawnHandle]),
      path(mugBody, { fill: look.body }),
      group(
        { transform: `translate(0 ${(height - area.height) / 2 + 1})` },
        ...strips.map(({ matrix }, at) => group({ transform: matrix, 'clip-path': `url(#strip-${at})` }, prints.print(0, area))),
      ),
      path(mugBody, { fill: 'url(#round)' }),
      ellipse({ cy: 0, rx: mugRadius, ry: mugDepth, fill: look.rim }),
      ellipse({ cy: 0.3, rx: mugRadius - 2.6, ry: mugDepth - 1, fill: 'url(#inside)' }),
      ...(handle.isInFront ? [drawnHandle] : []),
    ],
  };
}

function cushionDrawing(prints: Prints): Drawing {
  const area = { ...areaOf('cushion-40'), x: -200, y: -200 };
  const round = svgNode(
    'radialGradient',
    { id: 'round', cx: 0.42, cy: 0.4, r: 0.72 },
    lightStops([
      [0, 0.2],
      [0.3, 0.06],
      [0.5, 0],
      [0.78, -0.14],
      [1, -0.42],
    ]),
  );
  const fold = { fill: 'none', 'stroke-linecap': 'round' };
  return {
    view: { x: -200, y: -200, width: 400, height: 400 },
    nodes: [
      defs(clip('cushion', path(cushion, {})), round, shadow('shadow', 22, 0.3)),
      path(cushion, { fill: '#e9e4da', stroke: '#ddd6c8', 'stroke-width': 11, 'stroke-linejoin': 'round', filter: 'url(#shadow)' }),
      group(
        { 'clip-path': 'url(#cushion)' },
        rect(area, { fill: '#ffffff' }),
        prints.print(0, area),
        rect(area, { fill: 'url(#round)' }),
        ...cushionFolds.map((d) => path(d, { ...fold, stroke: '#000000', 'stroke-opacity': 0.12, 'stroke-width': 9 })),
      ),
    ],
  };
}

function toteDrawing(prints: Prints): Drawing {
  const area = areaOf('tote');
  const side = linear('side', [
    [0, -0.16],
    [0.12, 0],
    [0.3, 0.14],
    [0.6, 0],
    [0.88, -0.06],
    [1, -0.22],
  ]);
  return {
    view: { x: -200, y: -150, width: 400, height: 618 },
    nodes: [
      defs(side, shadow('shadow', 12)),
      path(strap, { fill: 'none', stroke: '#cdbf9f', 'stroke-width': 24, transform: 'translate(8 -10)' }),
      path(bag, { fill: '#ece3cf', filter: 'url(#shadow)' }),
      prints.print(0, { ...area, x: -area.width / 2, y: 96 }),
      path(bag, { fill: 'url(#side)' }),
      path('M-185 30C-120 36 120 36 185 30', { fill: 'none', stroke: '#a9997a', 'stroke-width': 1.6, 'stroke-dasharray': '6 4' }),
      path(strap, { fill: 'none', stroke: '#e6dcc5', 'stroke-width': 24 }),
      ...[-92, 92].map((x) =>
        rect({ x: x - 12, y: 8, width: 24, height: 44 }, { fill: '#e6dcc5', stroke: '#a9997a', 'stroke-width': 1.4 }),
      ),
    ],
  };
}

function tshirtDrawing(prints: Prints): Drawing {
  const area = areaOf('tshirt');
  const side = linear('side', [
    [0, -0.1],
    [0.22, -0.02],
    [0.4, 0.1],
    [0.62, 0],
    [0.84, -0.06],
    [1, -0.16],
  ]);
  const sleeve = 'M-214 246C-210 200 -214 130 -250 92M214 246C210 200 214 130 250 92';
  return {
    view: { x: -338, y: -8, width: 676, height: 724 },
    nodes: [
      defs(side, shadow('shadow', 9)),
      path(shirt, { fill: '#f6f5f2', filter: 'url(#shadow)' }),
      path('M-88 4C-60 30 60 30 88 4C60 -8 -60 -8 -88 4Z', { fill: '#cfccc5' }),
      prints.print(0, { ...area, x: -area.width / 2, y: 108 }),
      path(shirt, { fill: 'url(#side)' }),
      path(sleeve, { fill: 'none', stroke: '#000000', 'stroke-opacity': 0.13, 'stroke-width': 2 }),
      path('M-92 2C-60 52 60 52 92 2', { fill: 'none', stroke: '#e3e0d9', 'stroke-width': 15, transform: 'translate(0 4)' }),
    ],
  };
}

/** The cuts between the pieces of a puzzle; every second knob stands on the other side. */
function puzzleCuts(sku: MerchSku): string {
  const { area, cuts = { columns: 1, rows: 1 } } = goods[sku];
  const [width, height] = [area.widthMm / cuts.columns, area.heightMm / cuts.rows];
  const turned = (d: string) => d.replace(/(-?[\d.]{1,12}) (-?[\d.]{1,12})/g, (_, x: string, y: string) => `${-Number(y)} ${x}`);
  const moved = (d: string, dx: number, dy: number) =>
    d.replace(
      /(-?[\d.]{1,12}) (-?[\d.]{1,12})/g,
      (_, x: string, y: string) => `${(Number(x) + dx).toFixed(1)} ${(Number(y) + dy).toFixed(1)}`,
    );
  const paths: string[] = [];
  for (let row = 0; row < cuts.rows; row += 1) {
    for (let column = 0; column < cuts.columns; column += 1) {
      const out = (row + column) % 2 === 0 ? 1 : -1;
      const [x, y] = [column * width, row * height];
      if (row > 0) paths.push(moved(`M0 0${knob(width, out)}`, x, y));
      if (column > 0) paths.push(moved(turned(`M0 0${knob(height, out)}`), x, y));
    }
  }
  return paths.join('');
}

function puzzleDrawing(prints: Prints, sku: MerchSku): Drawing {
  const area = areaOf(sku);
  const { columns = 1 } = goods[sku].cuts ?? {};
  const line = { fill: 'none', stroke: '#1a1712', 'stroke-opacity': 0.5, 'stroke-width': Math.max(0.5, (area.width / columns) * 0.03) };
  return {
    view: area,
    nodes: [
      defs(sheen('sheen', 0.14), shadow('shadow', area.width * 0.018)),
      rect(area, { rx: 2, fill: '#8d8272', filter: 'url(#shadow)' }),
      rect(area, { rx: 2, fill: '#ffffff' }),
      prints.print(0, area),
      path(puzzleCuts(sku), line),
      rect(area, { fill: 'url(#sheen)' }),
    ],
  };
}

/** Boards that lie on the ground with a little of their edge: a mouse pad, coasters, magnets. */
function boardsDrawing(prints: Prints, sku: MerchSku, look: Board): Drawing {
  const area = areaOf(sku);
  const { corner, edge, thick, places, view } = look;
  const boards = places
    .slice(0, prints.sizes.length)
    .map((transform, at) =>
      group(
        { transform },
        rect(area, { rx: corner, fill: edge, transform: `translate(${thick * 0.4} ${thick})`, filter: 'url(#shadow)' }),
        group({ 'clip-path': 'url(#board)' }, rect(area, { fill: '#ffffff' }), prints.print(at, area), rect(area, { fill: 'url(#sheen)' })),
      ),
    );
  return { view, nodes: [defs(clip('board', rect(area, { rx: corner })), sheen('sheen'), shadow('shadow', thick * 1.4)), ...boards] };
}

type Board = { corner: number; edge: string; thick: number; places: readonly string[]; view: Area };

const mousepad: Board = {
  corner: 10,
  edge: '#26262a',
  thick: 3,
  places: ['translate(0 0)'],
  view: { x: 0, y: 0, width: 237, height: 199 },
};
const coasters: Board = { corner: 5, edge: '#b18e60', thick: 3.4, places: coasterPlaces, view: { x: -4, y: -2, width: 222, height: 226 } };
const magnets: Board = { corner: 2, edge: '#3a3a3c', thick: 1.2, places: magnetPlaces, view: { x: 2, y: -4, width: 226, height: 186 } };

function keyringDrawing(prints: Prints): Drawing {
  const area = areaOf('keyring');
  const rim = tagRim(area.width, area.height);
  const middle = area.width / 2;
  const steel = { fill: 'none', stroke: '#9fa3a6', 'stroke-width': 2.6 };
  const tags = tagPlaces
    .slice(0, prints.sizes.length)
    .map(
      (transform, at): SvgNode =>
        group(
          { transform },
          group(
            { filter: 'url(#shadow)' },
            svgNode('circle', { cx: middle, cy: -22, r: 15, ...steel }),
            path(rim, { fill: '#f4f6f6', stroke: '#b9c4c8', 'stroke-width': 0.5 }),
          ),
          svgNode('circle', { cx: middle, cy: -3.4, r: 2.3, fill: '#6d7376' }),
          group({ 'clip-path': 'url(#tag)' }, rect(area, { fill: '#ffffff' }), prints.print(at, area)),
          path(rim, { fill: 'url(#sheen)' }),
        ),
    );
  return {
    view: { x: -8, y: -38, width: 110, height: 98 },
    nodes: [defs(clip('tag', rect(area, { rx: 4.5 })), sheen('sheen', 0.42), shadow('shadow', 2.4)), ...tags],
  };
}

export function goodDrawing(prints: Prints, sku: MerchSku): Drawing {
  switch (goods[sku].kind) {
    case 'mug':
      return mugDrawing(prints, sku);
    case 'cushion':
      return cushionDrawing(prints);
    case 'tote':
      return toteDrawing(prints);
    case 'tshirt':
      return tshirtDrawing(prints);
    case 'puzzle':
      return puzzleDrawing(prints, sku);
    case 'mousepad':
      return boardsDrawing(prints, sku, mousepad);
    case 'coaster':
      return boardsDrawing(prints, sku, coasters);
    case 'magnet':
      return boardsDrawing(prints, sku, magnets);
    case 'keyring':
      return keyringDrawing(prints);
  }
}
