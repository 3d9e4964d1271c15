/**
 * Fills a book with photos: asks the automatic layout in a worker, and writes its pages and its reasons as one step. The settings are in the
 * book's document, so that they are there on the next visit.
 */
import { firstRecord, type LayoutSettings, recordedIds, withAdded, withReasons, withSettings } from '#core/auto-layout/layout-record.ts';
import type { LayoutRecord } from '#core/auto-layout/record-schema.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import { isFault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type PhotobookDto, photobookDocument } from './photobook-content.ts';
import { bookPlaces } from './places.ts';

export type FillState = {
  /** Share of the work that is done; null: nothing is being laid out. */
  share: number | null;
  /** What is said about the number of pages of the last layout of this visit. */
  notices: readonly Message[];
  /** Why it could not be laid out. */
  problem: Message | null;
};

/** `t` writes names and messages of the product; `left` says that pages have no place any more. */
type FillWords = { t: (message: Message) => string; left: (count: number) => string };

export type BookFiller = {
  subscribe(listener: () => void): () => void;
  getState(): FillState;
  /** Changes what the next layout begins with, as a step. */
  set(settings: Partial<LayoutSettings>): void;
  /** Whether pictures take part, as a step. */
  include(ids: readonly string[], isIncluded: boolean): void;
  /** `change`: settings that are written together with the pages. */
  fill(words: FillWords, change?: Partial<LayoutSettings>): Promise<void>;
  cancel(): void;
};

/** Settings and reasons of a book's layout. */
export function recordOf({ product }: Pick<PhotobookDocument, 'product'>): LayoutRecord {
  return product.autoLayout ?? firstRecord;
}

function withRecord(document: PhotobookDocument, autoLayout: LayoutRecord): PhotobookDocument {
  return { ...document, product: { ...document.product, autoLayout } };
}

export function createBookFiller(store: EditorStore<PhotobookDto>): BookFiller {
  let state: FillState = { share: null, notices: [], problem: null };
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function report(change: Partial<FillState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const book = () => photobookDocument(store.getState().history.content.design);

  function write(record: LayoutRecord): void {
    const { content } = store.getState().history;
    store.change([{ kind: 'setContent', content: { ...content, design: withRecord(book(), record) } }], { coalesceKey: 'auto-layout' });
  }

  async function fill(words: FillWords, change: Partial<LayoutSettings> = {}): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    report({ share: 0, problem: null });
    try {
      const [{ bookInput }, { filledBook }, { layoutBookInWorker }] = await Promise.all([
        import('./book-input.ts'),
        import('./book-pages.ts'),
        import('./auto-layout.ts'),
      ]);
      const before = book();
      const input = bookInput(before, takingPart(store.getState().pictures, before), withSettings(recordOf(before), change));
      const layout = await layoutBookInWorker(input, (share) => own === running && report({ share }), own.signal);
      if (own !== running || !layout) return;
      const { history, unplaced } = store.getState();
      const { document, left } = filledBook(book(), layout, words.t);
      const record = withReasons(withSettings(recordOf(book()), change), layout);
      store.dispatch({
        type: 'migrate',
        content: { ...history.content, design: withRecord(document, record) },
        unplaced,
        notice: left.length > 0 ? { kind: 'text', text: words.left(left.length) } : null,
        at: Date.now(),
      });
      report({ notices: layout.notices });
    } catch (error) {
      if (own !== running) return;
      if (!isFault(error) || !error.details.text) throw error;
      report({ problem: error.details.text });
    } finally {
      if (own === running) {
        running = null;
        report({ share: null });
      }
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    set: (settings) => write(withSettings(recordOf(book()), settings)),
    include: (ids, isIncluded) => write(withAdded(recordOf(book()), ids, isIncluded)),
    fill,
    cancel() {
      running?.abort();
      running = null;
      report({ share: null });
    },
  };
}

/** Pictures on the pages, those of the last layout, and those that were added to the book since. */
export function takingPart(pictures: readonly EditorPicture[], document: Pick<PhotobookDocument, 'pages' | 'product'>): EditorPicture[] {
  const places = bookPlaces(document);
  const record = recordOf(document);
  const known = new Set([...recordedIds(record), ...(record.addedIds ?? [])]);
  return pictures.filter(({ id }) => places.has(id) || known.has(id));
}
