/**
 * Colours of photos on the canvas before the document has them: while a slider moves, two attributes of an SVG filter change, and nothing is laid
 * out or rendered.
 */
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { photoColours } from '#core/layout/colours/photo-colours.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { canvasImages } from './canvas-images.ts';

const svgSpace = 'http://www.w3.org/2000/svg';
const identity = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0';
let made = 0;

export type LiveColours = {
  /** `null` shows the photo as it was uploaded. */
  show(filter: PhotoFilter | null): void;
  /** The photo has the colours of the document again. */
  end(): void;
};

function svgElement(name: string, attributes: Readonly<Record<string, string>>, children: readonly Element[] = []): Element {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** For one gesture on a photo or ground. In browsers only. */
export function liveColours(ref: ElementRef): LiveColours {
  made += 1;
  const id = `photo-live-colours-${made}`;
  const matrix = svgElement('feColorMatrix', { type: 'matrix', values: identity });
  const channels = ['R', 'G', 'B'].map((channel) => svgElement(`feFunc${channel}`, { type: 'table', tableValues: '0 1' }));
  const region = { x: '0', y: '0', width: '1', height: '1', 'color-interpolation-filters': 'sRGB' };
  const holder = svgElement('svg', { width: '0', height: '0', 'aria-hidden': 'true', style: 'position:absolute' }, [
    svgElement('filter', { id, ...region }, [matrix, svgElement('feComponentTransfer', {}, channels)]),
  ]);
  // The group that cuts a picture carries the filter that layout gave it.
  const groups = canvasImages(ref).flatMap(({ parentElement }) => (parentElement instanceof SVGElement ? [parentElement] : []));
  document.body.append(holder);
  return {
    show(filter) {
      const colours = filter && photoColours(filter);
      const values = colours?.matrix?.map(([r, g, b, offset]) => `${r} ${g} ${b} 0 ${offset}`).join(' ');
      matrix.setAttribute('values', values ? `${values} 0 0 0 1 0` : identity);
      const table = colours?.curve?.join(' ') ?? '0 1';
      for (const channel of channels) channel.setAttribute('tableValues', table);
      for (const group of groups) group.style.filter = filter ? `url(#${id})` : 'none';
    },
    end() {
      for (const group of groups) group.style.removeProperty('filter');
      holder.remove();
    },
  };
}
