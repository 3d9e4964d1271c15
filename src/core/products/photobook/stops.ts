/** Places of a page in another geometry of it: what lay on an edge, a fold or between two of them does so again. */
import type { Element } from '#core/design/document.ts';
import type { Box } from '#core/design/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { PageGeometry } from '#core/products/product.ts';

/** Rising places along one side of a page; the first and the last are where its printed area ends. */
type PageCounts = readonly number[];

type Panel = PageGeometry['panels'][number];

function ends(panel: Panel | undefined, axis: 'x' | 'y', otherwise: PageCounts): PageCounts {
  if (!panel) return otherwise;
  return axis === 'x' ? [panel.xUm, panel.xUm + panel.widthUm] : [panel.yUm, panel.yUm + panel.heightUm];
}

/** As many for every cover: one without a spine has it with a width of nothing, one without a wrap has it in its bleed. */
function stopsOf(page: PageGeometry): { x: PageCounts; y: PageCounts } {
  const { bleedUm } = pageGuides(page);
  const panel = (wanted: string) => page.panels.find(({ id }) => id === wanted);
  const [front, back] = [panel('front'), panel('back')];
  const outer = { x: [-bleedUm, page.widthUm + bleedUm], y: [-bleedUm, page.heightUm + bleedUm] } as const;
  const whole = { x: [0, page.widthUm], y: [0, page.heightUm] } as const;
  const edges =
    back && front ? [...ends(back, 'x', []), ...ends(panel('spine'), 'x', [front.xUm, front.xUm]), ...ends(front, 'x', [])] : whole.x;
  return { x: [outer.x[0], ...edges, outer.x[1]], y: [outer.y[0], ...ends(front, 'y', whole.y), outer.y[1]] };
}

/** Of several stops at one place the last counts for what begins there, the first for what ends there. */
function moved(at: number, from: PageCounts, to: PageCounts, side: 'start' | 'end'): number {
  const [first = 0, last = 0] = [from[0], from.at(-1)];
  if (at <= first) return (to[0] ?? 0) + at - first;
  if (at >= last) return (to.at(-1) ?? 0) + at - last;
  const low = side === 'start' ? from.findLastIndex((stop) => stop <= at) : from.findIndex((stop) => stop >= at) - 1;
  const [own = 0, ownNext = 0, next = 0, nextNext = 0] = [from[low], from[low + 1], to[low], to[low + 1]];
  return Math.round(next + ((at - own) / (ownNext - own)) * (nextNext - next));
}

type Fit = { box(place: Box): Box; factor: number };

/** How places of one geometry become places of another. `factor`: by which letters grow. */
export function fitBetween(from: PageGeometry, to: PageGeometry): Fit {
  const [own, next] = [stopsOf(from), stopsOf(to)];
  const span = (stops: PageCounts) => (stops.at(-2) ?? 1) - (stops.at(-3) ?? 0);
  const factor = Math.min(span(next.x) / span(own.x), span(next.y) / span(own.y));
  return {
    factor,
    box({ xUm, yUm, widthUm, heightUm }) {
      const left = moved(xUm, own.x, next.x, 'start');
      const top = moved(yUm, own.y, next.y, 'start');
      const right = moved(xUm + widthUm, own.x, next.x, 'end');
      const bottom = moved(yUm + heightUm, own.y, next.y, 'end');
      return { xUm: left, yUm: top, widthUm: Math.max(1, right - left), heightUm: Math.max(1, bottom - top) };
    },
  };
}

/** About the middle of where it would be stretched to, as large as `factor` says. */
function scaled(element: Element, { box, factor }: Fit): Box {
  const place = box(element);
  const widthUm = Math.max(1, Math.round(element.widthUm * factor));
  const heightUm = Math.max(1, Math.round(element.heightUm * factor));
  const xUm = Math.round(place.xUm + (place.widthUm - widthUm) / 2);
  return { xUm, yUm: Math.round(place.yUm + (place.heightUm - heightUm) / 2), widthUm, heightUm };
}

/** Upright photos, texts and rectangles stretch with the page; everything else keeps its form. */
export function fitElement(element: Element, fit: Fit): Element {
  const isStretched =
    element.rotation === 0 &&
    (element.kind === 'photo' || element.kind === 'text' || (element.kind === 'shape' && element.outline.as === 'rect'));
  const place = isStretched ? fit.box(element) : scaled(element, fit);
  if (element.kind !== 'text') return { ...element, ...place };
  const sizeUm = Math.max(element.minSizeUm, Math.round(element.sizeUm * fit.factor));
  return { ...element, ...place, sizeUm };
}
