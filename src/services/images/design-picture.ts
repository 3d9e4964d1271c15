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
import { type DrawingFor, inDrawingTurn } from '#services/drawing-turns.ts';
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
const pictures = createSingleFlight<Uint8Array>();
const proofs = createSingleFlight<Uint8Array>();

/** A machine under load may miss the deadline of a plain design: it is tried again after this time. */
const complexMs = 600_000;
/** Drawings of a state of a design that did not end in time. */
const complex = new LRUCache<string, true>({ max: 10_000, ttl: complexMs });

function deadlineMs({ pages }: ProductDocument): number {
  return 4_000 + 50 * pages.length;
}

let shared: ThreadPool<RenderTasks> | null = null;

function pool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'pictures of designs', threads: processThreads() });
  return shared;
}

/**
 * A WebP file. `mayDraw` is asked before it is drawn, for the client at `address`. Throws Fault 'not-found' for an unknown panel, 'busy'
 * while too many are drawn, 'too-many' and 'too-complex'.
 */
export async function designPicture(
  shop: Shop,
  wanted: DesignToDraw,
  { address, mayDraw }: { address: string; mayDraw: () => Promise<void> },
): Promise<Uint8Array> {
  const key = `${wanted.key} ${wanted.panel} ${wanted.width}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = { client: { owner: wanted.owner, address }, key: `${wanted.key} ${wanted.panel}` };
  refuseComplex(drawing.key);
  await mayDraw();
  const bytes = await pictures.run(key, () => draw(shop, wanted, drawing));
  drawn.set(key, bytes);
  return bytes;
}

/** Whose turn a drawing is; `key` names the design, its state and what is drawn of it. */
type Drawing = { client: DrawingFor; key: string };

function draw(shop: Shop, { owner, open, panel: wanted, width }: DesignToDraw, drawing: Drawing): Promise<Uint8Array> {
  return inTime(shop, drawing, async (spent) => {
    const { design, panel } = await open(wanted);
    const content = await drawingOf(shop, owner, design);
    const [file] = await pool().run({ kind: 'design', ...content, panel, widths: [width] }, deadlineMs(design), spent);
    if (!file) throw new Error('no picture was drawn');
    return file.bytes;
  });
}

export type ProofToDraw = {
  owner: OwnerId;
  /** Names the state of the design, and what is written on the proof. */
  key: string;
  /** Reads the document. */
  open: () => Promise<{ design: ProductDocument; marks: ProofMarks }>;
};

/**
 * A proof of all pages as PDF, for the client at `address`; null for the work role. Throws Fault 'busy' while too many are drawn, 'too-many'
 * and 'too-complex'.
 */
export async function designProof(shop: Shop, { owner, key, open }: ProofToDraw, address: string | null): Promise<Uint8Array> {
  const drawing = { client: address === null ? null : { owner, address }, key };
  refuseComplex(key);
  return proofs.run(key, () =>
    inTime(shop, drawing, async (spent) => {
      const { design, marks } = await open();
      const content = await drawingOf(shop, owner, design);
      const ms = deadlineMs(design) + photoMs * Object.keys(content.photos).length;
      return pool().run({ kind: 'proof', ...content, marks }, ms, spent);
    }),
  );
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
  const found = await (owner ? findPictures(shop.store, owner, ids) : picturesForPrint(shop.store, ids));
  const photos: Record<string, Uint8Array> = {};
  for (const { id, previewKey } of found) photos[id] = await shop.files.get(previewKey);
  const check = documentCheck(
    await catalogueOf(shop.store),
    withKnownPhotos(design, (photoId) => photoId in photos),
    found,
  );
  return { check, photos };
}

/** Draws in turn. What did not end in time is remembered, and refused at once for a while. */
async function inTime<T>(shop: Shop, { client, key }: Drawing, work: (spent: (ms: number) => void) => Promise<T>): Promise<T> {
  try {
    return await inDrawingTurn(shop, client, async (spent) => {
      // It may have turned out while this one waited.
      refuseComplex(key);
      return work(spent);
    });
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    complex.set(key, true);
    throw tooComplex();
  }
}

function refuseComplex(key: string): void {
  if (complex.has(key)) throw tooComplex();
}

function tooComplex(): Fault {
  return new Fault('too-complex', 'a design takes too long to draw', { retryAfterSeconds: complexMs / 1_000 });
}
