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
  {
    name: 'square-cards-14',
    kind: 'flat_cards',
    height: 900,
    hasFoil: true,
    parameters: { widthMm: 148, heightMm: 148, props: 'leaves', envelope: '0.50 0.535 0.455' },
  },
  {
    name: 'folded-card-square',
    kind: 'folded_card',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 148, heightMm: 148 },
  },
  {
    name: 'long-cards-21',
    kind: 'flat_cards',
    height: 900,
    hasFoil: true,
    parameters: { widthMm: 99, heightMm: 210, props: 'leaves', envelope: '0.62 0.40 0.30' },
  },
  {
    name: 'plain-folded-card-a6',
    kind: 'folded_card',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 105, heightMm: 148, props: 'plain', table: 'stone' },
  },
  {
    name: 'photo-book-a4',
    kind: 'photo_book',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 297, heightMm: 210 },
  },
  {
    name: 'wall-calendar-a3',
    kind: 'wall_calendar',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 297, heightMm: 420 },
  },
  {
    name: 'photo-book-closed-a4',
    kind: 'closed_book',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 297, heightMm: 210 },
  },
  {
    name: 'photo-box',
    kind: 'photo_box',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 148, heightMm: 105, lidWidthMm: 156, lidHeightMm: 113 },
  },
  {
    name: 'desk-calendar-a6',
    kind: 'desk_calendar',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 105, heightMm: 148 },
  },
  {
    name: 'print-stack',
    kind: 'print_stack',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 102, heightMm: 152 },
  },
  {
    name: 'planner-a5',
    kind: 'planner',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 148, heightMm: 210 },
  },
  {
    name: 'landscape-cards-15',
    kind: 'flat_cards',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 148, heightMm: 105, props: 'leaves', envelope: '0.50 0.535 0.455' },
  },
  {
    name: 'family-planner-20x42',
    kind: 'wall_calendar',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 200, heightMm: 420 },
  },
  {
    name: 'folded-card-landscape',
    kind: 'folded_card',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 148, heightMm: 105, fold: 'top', props: 'vase' },
  },
  {
    name: 'photo-book-a4-portrait',
    kind: 'photo_book',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 210, heightMm: 297 },
  },
  {
    name: 'kitchen-calendar-15x42',
    kind: 'wall_calendar',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 148, heightMm: 420 },
  },
  {
    name: 'wall-calendar-landscape',
    kind: 'wall_calendar',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 420, heightMm: 297 },
  },
  {
    name: 'folded-card-long',
    kind: 'folded_card',
    height: 900,
    hasFoil: false,
    parameters: { widthMm: 99, heightMm: 210 },
  },
];
