/** Stores the designs and pictures of a copy as those of the owner who imports it. What cannot be taken is named with its reason. */
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { tokenSchema } from '#api/call.ts';
import type { CopyReport } from '#api/customer-privacy.ts';
import type { ChoiceDto } from '#api/product.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { withKnownPhotos, withPhotoIds } from '#core/design/known-photos.ts';
import { type PictureFacts, pictureFactsSchema } from '#core/photos/facts.ts';
import { ownWords } from '#core/products/design-summary.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { initialQuantity } from '#core/products/quantities.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault, faultMessage, isFault } from '#core/values/fault.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { checkDesign } from '#services/checks/check-design.ts';
import type { Context } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { createDesign, hasRevision } from '#store/design/designs.ts';
import { findPictureByHash, type StoredPicture } from '#store/picture/pictures.ts';
import type { Copy } from './read-copy.ts';

/** What takes pictures from outside; services/images has it. */
export type PictureIntake = {
  /** Longest file of a picture, in bytes. */
  maxBytes: number;
  /** Decodes and stores a file. Throws Fault 'picture-refused', 'quota-full' or 'busy'. */
  store(
    context: Context,
    file: string,
    name: string,
    known: Pick<StoredPicture, 'kind' | 'sha256' | 'focusX' | 'focusY'> & { facts: Partial<PictureFacts> },
  ): Promise<StoredPicture>;
};

const { shape } = pictureFactsSchema;

/** A row of tables/pictures.json, as far as it is used. */
export const pictureRow = z.object({
  id: tokenSchema,
  name: z.string().check(z.maxLength(500)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  kind: z.enum(['jpeg-original', 'jpeg', 'page-pixels']),
  focus_x: z.number().check(z.minimum(0), z.maximum(1)),
  focus_y: z.number().check(z.minimum(0), z.maximum(1)),
  hidden_at: z.nullable(z.string()),
  // Copies of before have no facts. What pixels tell is measured again.
  taken_at: z.optional(shape.takenAt),
  offset_min: z.optional(shape.offsetMin),
  camera: z.optional(shape.camera),
  faces: z.optional(shape.faces),
});
type PictureRow = z.infer<typeof pictureRow>;

const designPath = /^designs\/([A-Za-z0-9_-]{22})\.json$/;

const designFile = z.object({
  id: tokenSchema,
  name: z.nullable(z.string().check(z.maxLength(200))),
  revision: z.number().check(z.int(), z.minimum(1)),
  quantity: z.nullable(z.number().check(z.int(), z.minimum(1))),
  choice: z.record(z.string(), z.unknown()),
  document: z.unknown(),
  deleted_at: z.nullable(z.string()),
});

/** A copy while it is read in. */
export type Reading = {
  context: Context;
  owner: OwnerId;
  intake: PictureIntake;
  copy: Copy;
  /** A file that a picture is unpacked into; what is made of it lies beside it and begins with its name. */
  scratch: string;
  /** No picture and no design is begun after that, in milliseconds since 1970. */
  until: number;
  rows: ReadonlyMap<string, PictureRow>;
  /** Ids of the copy to those of the shop, or why a picture was not taken. */
  pictures: Map<string, string | Message>;
  report: Unrendered<CopyReport>;
};

/** Why something is not taken, where that is not the fault of the whole file. Throws what is no fault. */
function reasonOf(error: unknown): Message {
  if (!isFault(error)) throw error;
  if (error.code === 'bad-input' || error.code === 'off-ladder' || error.code === 'not-found') return message('import.unfit');
  return faultMessage(error);
}

function isLate({ context, until }: Reading): boolean {
  return context.shop.clock().getTime() > until;
}

/** Takes the design of an entry, with its pictures; nothing for other entries, for deleted designs and for those that are there. */
export async function adoptDesign(reading: Reading, path: string): Promise<void> {
  const { copy, report } = reading;
  if (!designPath.test(path)) return;
  const number = report.designs.length + report.known + report.refused.length + 1;
  let name: string | Message = message('import.unnamed', { number });
  try {
    const file = designFile.safeParse(await copy.json(path));
    if (!file.success || path !== `designs/${file.data.id}.json`) throw new Fault('bad-input', 'a file of a design');
    if (file.data.deleted_at !== null) return;
    const read = readDesign(file.data.document);
    if (!read.ok && read.reason === 'newer') throw new Fault('design-newer', path, { text: message('import.newer') });
    if (!read.ok) throw new Fault('bad-input', 'a document');
    name = visibleText(file.data.name ?? '') || ownWords(read.design) || name;
    if (isLate(reading)) throw new Fault('busy', path, { text: message('import.late') });
    const isNew = await storeDesign(reading, file.data, read.design);
    if (isNew) report.designs.push(name);
    else report.known += 1;
  } catch (error) {
    if (isFault(error) && error.code === 'quota-full') report.isFull = true;
    report.refused.push({ name, reason: reasonOf(error) });
  }
}

/** False for a design that is there. Throws the Fault that keeps it from being taken; a picture that was taken for it stays. */
async function storeDesign(reading: Reading, file: z.infer<typeof designFile>, design: ProductDocument): Promise<boolean> {
  const { context, owner, rows } = reading;
  const { store, clock } = context.shop;
  if (await hasRevision(store, owner, file, clock())) return false;
  const ids = [...new Set(photoIds(design))].filter((id) => rows.has(id));
  for (const id of ids) {
    const picture = await adoptPicture(reading, rows.get(id) as PictureRow);
    if (typeof picture !== 'string') throw new Fault('picture-refused', id, { text: picture });
  }
  // Pictures that the layout of a book left out are named in its record only.
  const record = JSON.stringify(design.product.type === 'photobook' ? design.product.autoLayout : null) ?? '';
  const recorded = [...rows.values()].filter(({ id }) => record.includes(id));
  for (const row of recorded) await adoptLoosePicture(reading, row);
  // Of a picture that was deleted before, the shop shows the empty place, too.
  const known = withKnownPhotos(design, (id) => rows.has(id));
  const document = withPhotoIds(known, takenIds(reading));
  const { type } = document.product;
  const quantity = file.quantity ?? initialQuantity(productOf(type).quantities(null));
  await checkDesign(context, await catalogueOf(store), document, { ...file.choice, quantity } as ChoiceDto);
  const content = { product: type, document, choice: file.choice, quantity };
  // Reading it in again finds it by this key; keys of browsers have no colon.
  const key = `copy:${file.id}:${file.revision}`;
  const { isKnown } = await createDesign(store, owner, content, clock(), key, visibleText(file.name ?? '') || null);
  return !isKnown;
}

/** Ids of the copy to those of the shop, of all pictures that were taken so far. */
function takenIds({ pictures }: Reading): Map<string, string> {
  return new Map([...pictures].flatMap(([id, taken]) => (typeof taken === 'string' ? [[id, taken] as const] : [])));
}

/** The id of the picture, which may have been there, or why it was not taken. */
async function adoptPicture(reading: Reading, row: PictureRow): Promise<string | Message> {
  const done = reading.pictures.get(row.id);
  if (done !== undefined) return done;
  const { context, owner, intake, copy, scratch, report } = reading;
  const same = await findPictureByHash(context.shop.store, owner, row.sha256);
  let taken: string | Message = same?.id ?? message('import.late');
  if (!same && !isLate(reading))
    try {
      await copy.extract(`pictures/${row.id}.jpg`, scratch, intake.maxBytes);
      const facts = factsOf(row);
      const known = { kind: row.kind, sha256: row.sha256, focusX: row.focus_x, focusY: row.focus_y, facts };
      taken = (await intake.store(context, scratch, row.name, known)).id;
      report.pictures += 1;
    } catch (error) {
      if (isFault(error) && error.code === 'quota-full') report.isFull = true;
      taken = isFault(error) && error.code === 'bad-input' ? message('import.picture') : reasonOf(error);
    } finally {
      await clearScratch(scratch);
    }
  reading.pictures.set(row.id, taken);
  return taken;
}

/** What the file of a copy does not hold any more. */
function factsOf({ taken_at: takenAt = null, offset_min: offsetMin = null, camera = null, faces = [] }: PictureRow): Partial<PictureFacts> {
  return { takenAt, offsetMin, camera, faces };
}

/** Takes a picture that no design needed so far, unless its customer has deleted it. */
export async function adoptLoosePicture(reading: Reading, row: PictureRow): Promise<void> {
  if (row.hidden_at !== null || reading.pictures.has(row.id)) return;
  const picture = await adoptPicture(reading, row);
  if (typeof picture !== 'string')
    reading.report.refused.push({ name: visibleText(row.name) || message('picture.unnamed'), reason: picture });
}

async function clearScratch(scratch: string): Promise<void> {
  const folder = dirname(scratch);
  const names = (await readdir(folder)).filter((name) => name.startsWith(basename(scratch)));
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
