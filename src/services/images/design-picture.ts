/** Pictures of panels of saved designs and of their versions: laid out and rasterised in a thread, and kept in memory for a while. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { withKnownPhotos } from '#core/design/known-photos.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import { type DocumentCheck, documentCheck } from '#services/check-document.ts';
import type { PanelPage } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { isOverBudget, openThreadPool, processThreads, type ThreadPool } from '#services/thread-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findPictures, picturesForPrint } from '#store/picture/pictures.ts';
import type { ProofMarks } from './proof-pdf.ts';
import type { RenderTasks } from './render-tasks.ts';

/** Of a list, and of a page that is looked at. */
export const designPictureWidths = [240, 960] as const;

export type DesignToDraw = {
  /** Whose pictures it may show; null for the document of an order. */
  owner: OwnerId | null;
  /** Reads the page of a panel out of its document. Throws Fault 'not-found' for an unknown panel. */
  open: (panel: string) => Promise<PanelPage>;
  /** Names the state of the design: an id with its revision. */
  key: string;
  /** A panel's id; 'first' is the front, or the first panel of a product without. */
  panel: string;
  width: (typeof designPictureWidths)[number];
};

const drawn = new LRUCache<string, Uint8Array>({ max: 500, maxSize: 24_000_000, sizeCalculation: (bytes) => bytes.length + 200 });
const running = createSingleFlight<Uint8Array>();

function deadlineMs({ pages }: ProductDocument): number {
  return 4_000 + 50 * pages.length;
}

let shared: ThreadPool<RenderTasks> | null = null;

function pool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'pictures of designs', threads: processThreads(), queueSize: 20 });
  return shared;
}

/** A WebP file. `mayDraw` is asked before it is drawn. Throws Fault 'not-found' for an unknown panel, 'busy' while too many are drawn. */
export async function designPicture(shop: Shop, wanted: DesignToDraw, mayDraw: () => Promise<void>): Promise<Uint8Array> {
  const key = `${wanted.key} ${wanted.panel} ${wanted.width}`;
  const known = drawn.get(key);
  if (known) return known;
  await mayDraw();
  const bytes = await running.run(key, () => draw(shop, wanted));
  drawn.set(key, bytes);
  return bytes;
}

async function draw(shop: Shop, { owner, open, panel: wanted, width }: DesignToDraw): Promise<Uint8Array> {
  const { design, panel } = await open(wanted);
  const drawing = await drawingOf(shop, owner, design);
  const [file] = await inTime(pool().run({ kind: 'design', ...drawing, panel, widths: [width] }, deadlineMs(design)));
  if (!file) throw new Error('no picture was drawn');
  return file.bytes;
}

/** A proof of all pages as PDF. Throws Fault 'busy' while too many are drawn, or when the design takes too long. */
export async function designProof(shop: Shop, owner: OwnerId, design: ProductDocument, marks: ProofMarks): Promise<Uint8Array> {
  const drawing = await drawingOf(shop, owner, design);
  return inTime(pool().run({ kind: 'proof', ...drawing, marks }, deadlineMs(design) + photoMs * Object.keys(drawing.photos).length));
}

/** Shrinking one picture of a proof. */
const photoMs = 500;

/** What a thread draws a design from: previews of its pictures, and empty slots for those that were deleted. */
async function drawingOf(
  shop: Shop,
  owner: OwnerId | null,
  design: ProductDocument,
): Promise<{ check: DocumentCheck; photos: Record<string, Uint8Array> }> {
  const ids = photoIds(design);
  const pictures = await (owner ? findPictures(shop.store, owner, ids) : picturesForPrint(shop.store, ids));
  const photos: Record<string, Uint8Array> = {};
  for (const { id, previewKey } of pictures) photos[id] = await shop.files.get(previewKey);
  const check = documentCheck(
    await catalogueOf(shop.store),
    withKnownPhotos(design, (photoId) => photoId in photos),
    pictures,
  );
  return { check, photos };
}

async function inTime<T>(drawing: Promise<T>): Promise<T> {
  try {
    return await drawing;
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    throw new Fault('busy', 'a design takes too long to draw', { retryAfterSeconds: 60 });
  }
}
