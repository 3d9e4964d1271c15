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
    parameters: { piece: 'frame', widthCm: 50, heightCm: 70, frame: 'oak' },
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
  {
    name: 'framed-70x50',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 70, heightCm: 50, frame: 'walnut', depthMm: 20, matMm: 30 },
  },
  {
    name: 'framed-50x50',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 50, heightCm: 50, frame: 'white', depthMm: 20, matMm: 30, away: 2.7 },
  },
  {
    name: 'framed-70x100',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 70, heightCm: 100, frame: 'black', depthMm: 20, matMm: 30 },
  },
  {
    name: 'alu-frame-50x70',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 50, heightCm: 70, frame: 'gold', profileMm: 8, depthMm: 22, matMm: 30, away: 2.7 },
  },
  {
    name: 'plastic-frame-50x70',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 50, heightCm: 70, frame: 'black', profileMm: 12, depthMm: 18, matMm: 0, away: 2.7 },
  },
  {
    name: 'wallpaper-350x250',
    kind: 'wall_piece',
    height: 900,
    hasFoil: false,
    parameters: { piece: 'wallpaper', widthCm: 350, heightCm: 250, away: 4.4 },
  },
  {
    name: 'dibond-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'dibond', widthCm: 50, heightCm: 70, view: 'edge' },
  },
  {
    name: 'forex-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'forex', widthCm: 50, heightCm: 70, view: 'edge' },
  },
  {
    name: 'gallery-bond-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'gallery_bond', widthCm: 50, heightCm: 70, view: 'edge' },
  },
  {
    name: 'glass-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'glass', widthCm: 50, heightCm: 70, view: 'edge', away: 1.2 },
  },
  {
    name: 'hahnemuehle-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'paper', widthCm: 50, heightCm: 70, view: 'edge' },
  },
  {
    name: 'artbox-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'frame', widthCm: 50, heightCm: 70, view: 'edge', frame: 'walnut', profileMm: 10, depthMm: 40, matMm: 0, away: 1.7 },
  },
  {
    name: 'canvas-frame-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'framed_canvas', widthCm: 50, heightCm: 70, view: 'edge', frame: 'oak', profileMm: 10, depthMm: 45, away: 1.9, aside: 24 },
  },
  {
    name: 'panel-frame-edge-50x70',
    kind: 'wall_piece',
    height: 900,
    width: 600,
    hasFoil: false,
    parameters: { piece: 'framed_panel', widthCm: 50, heightCm: 70, view: 'edge', frame: 'white', profileMm: 8, depthMm: 30, away: 1.5, aside: 24 },
  },
  { name: 'cushion-40x40', kind: 'cushion', height: 900, hasFoil: false, parameters: { widthMm: 400, heightMm: 400 } },
  {
    name: 'puzzle-48x34',
    kind: 'puzzle',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 480, heightMm: 340, columns: 25, rows: 20 },
  },
  { name: 'mousepad-235x195', kind: 'mousepad', height: 900, hasFoil: false, parameters: { widthMm: 235, heightMm: 195 } },
  { name: 'tote-28x28', kind: 'tote', height: 900, hasFoil: false, parameters: { widthMm: 280, heightMm: 280 } },
];
