/** The state of the filler in components. */
import { useMemo, useSyncExternalStore } from 'react';
import { type LayoutSettings, recordedIds } from '#core/auto-layout/layout-record.ts';
import type { LayoutRecord } from '#core/auto-layout/record-schema.ts';
import { useEditor } from '#web/editor/context.ts';
import { type FillState, recordOf, takingPart } from './book-filler.ts';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { bookPlaces } from './places.ts';
import { useBookTexts } from './texts.ts';

export function useFillState(): FillState {
  const { filler } = usePhotobookEditor();
  return useSyncExternalStore(filler.subscribe, filler.getState, filler.getState);
}

/** Settings and reasons of the layout. */
export function useLayoutRecord(): LayoutRecord {
  return recordOf(useBook());
}

/** `count` photos belong to the book, `placed` of them lie on its pages. `isFilled`: a layout has put some there. */
type Filling = { isFilled: boolean; placed: number; count: number };

export function useFilling(): Filling {
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  return useMemo(() => {
    const [record, places] = [recordOf(book), bookPlaces(book)];
    const excluded = new Set(record.excludedIds);
    const own = takingPart(pictures, book).filter(({ id }) => places.has(id) || !excluded.has(id));
    const placed = own.filter(({ id }) => places.has(id)).length;
    return { isFilled: recordedIds(record).length > 0 && placed > 0, placed, count: own.length };
  }, [book, pictures]);
}

/** Pictures of a saved book come without what they are sorted by. */
export function useAreFactsKnown(): boolean {
  return useEditor((state) => state.arePicturesListed || state.pictures.every(({ takenAt }) => takenAt !== undefined));
}

/** Fills the book with the settings of now, and those that are given. */
export function useFill(): (change?: Partial<LayoutSettings>) => void {
  const { filler } = usePhotobookEditor();
  const t = useBookTexts();
  const words = {
    t,
    left: (count: number) => t('book.pages.left', { count }),
  };
  return (change) => void filler.fill(words, change);
}
