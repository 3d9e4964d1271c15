/** The state of the filler in components. */
import { useMemo, useSyncExternalStore } from 'react';
import type { LayoutSettings } from '#core/auto-layout/layout-record.ts';
import type { LayoutRecord } from '#core/auto-layout/record-schema.ts';
import { useEditor } from '#web/editor/context.ts';
import { type FillState, recordOf, takingPart } from './book-filler.ts';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { useBookTexts } from './texts.ts';

export function useFillState(): FillState {
  const { filler } = usePhotobookEditor();
  return useSyncExternalStore(filler.subscribe, filler.getState, filler.getState);
}

/** Settings and reasons of the layout. */
export function useLayoutRecord(): LayoutRecord {
  return recordOf(useBook());
}

/** Number of photos that take part. */
export function usePhotoCount(): number {
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  return useMemo(() => {
    const excluded = new Set(recordOf(book).excludedIds);
    return takingPart(pictures, book).filter(({ id }) => !excluded.has(id)).length;
  }, [book, pictures]);
}

/** Fills the book with the settings of now, and those that are given. */
export function useFill(): (change?: Partial<LayoutSettings>) => void {
  const { filler } = usePhotobookEditor();
  const t = useBookTexts();
  const words = {
    t,
    label: (number: number) => t('book.photo', { number }),
    left: (count: number) => t('book.pages.left', { count }),
  };
  return (change) => void filler.fill(words, change);
}
