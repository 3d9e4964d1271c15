/** Pages of a photo box: a print each, and the printed lid last. */
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { SizeMm } from '#core/values/unit.ts';
import { boxes, lidWrapMm } from './boxes.ts';
import { type BoxPrint, type Photobox, photoboxChoiceOf } from './choice.ts';
import { countIssue } from './issues.ts';

const um = 1_000;
/** Printed beyond the trim of a print. */
export const printBleedMm = 2;
/** As wide as the narrowest white border. */
const printSafeMm = 3;
const lidBleedMm = 3;
/** Distance of texts and codes from the edge of the lid. */
const lidSafeMm = 6;

export const lidPageId = 'lid';

/** 'print-001' for the first. */
export function printPart(number: number): string {
  return `print-${String(number).padStart(3, '0')}`;
}

/** A print as it lies or stands. */
export function printSizeOf({ photoboxType }: Photobox, { isLying }: Pick<BoxPrint, 'isLying'>): SizeMm {
  const { widthMm, heightMm } = boxes[photoboxType].print;
  return isLying ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm };
}

type Panel = PageGeometry['panels'][number];

function panel(id: string, xMm: number, yMm: number, { widthMm, heightMm }: SizeMm): Panel {
  return { id, xUm: xMm * um, yUm: yMm * um, widthUm: widthMm * um, heightUm: heightMm * um };
}

function printPage(product: Photobox, { id, isLying }: BoxPrint): PageGeometry {
  const size = printSizeOf(product, { isLying });
  return {
    id,
    widthUm: size.widthMm * um,
    heightUm: size.heightMm * um,
    bleedUm: printBleedMm * um,
    safeUm: printSafeMm * um,
    panels: [panel(id, 0, 0, size)],
    foldsUm: [],
  };
}

/** The top of the lid and the paper around its rim, where nothing that must be read belongs. */
function lidPage({ widthMm, heightMm }: SizeMm): PageGeometry {
  const wrap = lidWrapMm;
  const [right, bottom] = [wrap + widthMm, wrap + heightMm];
  const across = { widthMm: widthMm + 2 * wrap, heightMm: wrap };
  const wraps = [
    panel('edge-left', 0, wrap, { widthMm: wrap, heightMm }),
    panel('edge-right', right, wrap, { widthMm: wrap, heightMm }),
    panel('edge-top', 0, 0, across),
    panel('edge-bottom', 0, bottom, across),
  ];
  return {
    id: lidPageId,
    widthUm: (widthMm + 2 * wrap) * um,
    heightUm: (heightMm + 2 * wrap) * um,
    bleedUm: lidBleedMm * um,
    safeUm: 0,
    foldSafeUm: lidSafeMm * um,
    panels: [panel(lidPageId, wrap, wrap, { widthMm, heightMm }), ...wraps],
    foldsUm: [wrap * um, right * um],
    foldsYUm: [wrap * um, bottom * um],
    keepOut: wraps.map(({ xUm, yUm, widthUm, heightUm }) => ({ xUm, yUm, widthUm, heightUm })),
  };
}

/** Throws Fault 'bad-input' for a number of prints that is not sold, and for two prints of one id. */
export function photoboxPages(product: Photobox): PageGeometry[] {
  const { photoboxType, photoboxFormatString, photoboxDesignType, prints } = product;
  const isUnique = new Set(prints.map(({ id }) => id)).size === prints.length;
  if (boxes[photoboxType].format !== photoboxFormatString || countIssue(photoboxChoiceOf(product)) !== null || !isUnique)
    throw new Fault('bad-input', `no pages of ${prints.length} prints ${photoboxFormatString} in the box ${photoboxType}`);
  const pages = prints.map((print) => printPage(product, print));
  return photoboxDesignType === 'motiv' ? [...pages, lidPage(boxes[photoboxType].lid)] : pages;
}
