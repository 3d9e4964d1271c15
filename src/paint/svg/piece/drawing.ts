/** What drawings of finished pieces share: their prints, light and shadows. Lengths are millimetres; the light comes from the upper left. */
import type { Sheet } from '#core/layout/sheet.ts';
import { type SvgNode, svgNode } from '#paint/svg/node.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';

export type Size = { width: number; height: number };
export type Area = Size & { x: number; y: number };

/** `view` is all that is drawn, its shadow apart. */
export type Drawing = { view: Area; nodes: SvgNode[] };

export type SeenPanel = { sheet: Sheet; panel: string };

/** The panels of a piece, as its drawing places them. */
export type Prints = {
  sizes: readonly Size[];
  /** The whole panel in an area, or what is left of it after `hidden` millimetres of each side. */
  print(at: number, area: Area, hidden?: { x: number; y: number }): SvgNode;
  /** Its paper: the trimmed or die-cut shape of the panel in an area. */
  paper(at: number, area: Area, hex: string): SvgNode;
};

const um = 1_000;

export function printsOf(seen: readonly SeenPanel[], resources: SvgResources): Prints {
  const painted = seen.map(({ sheet, panel }, at) => ({
    box: sheet.panels.find(({ id }) => id === panel) ?? { xUm: 0, yUm: 0, widthUm: sheet.widthUm, heightUm: sheet.heightUm },
    cut: sheet.cut,
    children: paintSheet(sheet, resources, { view: { panel }, foil: 'ramp', prefix: `panel-${at}` }).children,
  }));
  const at = (index: number) => {
    const one = painted[index];
    if (!one) throw new RangeError(`no panel ${index} of ${painted.length}`);
    return one;
  };
  const placed = ({ x, y, width, height }: Area, viewBox: readonly number[], children: SvgNode[]) =>
    svgNode('svg', { x, y, width, height, viewBox: viewBox.join(' '), preserveAspectRatio: 'none' }, children);
  return {
    sizes: painted.map(({ box }) => ({ width: box.widthUm / um, height: box.heightUm / um })),
    print(index, area, hidden = { x: 0, y: 0 }) {
      const { box, children } = at(index);
      const [dx, dy] = [Math.round(hidden.x * um), Math.round(hidden.y * um)];
      return placed(area, [box.xUm + dx, box.yUm + dy, box.widthUm - 2 * dx, box.heightUm - 2 * dy], children);
    },
    paper(index, area, hex) {
      const { box, cut } = at(index);
      if (!cut) return svgNode('rect', { ...area, fill: hex });
      const shape = svgNode('path', { d: cut.join(' '), 'fill-rule': 'evenodd', fill: hex });
      return placed(area, [box.xUm, box.yUm, box.widthUm, box.heightUm], [shape]);
    },
  };
}

/** Light (above 0) or shade (below) at shares of a gradient. */
export type Light = readonly (readonly [at: number, light: number])[];

export function lightStops(stops: Light): SvgNode[] {
  return stops.map(([offset, light]) =>
    svgNode('stop', { offset, 'stop-color': light > 0 ? '#ffffff' : '#000000', 'stop-opacity': Math.abs(light) }),
  );
}

export function linear(id: string, stops: Light, way: { x1?: number; y1?: number; x2?: number; y2?: number } = {}): SvgNode {
  return svgNode('linearGradient', { id, ...way }, lightStops(stops));
}

/** A light from the upper left corner over a flat thing. */
export function sheen(id: string, strength = 0.2): SvgNode {
  const stops: Light = [
    [0, strength],
    [0.42, 0],
    [0.7, 0],
    [1, -0.1],
  ];
  return linear(id, stops, { x1: 0, y1: 0, x2: 1, y2: 1 });
}

/** The shadow of what lies or hangs `heightMm` before its ground. */
export function shadow(id: string, heightMm: number, strength = 0.28): SvgNode {
  const drop = (dx: number, dy: number, stdDeviation: number, opacity: number) =>
    svgNode('feDropShadow', { dx, dy, stdDeviation, 'flood-color': '#000000', 'flood-opacity': opacity });
  return svgNode('filter', { id, x: '-30%', y: '-30%', width: '160%', height: '170%' }, [
    drop(0, heightMm * 0.15, heightMm * 0.12, strength),
    drop(heightMm * 0.5, heightMm, heightMm * 0.9, strength * 0.8),
  ]);
}

export function group(attrs: Record<string, string | number>, ...children: SvgNode[]): SvgNode {
  return svgNode('g', attrs, children);
}

export function defs(...children: SvgNode[]): SvgNode {
  return svgNode('defs', {}, children);
}

export function path(d: string, attrs: Record<string, string | number>): SvgNode {
  return svgNode('path', { d, ...attrs });
}

export function rect(area: Partial<Area> & Size, attrs: Record<string, string | number>): SvgNode {
  return svgNode('rect', { ...area, ...attrs });
}

export function clip(id: string, shape: SvgNode): SvgNode {
  return svgNode('clipPath', { id }, [shape]);
}
