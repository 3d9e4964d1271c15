/** Moving photos in a book: pages are laid out anew when a photo comes or goes. Loaded after the first view. */
import type { LaidOutPages } from '#web/editor/lift/drop.ts';
import { LiftLayer } from '#web/editor/lift/lift-layer.tsx';
import { addPhoto, movePhoto, removePhoto } from './page-edits.ts';
import { photobookDocument } from './photobook-content.ts';
import { usePhotobookEditor } from './photobook-editor.ts';

export function BookLift() {
  const { store } = usePhotobookEditor();
  const pagesOf = () => photobookDocument(store.getState().history.content.design).pages;
  const indexOf = (page: string) => pagesOf().findIndex(({ id }) => id === page);
  const pages: LaidOutPages = {
    // The cover is filled frame by frame.
    isLaidOut: ({ id }) => id !== pagesOf()[0]?.id,
    toPage(source, page) {
      const to = indexOf(page);
      if ('ref' in source) return movePhoto(store, source.ref.element, indexOf(source.ref.page), to);
      const picture = store.getState().pictures.find(({ id }) => id === source.photoId);
      return picture !== undefined && addPhoto(store, to, picture);
    },
    remove: (ref) => removePhoto(store, ref.element, indexOf(ref.page)),
  };
  return <LiftLayer pages={pages} />;
}
