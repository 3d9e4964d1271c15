/** The editor of a collage: photos that arrive are arranged, as is everything when the sheet changes. */
import { useContext } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Collage } from '#core/design/collage.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import type { PhotoFrameEntry } from '#web/configurators/photo-frame/entry.ts';
import { createWallArtEditor, type WallArtEditor } from '#web/configurators/photo-frame/photo-frame-editor.ts';
import { EditorContext, useDesign } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { cellsOf, collagePage, isCell } from './cells.ts';

export type CollageEditor = WallArtEditor & {
  /** Names a photo by its number. */
  label(number: number): string;
};

/** Name of the local copies of a collage before its first save. */
export const collageDraftName = 'collage';

/** Photos that arrive within this time are arranged together. */
const arrivalMs = 250;

type Arranging = typeof import('./arranging.ts');

type Options = Pick<WallArtEditor, 'Overlay'> & Pick<CollageEditor, 'label'>;

export function createCollageEditor(entry: PhotoFrameEntry, site: SiteView, { label, Overlay }: Options): CollageEditor {
  let loaded: Arranging | null = null;
  const arrived: Picture[] = [];
  let isWaiting = false;

  const editor = createWallArtEditor(entry, site, {
    draftName: collageDraftName,
    sidePanel: 'photos',
    async fetchBlank(choice, current) {
      loaded = await import('./arranging.ts');
      return { design: loaded.emptySheet(choice, current), artworks: [] };
    },
    Overlay,
    // A sheet changes only after its blank has been fetched.
    settle: (design) => loaded?.settled(design, store.getState().pictures) ?? design,
    uploads: { uploadsPanel: 'photos', takePicture },
  });
  const { store } = editor;

  /** False for a picture that replaces a photo, or is meant for something else on the page. */
  function isForCollage(ref: ElementRef | null): boolean {
    if (!ref) return true;
    const element = findElement(store.getState().history.content.design, ref)?.element;
    return isCell(ref.element) && !(element?.kind === 'photo' && element.photoId !== null);
  }

  function takePicture(ref: ElementRef | null, picture: Picture): boolean {
    if (!isForCollage(ref)) return false;
    arrived.push(picture);
    if (!isWaiting) setTimeout(takeArrived, arrivalMs);
    isWaiting = true;
    return true;
  }

  function takeArrived() {
    isWaiting = false;
    import('./arranging.ts').then(
      ({ addPictures }) => {
        addPictures(store, arrived.splice(0), label);
      },
      // Without a network now: what has arrived is placed when more comes.
      () => undefined,
    );
  }

  return { ...editor, label };
}

export function useCollageEditor(): CollageEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as CollageEditor;
}

/** The page with its settings and photos. */
export function useCollage(): { page: Page; collage: Collage; cells: readonly PhotoElement[] } {
  const { page, collage } = collagePage(useDesign());
  return { page, collage, cells: cellsOf(page) };
}
