/** The product scenes: which script builds each, and its numbers. The order is that of the queue. */

export type SceneRow = {
  name: string;
  /** File below blender/kinds. */
  kind: string;
  /** Of 1200 pixels of width. */
  height: number;
  /** Pixels of the final render, 1200 where it is absent. */
  width?: 600;
  /** Whether a layer of foil is rendered, too. */
  hasFoil: boolean;
  parameters: Readonly<Record<string, string | number>>;
};

export const sceneRows: readonly SceneRow[] = [
  {
    name: 'framed-50x70',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 50, heightCm: 70, wood: 'oak' },
  },
  { name: 'flat-cards-a6', kind: 'flat_cards', height: 900, hasFoil: false, parameters: { widthMm: 105, heightMm: 148 } },
  {
    name: 'foil-cards-a6',
    kind: 'flat_cards',
    height: 900,
    hasFoil: true,
    parameters: { widthMm: 105, heightMm: 148, envelope: '0.16 0.20 0.30' },
  },
  {
    name: 'leaf-cards-a6',
    kind: 'flat_cards',
    height: 900,
    hasFoil: true,
    parameters: { widthMm: 105, heightMm: 148, props: 'leaves', envelope: '0.62 0.40 0.30' },
  },
  { name: 'folded-card-a6', kind: 'folded_card', height: 900, hasFoil: false, parameters: { widthMm: 105, heightMm: 148 } },
  { name: 'mug-handle-right', kind: 'mug', height: 900, hasFoil: false, parameters: { widthMm: 200, heightMm: 85, handle: 22 } },
  { name: 'mug-handle-left', kind: 'mug', height: 900, hasFoil: false, parameters: { widthMm: 200, heightMm: 85, handle: 158 } },
  {
    name: 'acrylic-corner-50x70',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'acrylic', widthCm: 50, heightCm: 70, view: 'corner' },
  },
  {
    name: 'canvas-corner-50x70',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'canvas', widthCm: 50, heightCm: 70, view: 'corner' },
  },
  { name: 'photo-book-20x20', kind: 'photo_book', height: 900, hasFoil: false, parameters: { widthMm: 200, heightMm: 200 } },
  {
    name: 'plain-cards-a6',
    kind: 'flat_cards',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 105, heightMm: 148, props: 'plain', ground: '0.60 0.60 0.58', envelope: '0.66 0.66 0.64' },
  },
];
