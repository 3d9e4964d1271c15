/** Fills a book with photos: asks the automatic layout in a worker, and writes its pages as one step. Remembers why each photo is where it is. */
import type { BookLayout } from '#core/auto-layout/book-layout.ts';
import { isFault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import type { FillSettings } from './book-input.ts';
import { type PhotobookDto, photobookDocument } from './photobook-content.ts';

export type FillState = {
  /** Share of the work that is done; null: nothing is being laid out. */
  share: number | null;
  /** Of the last layout of this visit. */
  layout: BookLayout | null;
  /** What the next layout begins with. */
  settings: FillSettings;
  /** Ids of pictures that take part, besides those on the pages. */
  added: ReadonlySet<string>;
  /** Why it could not be laid out. */
  problem: Message | null;
};

/** `t` writes names and messages of the product; `label` names a photo of a page, `left` says that pages have no place any more. */
type FillWords = { t: (message: Message) => string; label: (number: number) => string; left: (count: number) => string };

export type BookFiller = {
  subscribe(listener: () => void): () => void;
  getState(): FillState;
  /** Changes what the next layout begins with. */
  set(settings: Partial<FillSettings>): void;
  /** Whether a picture takes part. */
  include(ids: readonly string[], isIncluded: boolean): void;
  fill(words: FillWords): Promise<void>;
  cancel(): void;
};

const firstSettings: FillSettings = { density: 'medium', pageCount: null, seed: 0, excludedIds: [], requiredIds: [], cameraShifts: {} };

export function createBookFiller(store: EditorStore<PhotobookDto>): BookFiller {
  let state: FillState = { share: null, layout: null, settings: firstSettings, added: new Set(), problem: null };
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function report(change: Partial<FillState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function fill(words: FillWords): Promise<void> {
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
      const input = () => {
        const { history, pictures } = store.getState();
        const document = photobookDocument(history.content.design);
        return bookInput(document, takingPart(pictures, document, state), state.settings);
      };
      const layout = await layoutBookInWorker(input(), (share) => own === running && report({ share }), own.signal);
      if (own !== running || !layout) return;
      const { history, unplaced } = store.getState();
      const { document, left } = filledBook(photobookDocument(history.content.design), layout, words.t, words.label);
      store.dispatch({
        type: 'migrate',
        content: { ...history.content, design: document },
        unplaced,
        notice: left.length > 0 ? { kind: 'text', text: words.left(left.length) } : null,
        at: Date.now(),
      });
      report({ layout });
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
    set: (settings) => report({ settings: { ...state.settings, ...settings } }),
    include(ids, isIncluded) {
      const added = new Set(state.added);
      for (const id of ids) {
        if (isIncluded) added.add(id);
        else added.delete(id);
      }
      const without = state.settings.excludedIds.filter((id) => !ids.includes(id));
      report({ added, settings: { ...state.settings, excludedIds: isIncluded ? without : [...without, ...ids] } });
    },
    fill,
    cancel() {
      running?.abort();
      running = null;
      report({ share: null });
    },
  };
}

/** Pictures on the pages, and those that were added to the book. */
export function takingPart(
  pictures: readonly EditorPicture[],
  { pages }: Pick<ReturnType<typeof photobookDocument>, 'pages'>,
  { added }: Pick<FillState, 'added'>,
): EditorPicture[] {
  const placed = new Set(
    pages.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'photo' ? [element.photoId] : []))),
  );
  return pictures.filter(({ id }) => placed.has(id) || added.has(id));
}
