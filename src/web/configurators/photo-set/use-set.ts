/** Hooks of the editor of a set: its rows, what is selected, and what can be done. */
import { createContext, use, useMemo } from 'react';
import type { Picture } from '#api/designs.ts';
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import { panCrop, zoomCrop } from '#core/layout/crop.ts';
import { printPhotoId } from '#core/products/photo-set/print-page.ts';
import { type Editor, useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditOptions, EditorStore } from '#web/editor/store.ts';
import {
  addRows,
  changeRows,
  type FindPicture,
  isRunning,
  moveRow,
  type PhotoSet,
  placePicture,
  printCountOf,
  removeRows,
  repeatRow,
  type SetRow,
  slotOf,
  turnRows,
} from './photo-set.ts';

export const PhotoSetContext = createContext<PhotoSet | null>(null);

export function usePhotoSet(): PhotoSet {
  const set = use(PhotoSetContext);
  if (!set) throw new Error('no photo set around this component');
  return set;
}

export function useSetRows(): readonly SetRow[] {
  const set = usePhotoSet();
  const design = useDesign();
  return useMemo(() => set.rowsOf(design), [set, design]);
}

/** Ids of the selected rows; none is selected at first. */
export function useSelectedIds(): ReadonlySet<string> {
  const selection = useEditor((state) => state.selection);
  return useMemo(() => new Set([...selection.values()].map(({ page }) => page)), [selection]);
}

export function usePictures(): ReadonlyMap<string, EditorPicture> {
  const pictures = useEditor((state) => state.pictures);
  return useMemo(() => new Map(pictures.map((picture) => [picture.id, picture])), [pictures]);
}

function findIn(pictures: readonly EditorPicture[]): FindPicture {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  return (id) => known.get(id) ?? null;
}

/** Photos that come in one after another are one step of undo with the rows that were made for them. */
const arrival = { coalesceKey: 'photo-set arrival', isGesture: true } as const satisfies EditOptions;

/** One step that replaces the document; nothing where it stays as it is. */
function editWith(
  store: EditorStore<object>,
  set: PhotoSet,
  change: (design: DesignDocument, find: FindPicture) => DesignDocument,
  options?: EditOptions,
): void {
  const { history, pictures } = store.getState();
  const { design, choice } = history.content;
  const changed = change(design, findIn(pictures));
  if (changed === design) return;
  store.change([{ kind: 'setContent', content: { design: changed, choice: set.choiceOf(changed, choice) } }], options);
}

/** `takePicture` of an editor: an uploaded picture takes its slot, and its print lies as it does. */
export function placeInSet<Choice extends object>(set: PhotoSet) {
  return (ref: ElementRef | null, picture: Picture, store: EditorStore<Choice>): boolean => {
    if (!ref) return false;
    const own = store as unknown as EditorStore<object>;
    const { history, pictures } = own.getState();
    const placed = placePicture(set, history.content.design, ref, picture, findIn(pictures));
    if (!placed) return false;
    editWith(own, set, () => placed, arrival);
    return true;
  };
}

export type SetActions = ReturnType<typeof createSetActions>;

/** Where a crop moves with a key: a sixteenth of the shorter side. */
const cropSteps = 16;

export function createSetActions({ store: anyStore, uploads }: Editor<unknown>, set: PhotoSet) {
  const store = anyStore as EditorStore<object>;
  const edit = (change: Parameters<typeof editWith>[2], options?: EditOptions) => editWith(store, set, change, options);
  const photoOf = (id: string): { ref: ElementRef; photo: PhotoElement; picture: Picture } | null => {
    const { history, pictures } = store.getState();
    const page = history.content.design.pages.find((one) => one.id === id);
    const photo = page?.elements.find((element) => element.id === printPhotoId);
    const picture = photo?.kind === 'photo' ? pictures.find((one) => one.id === photo.photoId) : undefined;
    return page && photo?.kind === 'photo' && picture ? { ref: { page: id, element: photo.id }, photo, picture } : null;
  };
  const setCrop = (id: string, work: (photo: PhotoElement, picture: Picture) => PhotoElement['crop'], by: string, isGesture: boolean) => {
    const found = photoOf(id);
    if (!found) return;
    const crop = work(found.photo, found.picture);
    store.edit([{ kind: 'setCrop', ...found.ref, crop }], { coalesceKey: `${by} ${id}`, isGesture });
  };

  return {
    /** Takes files as prints; returns how many there was no room for. */
    addFiles(files: readonly File[]): number {
      const { history } = store.getState();
      const rows = set.rowsOf(history.content.design);
      const taken = takenPages(store);
      const room = roomOf(set, history.content.design, rows, taken);
      const fitting = files.slice(0, room);
      let slots: ElementRef[] = [];
      store.dispatch({ type: 'end-coalescing' });
      edit((design, find) => {
        const added = addRows(set, design, fitting.length, { find, taken });
        slots = added.slots;
        return added.design;
      }, arrival);
      uploads.add(fitting.map((file, at) => ({ file, ref: slots[at] ?? null })));
      return files.length - fitting.length;
    },
    /** Takes pictures that are known as prints, as one step; returns how many there was no room for. */
    addPictures(pictures: readonly EditorPicture[]): number {
      const { history } = store.getState();
      const rows = set.rowsOf(history.content.design);
      const taken = takenPages(store);
      const room = roomOf(set, history.content.design, rows, taken);
      const fitting = pictures.slice(0, room);
      store.dispatch({ type: 'end-coalescing' });
      edit((design, find) => {
        const added = addRows(set, design, fitting.length, { find, taken });
        return added.slots.reduce((placed, slot, at) => {
          const picture = fitting[at];
          return (picture && placePicture(set, placed, slot, picture, find)) || placed;
        }, added.design);
      });
      return pictures.length - fitting.length;
    },
    /** Another file for an empty slot. */
    replaceFile: (id: string, file: File) => uploads.add([{ file, ref: { page: id, element: printPhotoId } }]),
    change(ids: ReadonlySet<string>, change: Partial<Pick<SetRow, 'format' | 'fit' | 'copies'>>, coalesceKey?: string): void {
      edit((design, find) => changeRows(set, design, ids, (row) => ({ ...row, ...change }), find), coalesceKey ? { coalesceKey } : {});
    },
    /** Each photo gets the format nearest to its shape. */
    fitFormats(ids: ReadonlySet<string>): void {
      edit((design, find) =>
        changeRows(set, design, ids, (row, size) => ({ ...row, format: (size && set.fittingFormat(design, size)) ?? row.format }), find),
      );
    },
    turn: (ids: ReadonlySet<string>) => edit((design, find) => turnRows(set, design, ids, find)),
    remove: (ids: ReadonlySet<string>) => edit((design, find) => removeRows(set, design, ids, find)),
    move: (id: string, to: number) => edit((design, find) => moveRow(set, design, id, to, find)),
    repeat: (id: string) => edit((design, find) => repeatRow(set, design, id, find)),
    /** The picture moved behind its window by a distance on the page. */
    pan: (id: string, xUm: number, yUm: number, isGesture = false) =>
      setCrop(id, (photo, picture) => panCrop(photo, picture, xUm, yUm), 'pan', isGesture),
    /** By steps of keys. */
    step: (id: string, x: number, y: number) =>
      setCrop(
        id,
        (photo, picture) => {
          const um = Math.min(photo.widthUm, photo.heightUm) / cropSteps;
          return panCrop(photo, picture, x * um, y * um);
        },
        'step',
        false,
      ),
    zoom: (id: string, zoom: number) => setCrop(id, (photo, picture) => zoomCrop(photo, picture, zoom), 'zoom', false),
    endGesture: () => store.dispatch({ type: 'end-coalescing' }),
    select(ids: readonly string[]): void {
      const { pages } = store.getState().history.content.design;
      const wanted = new Set(ids);
      store.dispatch({ type: 'select-all', refs: pages.flatMap((page) => (wanted.has(page.id) ? (slotOf(page) ?? []) : [])) });
    },
    toggle(id: string): void {
      store.dispatch({ type: 'select', ref: { page: id, element: printPhotoId }, extend: true });
    },
  };
}

/** Pages that a photo is on its way to. */
function takenPages(store: EditorStore<object>): Set<string> {
  return new Set(store.getState().uploads.flatMap(({ ref, status }) => (ref && isRunning(status) ? [ref.page] : [])));
}

/** How many photos more a set takes. */
function roomOf(set: PhotoSet, { pages }: DesignDocument, rows: readonly SetRow[], taken: ReadonlySet<string>): number {
  const own = new Set(rows.map(({ id }) => id));
  const free = pages.filter((page) => own.has(page.id) && photoIdOf(page) === null && !taken.has(page.id)).length;
  return Math.max(0, set.maxPrints - printCountOf(rows) + free);
}

function photoIdOf(page: DesignDocument['pages'][number]): string | null | undefined {
  const photo = page.elements.find(({ kind }) => kind === 'photo');
  return photo?.kind === 'photo' ? photo.photoId : undefined;
}

export function useSetActions(): SetActions {
  const editor = useEditorInstance();
  const set = usePhotoSet();
  return useMemo(() => createSetActions(editor, set), [editor, set]);
}
