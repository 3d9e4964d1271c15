/** From a document to its Sheets and preflight findings, in a worker thread: a visitor's design must not hold up the process. */
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { PhotoFacts, Resources } from '#core/layout/resources.ts';
import type { Layout, Sheet } from '#core/layout/sheet.ts';
import { withFieldWords } from '#core/merge/typed-fields.ts';
import { isGiftTemplate } from '#core/order/gift-card.ts';
import type { PictureFacts } from '#core/photos/facts.ts';
import { fieldWithoutList } from '#core/preflight/field-rules.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import type { Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { withFormality } from '#core/values/message.ts';
import { drawingsOf } from '#designs/drawings.ts';
import { openFonts, openWholeFonts } from '#resources/fonts.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { type Catalogue, findTemplate } from '#store/catalogue/catalogue-index.ts';
import { germanFieldName } from '#texts/field-names.ts';
import { formalityOfTemplate } from './choice.ts';
import { withoutFieldTexts } from './field-texts.ts';

/** All that the findings of a document depend on. */
export type DocumentCheck = {
  design: ProductDocument;
  /** The catalogue design it began with; null for a product without. */
  template: CatalogueTemplate | null;
  pictures: PhotoFacts[];
  /** For days that are past; absent where none counts as past, as in production. */
  today?: Day | undefined;
};

/** The same of a stored document, which is JSON until a thread reads it. */
export type StoredCheck = Omit<DocumentCheck, 'design'> & { document: string };

/** What is known of a picture, whether it was uploaded or belongs to a sample. */
type CheckedPicture = PhotoFacts & { facts?: Pick<PictureFacts, 'faces' | 'takenAt'> };

/** Throws Fault 'not-found' for a design that left the catalogue. */
export function documentCheck(catalogue: Catalogue, design: ProductDocument, pictures: readonly CheckedPicture[]): DocumentCheck {
  return { design, ...checkOf(catalogue, design, pictures) };
}

/** As `documentCheck`; `product` is the document's. */
export function storedCheck(
  catalogue: Catalogue,
  { document, product }: Pick<StoredCheck, 'document'> & Pick<ProductDocument, 'product'>,
  pictures: readonly CheckedPicture[],
): StoredCheck {
  return { document, ...checkOf(catalogue, { product }, pictures) };
}

function checkOf(
  catalogue: Catalogue,
  { product }: Pick<ProductDocument, 'product'>,
  pictures: readonly CheckedPicture[],
): Omit<DocumentCheck, 'design'> {
  const source = productOf(product.type).artworkSource(product);
  return {
    template: source && findTemplate(catalogue, source.template),
    pictures: pictures.map(({ facts, id, width, height, isRasterised }) => ({
      id,
      width,
      height,
      isRasterised,
      takenAt: facts?.takenAt,
      faces: facts?.faces,
    })),
  };
}

/**
 * Lays out a document with the shop's faces, its template's drawings and the given pictures, and checks it. A gift voucher, which no browser
 * lays out, has the whole faces, too. Fields of records show their words. Messages address the customer as the template's occasion asks for. Throws Fault 'bad-input' where the document names a font, ink, drawing or picture that is not there.
 */
export async function checkDocument(check: DocumentCheck): Promise<{ layout: Layout; findings: Finding[] }> {
  const { design, template, today } = check;
  const product = productOf(design.product.type);
  const resources = await resourcesOf(check);
  const laidOut = layout(shownAs(design), resources);
  const address = formalityOfTemplate(template);
  const findings = preflight(design, laidOut, { ...resources, today: today ?? null }, product.limits(design.product));
  return { layout: laidOut, findings: findings.map((finding) => ({ ...finding, message: withFormality(finding.message, address) })) };
}

/** As layout shows a document that is printed for no record. */
export function shownAs<D extends DesignDocument>(design: D): D {
  return withFieldWords(design, germanFieldName);
}

/** What a document is laid out with. Throws what `checkDocument` throws. */
export async function resourcesOf({ design, template, pictures }: DocumentCheck): Promise<Resources> {
  const source = productOf(design.product.type).artworkSource(design.product);
  const artworks = template && source ? drawingsOf(source, template) : new Map<string, Artwork>();
  const photos = new Map(pictures.map((picture) => [picture.id, picture]));
  const fonts = isGiftTemplate(source?.template ?? null) ? openWholeFonts() : await openFonts();
  return { fonts, artwork: (id) => artworks.get(id) ?? null, photo: (id) => photos.get(id) ?? null };
}

export type CheckTasks = {
  findings: { input: DocumentCheck; output: Finding[] };
  /** Of texts with fields, none. Throws Fault 'bad-input' for a document that cannot be read. */
  'stored-findings': { input: StoredCheck; output: Finding[] };
  /** For production, where a field that no list fills is a finding; Sheets take long to copy between threads. */
  sheets: { input: DocumentCheck; output: { sheets: Sheet[]; findings: Finding[] } };
};

/** The thread's side of `checkPool`. */
export const checkTasks: TaskHandlers<CheckTasks> = {
  async findings(check) {
    return (await checkDocument(check)).findings;
  },
  async 'stored-findings'({ document, template, pictures, today }) {
    const read = readDesign(JSON.parse(document));
    if (!read.ok) throw new Fault('bad-input', `a stored design cannot be read: ${read.reason} ${read.fields.slice(0, 3)}`);
    const { findings } = await checkDocument({ design: read.design, template, pictures, today });
    return withoutFieldTexts(read.design, findings);
  },
  async sheets(check) {
    const { layout: laidOut, findings } = await checkDocument(check);
    const unfilled = fieldWithoutList(check.design);
    return { sheets: laidOut.sheets, findings: unfilled ? [unfilled, ...findings] : findings };
  },
};

let shared: ThreadPool<CheckTasks> | null = null;

/** The one pool of this process for documents: two at once, twenty waiting (reliability limit of heavy work). */
export function checkPool(): ThreadPool<CheckTasks> {
  shared ??= openThreadPool({ name: 'document checks', threads: processThreads(), queueSize: 20 });
  return shared;
}
