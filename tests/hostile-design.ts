/** Designs made to keep the print check busy. */
import type { DesignDocument, Element } from '#core/design/document.ts';

function rectangle(id: number, fill = 'gold'): Element {
  const box = { xUm: id, yUm: id, widthUm: 200_000, heightUm: 140_000, rotation: 0 };
  return { kind: 'shape', id: `hostile-${id}`, role: 'area', ...box, outline: { as: 'rect' }, fill };
}

/** 70 triangles along a diagonal of 7.9 mm, each thinner than foil holds. */
function slivers(id: number): Element {
  const d = Array.from({ length: 70 }, (_, at) => `M ${at} 0 L ${900 + at} 900 L ${896 + at} 900 Z`).join(' ');
  const box = { xUm: 20_000, yUm: 20_000 + id, widthUm: 8_000, heightUm: 7_900, rotation: 0 };
  const outline = { as: 'path', d, boardWidth: 1_000, boardHeight: 900 } as const;
  return { kind: 'shape', id: `hostile-${id}`, ownName: 'Splitter', ...box, outline, fill: 'gold' };
}

/** Elements by page. */
export const hostileElements = {
  sixtyAreas: () => [Array.from({ length: 60 }, (_, id) => rectangle(id))],
  slivers: () => [Array.from({ length: 4 }, (_, id) => slivers(id))],
  /** 300 of each page with foil, which is as much as may be saved. */
  thousandAreas: () => [0, 1].map(() => Array.from({ length: 490 }, (_, id) => rectangle(id, id < 300 ? 'gold' : 'ink'))),
};

/** The design with these elements on its pages and an ink for foil, called gold. */
export function withElements(design: DesignDocument, added: readonly (readonly Element[])[]): DesignDocument {
  const finished = { c: 20, m: 30, y: 70, k: 15, hex: '#b08d57', finish: true as const };
  const pages = design.pages.map((page, at) => ({ ...page, elements: [...page.elements, ...(added[at] ?? [])].slice(-500) }));
  return { ...design, inks: { ...design.inks, gold: finished }, pages };
}
