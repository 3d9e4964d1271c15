/** Pictures of panels of designs, and of the finished pieces that they are: laid out and rasterised in a thread, and kept in memory for a while. */
import { LRUCache } from 'lru-cache';
import { type CardPicture, cardPictureBase } from '#core/catalogue/picture.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import type { TileWords } from '#core/catalogue/suite/tile-words.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { withKnownPhotos } from '#core/design/known-photos.ts';
import type { ProofRecords } from '#core/merge/proof.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import { sceneFolder, sceneMarks } from '#resources/product-scenes.ts';
import { type DocumentCheck, documentCheck } from '#services/checks/check-document.ts';
import type { PanelPage, PieceOfDocument, Seen } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { type DrawingFor, inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { isOverBudget, openThreadPool, processThreads, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { isUnreadable, noteUnreadable } from '#services/product-scenes.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findPictures, picturesForPrint } from '#store/picture/pictures.ts';
import type { ProofMarks } from './proof/proof-pdf.ts';
import type { PieceFormat } from './render-svg.ts';
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

export type PieceToDraw = Pick<DesignToDraw, 'owner' | 'key' | 'width'> & {
  /** Reads its document, with the pages that are seen. */
  open: (seen: Seen) => Promise<PieceOfDocument>;
  format: PieceFormat;
};

/** `hash`: of the document that a finished piece was drawn from, as in approvals; null for a panel. */
export type DrawnPicture = { bytes: Uint8Array; hash: string | null };

const drawn = new LRUCache<string, DrawnPicture>({ max: 500, maxSize: 24_000_000, sizeCalculation: ({ bytes }) => bytes.length + 300 });
const pictures = createSingleFlight<DrawnPicture>();
const proofs = createSingleFlight<Uint8Array>();

/** A machine under load may miss the deadline of a plain design: it is tried again after this time. */
const complexMs = 600_000;
/** Drawings of a state of a design that did not end in time. */
const complex = new LRUCache<string, true>({ max: 10_000, ttl: complexMs });

/** Time of drawing a catalogue picture: one takes 0.1 s, and longer in a thread that has just started. */
const tileMs = 6_000;

/** No request waits for a picture of the work role, which may be busy. */
const workRoleMs = 60_000;

function deadlineMs({ pages }: ProductDocument): number {
  return 4_000 + 50 * pages.length;
}

let shared: ThreadPool<RenderTasks> | null = null;

function pool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'pictures of designs', threads: processThreads() });
  return shared;
}

/** Who asks for a picture: the client at an address, or null for the work role. `mayDraw` is asked before it is drawn. */
export type Asking = { address: string; mayDraw: () => Promise<void> } | null;

/**
 * A WebP file of a panel. Throws Fault 'not-found' for an unknown panel, 'busy' while too many are drawn, 'too-many' and 'too-complex'.
 */
export function designPicture(shop: Shop, { panel: wanted, width, open, ...one }: DesignToDraw, asking: Asking): Promise<DrawnPicture> {
  const { owner } = one;
  return keptPicture(shop, { ...one, key: `${one.key} ${wanted}`, size: `${width}` }, asking, async (spent) => {
    const { design, panel } = await open(wanted);
    const content = { check: await checkOf(shop, owner, design), photos: await photosOf(shop, owner, design) };
    const [file] = await pool().run({ kind: 'design', ...content, panel, widths: [width] }, deadlineMs(design), spent);
    if (!file) throw new Error('no picture was drawn');
    return { bytes: file.bytes, hash: null };
  });
}

/** A square picture of what is bought: of a document as it is, or of the Sheets that it was printed from. Throws as `designPicture` does. */
export function piecePicture(shop: Shop, { width, format, open, ...one }: PieceToDraw, asking: Asking): Promise<DrawnPicture> {
  const { owner } = one;
  return keptPicture(shop, { ...one, key: `${one.key} piece`, size: `${width} ${format}` }, asking, async (spent) => {
    const { piece, design, hash, sheets } = await open('piece');
    const photos = await photosOf(shop, owner, design);
    const from = sheets ? { sheets } : await checkOf(shop, owner, design);
    const ms = asking === null ? workRoleMs : deadlineMs(design);
    const bytes = await pool().run({ kind: 'piece', piece, from, photos, width, format }, ms, spent);
    return { bytes, hash };
  });
}

/** `root`: other than the shop's scenes. */
export type SceneToShow = Omit<PieceToDraw, 'width'> & { scene: SceneName; width: number; root?: string };

/**
 * A design of a customer in a product scene. Null where the layers of the scene cannot be read, which is one line of the log. Throws as
 * `designPicture` does.
 */
export async function ownScenePicture(
  shop: Shop,
  { scene, width, format, open, root = sceneFolder, ...one }: SceneToShow,
  asking: Asking,
): Promise<DrawnPicture | null> {
  const { owner } = one;
  const mark = sceneMarks(root).get(scene);
  if (mark === undefined || isUnreadable(scene, root)) return null;
  const kept = { ...one, key: `${one.key} ${scene} ${mark}`, size: `${width} ${format}` };
  const drawing = keptPicture(shop, kept, asking, async (spent) => {
    const { piece, design, hash, sheets } = await open('scene');
    const photos = await photosOf(shop, owner, design);
    const from = sheets ? { sheets } : await checkOf(shop, owner, design);
    const ms = asking === null ? workRoleMs : deadlineMs(design);
    const [front = ''] = piece.panels;
    const drawn = await pool().run({ kind: 'own-scene', scene, root, front, from, photos, widths: [width], format }, ms, spent);
    const [file] = drawn.files;
    if (!file) throw new UnreadableScene(drawn.unreadable ?? '');
    return { bytes: file.bytes, hash };
  });
  return drawing.catch((error: unknown) => {
    if (!(error instanceof UnreadableScene)) throw error;
    noteUnreadable(shop, scene, root, error.message);
    return null;
  });
}

class UnreadableScene extends Error {}

export type TileToDraw = {
  owner: OwnerId;
  /** Of the words: another one at each change. */
  token: string;
  words: TileWords;
  row: DesignTemplate;
  picture: CardPicture & { width: number };
};

/** A catalogue picture with own words, never stored in a file. Throws as `designPicture` does. */
export function tilePicture(shop: Shop, { owner, token, words, row, picture }: TileToDraw, asking: Asking): Promise<DrawnPicture> {
  const { width, ...shown } = picture;
  return keptPicture(shop, { owner, key: `${token} ${cardPictureBase(shown)}`, size: `${width}` }, asking, async (spent) => {
    const [file] = await pool().run({ kind: 'card', row, picture: shown, widths: [width], words }, tileMs, spent);
    if (!file) throw new Error('no picture was drawn');
    return { bytes: file.bytes, hash: null };
  });
}

type Keeping = Pick<DesignToDraw, 'owner' | 'key'> & { size: string };

async function keptPicture(
  shop: Shop,
  { owner, key, size }: Keeping,
  asking: Asking,
  draw: (spent: (ms: number) => void) => Promise<DrawnPicture>,
): Promise<DrawnPicture> {
  const sized = `${key} ${size}`;
  const known = drawn.get(sized);
  if (known) return known;
  refuseComplex(key);
  await asking?.mayDraw();
  const client = asking && { owner, address: asking.address };
  const picture = await pictures.run(sized, () => inTime(shop, { client, key }, draw));
  drawn.set(sized, picture);
  return picture;
}

/** Whose turn a drawing is; `key` names the design, its state and what is drawn of it. */
type Drawing = { client: DrawingFor; key: string };

export type ProofToDraw = {
  owner: OwnerId;
  /** Names the state of the design, and what is written on the proof. */
  key: string;
  /** Reads the document. */
  open: () => Promise<{ design: ProductDocument; marks: ProofMarks; records?: ProofRecords }>;
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
      const { design, marks, records = null } = await open();
      const content = { check: await checkOf(shop, owner, design), photos: await photosOf(shop, owner, design) };
      const ms = deadlineMs(design) + photoMs * Object.keys(content.photos).length + recordMs * (records?.records.length ?? 0);
      return pool().run({ kind: 'proof', ...content, marks, records }, ms, spent);
    }),
  );
}

/** Shrinking one picture of a proof. */
const photoMs = 500;
/** Fitting a record and setting its pages. */
const recordMs = 200;

type Photos = Record<string, Uint8Array>;

function picturesOf({ store }: Shop, owner: OwnerId | null, design: ProductDocument) {
  const ids = photoIds(design);
  return owner ? findPictures(store, owner, ids) : picturesForPrint(store, ids);
}

/** Previews of the pictures of a design by their ids; those that were deleted, or whose file is lost, are missing. */
async function photosOf(shop: Shop, owner: OwnerId | null, design: ProductDocument): Promise<Photos> {
  const photos: Photos = {};
  for (const { id, previewKey } of await picturesOf(shop, owner, design)) {
    const file = await shop.files.get(previewKey).catch(nullIfMissing);
    if (file) photos[id] = file;
  }
  return photos;
}

function nullIfMissing(error: unknown): null {
  if (isFault(error) && error.code === 'not-found') return null;
  throw error;
}

/** What a thread lays a design out from, with empty slots for pictures that were deleted. */
async function checkOf(shop: Shop, owner: OwnerId | null, design: ProductDocument): Promise<DocumentCheck> {
  const found = await picturesOf(shop, owner, design);
  const known = new Set(found.map(({ id }) => id));
  return documentCheck(
    await catalogueOf(shop.store),
    withKnownPhotos(design, (photoId) => known.has(photoId)),
    found,
  );
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
