/** Handlers of calls about collage designs. */
import type { collageCalls } from '#api/collages.ts';
import {
  type CollageDesign,
  collageDesigns,
  defaultCollageDesign,
  findCollageDesign,
  photoCounts,
  type SheetShape,
  sheetShapes,
} from '#core/catalogue/collage-designs.ts';
import { collageSample, type SampleCell } from '#core/catalogue/collage-sample.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Handlers } from '#services/handler.ts';
import { knownWord } from './wall-art-input.ts';

const shapes = Object.keys(sheetShapes) as [SheetShape, ...SheetShape[]];

/** Whole tenths of millimetres are finer than a drawing shows. */
function mm(um: number): number {
  return Math.round(um / 100) / 10;
}

function cellOf({ xUm, yUm, widthUm, heightUm, tilt }: SampleCell) {
  return { x: mm(xUm), y: mm(yUm), width: mm(widthUm), height: mm(heightUm), tilt };
}

function imageOf(design: CollageDesign, shape: SheetShape): string {
  const { widthMm, heightMm } = sheetShapes[shape];
  const { cells, outline } = collageSample(design, shape);
  const rectangles = cells.map(cellOf).map(({ x, y, width, height, tilt }) => {
    const turned = tilt === 0 ? '' : ` transform="rotate(${tilt} ${x + width / 2} ${y + height / 2})"`;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${turned}/>`;
  });
  const ground = `<path fill="${collageGroundInks[design.ground].hex}" d="M0 0h${widthMm}v${heightMm}H0z"/>`;
  const photos = outline
    ? `<clipPath id="outline"><path d="${outline}" transform="scale(.001)"/></clipPath><g clip-path="url(#outline)">${rectangles.join('')}</g>`
    : rectangles.join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}" fill="#9aa3a5" stroke="#fff">${ground}${photos}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function groupOf(design: CollageDesign, shape: SheetShape) {
  const { id, key, mode } = design;
  const { min: photoMin, max: photoMax } = photoCounts;
  return { id, name: message(`collage.design.${key}`), mode, photoMin, photoMax, image: imageOf(design, shape) };
}

export const collageHandlers: Handlers<typeof collageCalls> = {
  'GET /web-api/collage-designer-design-groups'({ ids, formatType }) {
    const shape = knownWord('formatType', formatType?.[0] ?? 'landscape', shapes);
    const designs = ids ? ids.flatMap((id) => findCollageDesign(id) ?? []) : collageDesigns;
    return { groups: designs.map((design) => groupOf(design, shape)) };
  },

  'GET /web-api/collage-designer-design-group'({ id }, { site }) {
    const design = id === undefined ? defaultCollageDesign(site.channel) : findCollageDesign(id);
    if (!design) throw new Fault('not-found', `no collage design ${id}`, { text: message('collage.design.unknown') });
    const { gapMm: gap, marginMm: margin, cornerMm: corner, ground, shape } = design;
    return {
      ...groupOf(design, 'landscape'),
      defaults: { gap, margin, corner, ground, ...(shape === undefined ? {} : { shape }) },
      cells: collageSample(design, 'landscape').cells.map(cellOf),
    };
  },
};
