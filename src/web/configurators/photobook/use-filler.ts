/** The state of the filler in components. */
import { useSyncExternalStore } from 'react';
import { useEditor } from '#web/editor/context.ts';
import { type FillState, takingPart } from './book-filler.ts';
import { photobookDocument } from './photobook-content.ts';
import { usePhotobookEditor } from './photobook-editor.ts';
import { useBookTexts } from './texts.ts';

export function useFillState(): FillState {
  const { filler } = usePhotobookEditor();
  return useSyncExternalStore(filler.subscribe, filler.getState, filler.getState);
}

/** Number of photos that take part. */
export function usePhotoCount(): number {
  const { added } = useFillState();
  return useEditor(({ history, pictures }) => takingPart(pictures, photobookDocument(history.content.design), { added }).length);
}

/** Fills the book with the settings of now. */
export function useFill(): () => void {
  const { filler } = usePhotobookEditor();
  const t = useBookTexts();
  return () =>
    void filler.fill({
      t,
      label: (number) => t('book.photo', { number }),
      left: (count) => t('book.pages.left', { count }),
    });
}
