/** The product type photoprint: a set of photo prints, a page and a row for each photo in a format. */
import { handHeld } from '#core/preflight/limits.ts';
import type { LabFile, Product } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { countsByFormat, type PhotoprintChoice, photoprintChoiceSchema, printCount } from './choice.ts';
import { completePhotoprint } from './complete.ts';
import { isPrintFormat, printFormatSize, printWorkingDays } from './formats.ts';
import { photoprintIssues } from './issues.ts';
import { borderName, printFormatName, printPaperName } from './names.ts';
import { photoprintOptions } from './options.ts';
import { photoprintPages, printBleedUm } from './pages.ts';
import { photoprintPrice, photoprintQuantities } from './price.ts';
import { type PhotoprintOptions, type PhotoprintPrices, photoprintOptionsRow } from './rows.ts';
import { photoprintSku } from './sku.ts';
import { photoprintTicket } from './ticket.ts';
import { photoprintMg } from './weight.ts';

const dpi = 300;

/**
 * The file a lab exposes of a print, and how often. Throws Fault 'internal' for a page without a row, 'bad-input' for a format that is not
 * made.
 */
export function photoprintLabFile({ rows, border }: PhotoprintChoice, page: number): LabFile {
  const row = rows[page];
  if (!row) throw new Fault('internal', `no row of page ${page}`);
  const { format, isLying, fit, copies } = row;
  if (!isPrintFormat(format)) throw new Fault('bad-input', `no photo print of ${format}`);
  return {
    part: `${format}-${String(page + 1).padStart(3, '0')}-x${copies}`,
    piece: format,
    copies,
    bleedUm: printBleedUm,
    border: 'mirrored',
    dpi,
    ...printFormatSize(format, isLying),
    facts: { format, fit, border: format === 'retro' ? null : border },
  };
}

/** In pictures of the whole set. */
const shownPrints = 3;

/** "48 Fotoabzüge" */
function countText(choice: PhotoprintChoice): Message {
  const count = printCount(choice);
  return count === 1 ? message('photoprint.count.one') : message('photoprint.count', { count });
}

/** "48 Fotoabzüge, 40 × 10 × 15, 8 × 13 × 18, matt" */
function describe(choice: PhotoprintChoice): Message {
  const counted = [...countsByFormat(choice)].map(([format, count]) =>
    message('photoprint.part', { count, format: printFormatName(format) }),
  );
  const more = [...counted, printPaperName(choice.paper), ...(choice.border === 0 ? [] : [borderName(choice.border)])];
  const [first = countText(choice), ...others] = more;
  return others.reduce((text, part) => message('photoprint.and', { text, more: part }), first);
}

export const photoprint: Product<PhotoprintChoice, PhotoprintChoice, PhotoprintOptions, PhotoprintPrices> = {
  type: 'photoprint',
  configurator: 'configurator-photo-print',
  rows: photoprintOptionsRow,
  choice: photoprintChoiceSchema,
  document: photoprintChoiceSchema,
  withDocument: (_, document) => document,
  templateId: () => null,
  artworkSource: () => null,
  complete: completePhotoprint,
  options: photoprintOptions,
  issues: photoprintIssues,
  pages: photoprintPages,
  piece: ({ rows }) => ({ form: { kind: 'prints' }, panels: rows.slice(0, shownPrints).map(({ id }) => id) }),
  limits: () => handHeld,
  quantities: () => photoprintQuantities,
  price: photoprintPrice,
  weightMg: photoprintMg,
  outputs: () => [{ part: 'prints', supplier: 'fotolabor', file: 'lab-jpeg' }],
  labFile: photoprintLabFile,
  ticket: photoprintTicket,
  production: () => ({ workingDays: printWorkingDays, hasExpress: true }),
  vatClass: () => 'standard',
  title: () => message('photoprint.title'),
  format: countText,
  text: describe,
  sku: photoprintSku,
};
