/** Puts an editor together: store, session, resources, uploads and preview of one draft. */
import type { Picture } from '#api/designs.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { CallError } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { createToolRunner } from './canvas/tool-runner.ts';
import type { Editor } from './context.ts';
import { createBrowserHost } from './draft/browser-host.ts';
import { type Content, type ElementRef, findElement } from './draft/content.ts';
import { createResourceLoader, type ResourceCalls } from './draft/resources.ts';
import type { Identity, SaverCalls } from './draft/saver.ts';
import { createDraftSession } from './draft/session.ts';
import { createUploads } from './panels/uploads.ts';
import { loadFonts } from './preview/fonts.ts';
import { createPreviewSelector } from './preview/preview.ts';
import type { EditorState, Notice, SidePanel } from './state.ts';
import { createEditorStore, type EditorStore } from './store.ts';

export type EditorOptions<Choice = unknown> = {
  initial: EditorState<Choice>;
  saved: (Identity & { savedAt: string }) | null;
  draftName: string;
  occasion: string;
  quantityOf: (choice: Choice) => number;
  fieldTexts?: Editor<Choice>['fieldTexts'];
  /** Null where absent. */
  Overlay?: Editor<Choice>['Overlay'];
  calls: SaverCalls<Choice> & Omit<ResourceCalls, 'fetchPictures'>;
  site: SiteView;
  uploadsPanel?: SidePanel;
  /** Takes an uploaded picture, `ref` being the element it was uploaded for: true where it has been placed and nothing else is to be done. */
  takePicture?: (ref: ElementRef | null, picture: Picture, store: EditorStore<Choice>) => boolean;
};

export function createEditor<Choice extends object>({
  initial,
  saved,
  draftName,
  occasion,
  quantityOf,
  fieldTexts,
  Overlay = null,
  calls,
  site,
  uploadsPanel = 'pictures',
  takePicture,
}: EditorOptions<Choice>): Editor<Choice> {
  const store = createEditorStore(initial, Date.now);
  const session = createDraftSession({
    store,
    saved,
    calls: { ...calls, signInAgain: async () => (await import('#web/customer/sign-in-again.ts')).signInAgain(site) },
    draftName,
    openHost: createBrowserHost<Choice>,
  });
  const resources = createResourceLoader(store, {
    ...calls,
    fetchPictures: async () => (await import('./draft/all-pictures.ts')).fetchAllPictures(site),
  });
  const uploads = createUploads({
    store,
    site,
    ensureSession: session.ensureSaved,
    onPicture(ref, picture) {
      resources.addPicture(picture);
      if (takePicture?.(ref, picture, store) || !ref) return;
      const found = findElement(store.getState().history.content.design, ref);
      if (!found) return void import('./ground/photo-ground.ts').then(({ setAsGround }) => setAsGround(store, ref, picture));
      const { element } = found;
      if (element.kind !== 'photo') return;
      if (element.photoId === null) store.edit([{ kind: 'setPhoto', ...ref, photoId: picture.id, crop: firstCrop(element, picture) }]);
      else void import('./photo/replace.ts').then(({ replacePhoto }) => replacePhoto(store, site, ref, element, picture));
    },
  });
  const previewOf = createPreviewSelector();
  return {
    store,
    session,
    resources,
    uploads,
    uploadsPanel,
    placesUploads: takePicture !== undefined,
    occasion,
    quantityOf,
    fieldTexts,
    Overlay,
    previewOf,
    tools: createToolRunner(store, previewOf),
  };
}

/** Asks for what the first layout waits for. Called while the page hydrates, it comes before the editor is started. In browsers only. */
export function preloadEditor<Choice>({ store, session, resources }: Editor<Choice>): void {
  session.preload();
  resources.preload();
  // What fails is loaded again by the editor.
  loadFonts(store.getState().history.content.design).catch(() => undefined);
}

/** Saves, restores and loads while the editor is on the page; the returned function ends it. */
export function startEditor<Choice>({ tools, session, resources, uploads }: Editor<Choice>): () => void {
  // In this order: what a hidden page was given last is saved.
  const stops = [tools.start(), session.start(), resources.start(), uploads.start()];
  return () => {
    for (const stop of stops) stop();
  };
}

type Switch<Choice> = {
  /** Fetches code that `contentOf` needs. */
  load?(): Promise<void>;
  /** What is edited from then on: the moved document with its choice. `before` is the content it was moved from. */
  contentOf(moved: DesignDocument, before: Content<Choice>): Content<Choice>;
  /** Said above the side panel; by default what has no place in the new variant. */
  notice?: Notice | null;
};

/** Moves the draft to another variant of the product, as one step. A variant that is chosen meanwhile takes its place. */
export async function switchVariant<Choice>(
  { store, resources }: Editor<Choice>,
  variant: string,
  { load, contentOf, notice }: Switch<Choice>,
): Promise<void> {
  const switching = { to: variant, message: null };
  store.report({ switching });
  const isNewest = () => store.getState().switching === switching;
  try {
    const { blanks, history } = store.getState();
    const current = resources.variantOf(history.content.design);
    const began = blanks.get(current) ?? (await resources.fetchBlank(current));
    const blank = blanks.get(variant) ?? (await resources.fetchBlank(variant));
    const { migrateToFormat } = await import('./draft/migrate-to-format.ts');
    await load?.();
    if (!isNewest()) return;
    const { history: newest, unplaced } = store.getState();
    const migrated = migrateToFormat(newest.content.design, blank, began, unplaced);
    store.dispatch({
      type: 'migrate',
      content: contentOf(migrated.design, newest.content),
      unplaced: migrated.unplaced,
      notice: notice === undefined ? { kind: 'migrated', lost: migrated.lost } : notice,
      at: Date.now(),
    });
    store.report({ switching: null });
  } catch (error) {
    if (!isNewest()) return;
    store.report({ switching: { to: variant, message: error instanceof CallError ? error.message : '' } });
  }
}
