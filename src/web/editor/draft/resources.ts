/** What a preview needs from the server: drawings, blank documents, this guest's pictures. Loaded when needed, retried after a failure. */

import type { OwnPicture } from '#api/designs.ts';
import type { Artwork } from '#core/design/artwork.ts';
import { type DesignDocument, photoIds } from '#core/design/document.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';

export type ResourceCalls = {
  /** Names the blank document a design began as, for example "folded.a6". */
  variantOf(design: DesignDocument): string;
  /** The blank document of a variant in the look of the design; throws CallError. */
  fetchBlank(variant: string, design: DesignDocument): Promise<{ design: DesignDocument; artworks: readonly Artwork[] }>;
  fetchPictures(): Promise<readonly OwnPicture[]>;
};

export type ResourceLoader = {
  /** Asks for the blank document of the first design; `start` takes the answer. In browsers only. */
  preload(): void;
  /** Loads what the design needs from now on; the returned function ends it. In browsers only. */
  start(): () => void;
  variantOf(design: DesignDocument): string;
  /** Throws CallError. */
  fetchBlank(variant: string): Promise<DesignDocument>;
  /** Facts of a picture that is known stay where `picture` has none. */
  addPicture(picture: EditorPicture): void;
  listPictures(): void;
};

const retryMs = 4_000;

export function createResourceLoader<Choice>(store: EditorStore<Choice>, calls: ResourceCalls): ResourceLoader {
  let preloaded: { variant: string; blank: ReturnType<ResourceCalls['fetchBlank']> } | null = null;

  function preload() {
    const { design } = store.getState().history.content;
    const variant = calls.variantOf(design);
    const blank = calls.fetchBlank(variant, design);
    // Errors surface when the resource is awaited.
    blank.catch(() => undefined);
    preloaded = { variant, blank };
  }

  async function fetchBlank(variant: string): Promise<DesignDocument> {
    const known = preloaded?.variant === variant ? preloaded.blank : null;
    preloaded = null;
    const { design, artworks } = await (known ?? calls.fetchBlank(variant, store.getState().history.content.design));
    const { artworks: oldArtworks, blanks } = store.getState();
    store.report({
      artworks: new Map([...oldArtworks, ...artworks.map((artwork) => [artwork.id, artwork] as const)]),
      blanks: new Map([...blanks, [variant, design]]),
      hasResourcesFailed: false,
    });
    return design;
  }

  function listPictures() {
    calls.fetchPictures().then(
      (listed) => {
        const others = store.getState().pictures.filter(({ id }) => !listed.some((picture) => picture.id === id));
        store.report({ pictures: [...listed, ...others], arePicturesListed: true });
      },
      () => undefined,
    );
  }

  return {
    preload,
    start() {
      const stopBlanks = preloadBlank(store, calls.variantOf, fetchBlank);
      const stopPictures = listUnknownPictures(store, listPictures);
      return () => {
        stopBlanks();
        stopPictures();
      };
    },
    variantOf: calls.variantOf,
    fetchBlank,
    listPictures,
    addPicture(picture) {
      const { pictures } = store.getState();
      const known = pictures.find(({ id }) => id === picture.id);
      store.report({ pictures: [{ ...known, ...picture }, ...pictures.filter(({ id }) => id !== picture.id)] });
    },
  };
}

/** Fetches the blank document of the variant that is shown, again and again until it is there. */
function preloadBlank<Choice>(
  store: EditorStore<Choice>,
  variantOf: ResourceCalls['variantOf'],
  fetchBlank: (variant: string) => Promise<DesignDocument>,
): () => void {
  type Job = { variant: string; timer?: ReturnType<typeof setTimeout> };
  let job: Job | null = null;

  function attempt(current: Job) {
    clearTimeout(current.timer);
    fetchBlank(current.variant).catch(() => {
      if (job !== current) return;
      store.report({ hasResourcesFailed: true });
      current.timer = setTimeout(() => attempt(current), retryMs);
    });
  }

  function check() {
    const { history, blanks } = store.getState();
    const variant = variantOf(history.content.design);
    const isLoaded = blanks.has(variant);
    if (job && (isLoaded || job.variant !== variant)) {
      clearTimeout(job.timer);
      job = null;
    }
    if (isLoaded || job) return;
    job = { variant };
    attempt(job);
  }

  const onOnline = () => job && attempt(job);
  const unsubscribe = store.subscribe(check);
  window.addEventListener('online', onOnline);
  check();
  return () => {
    clearTimeout(job?.timer);
    job = null;
    unsubscribe();
    window.removeEventListener('online', onOnline);
  };
}

/** A design that names an unknown picture (undo, another window) asks for the list once. */
function listUnknownPictures<Choice>(store: EditorStore<Choice>, listPictures: () => void): () => void {
  let wasUnknown = false;
  let checked: readonly unknown[] = [];
  function check() {
    const { history, pictures, arePicturesListed } = store.getState();
    const parts = [history.content.design, pictures, arePicturesListed];
    if (parts.every((part, at) => part === checked[at])) return;
    checked = parts;
    const isUnknown = !arePicturesListed && photoIds(history.content.design).some((photoId) => !pictures.some(({ id }) => id === photoId));
    if (isUnknown && !wasUnknown) listPictures();
    wasUnknown = isUnknown;
  }
  const unsubscribe = store.subscribe(check);
  check();
  return unsubscribe;
}
