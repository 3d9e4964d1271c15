/** Steps of the record of a book's layout (record-schema.ts): other settings, other reasons. Apart from the schema, which only a reader of documents loads. */
import { maxBookPhotos, maxCameras } from './book-input.ts';
import type { BookLayout } from './book-layout.ts';
import type { LayoutRecord } from './record-schema.ts';

/** What the layout is asked for besides photos and pages. */
export type LayoutSettings = Pick<LayoutRecord, 'density' | 'pageCount' | 'seed' | 'excludedIds' | 'requiredIds' | 'cameraShifts'>;

/** Of a book that was never laid out. */
export const firstRecord: LayoutRecord = {
  engine: 'auto-1',
  density: 'medium',
  pageCount: null,
  seed: 0,
  excludedIds: [],
  requiredIds: [],
  cameraShifts: [],
  placed: [],
  leftOut: [],
};

/** The record with other settings, within the limits of its schema: of too many ids and clocks the newest stay. */
export function withSettings(record: LayoutRecord, settings: Partial<LayoutSettings>): LayoutRecord {
  const { excludedIds, requiredIds, cameraShifts, ...rest } = { ...record, ...settings };
  return {
    ...rest,
    excludedIds: excludedIds.slice(-maxBookPhotos),
    requiredIds: requiredIds.slice(-maxBookPhotos),
    cameraShifts: cameraShifts.filter(({ seconds }) => seconds !== 0).slice(-maxCameras),
  };
}

/** The record with photos added to the book or taken out of it, the newest last. What is taken out stays out of the next layout. */
export function withAdded(record: LayoutRecord, ids: readonly string[], isAdded: boolean): LayoutRecord {
  const { addedIds, ...rest } = record;
  const without = (known: readonly string[] = []) => known.filter((id) => !ids.includes(id));
  const [added, excluded] = [without(addedIds), without(rest.excludedIds)];
  const named = [...new Set(ids)];
  const next = (isAdded ? [...added, ...named] : added).slice(-maxBookPhotos);
  return {
    ...withSettings(rest, { excludedIds: isAdded ? excluded : [...excluded, ...named] }),
    ...(next.length > 0 ? { addedIds: next } : {}),
  };
}

/** The record with the reasons of a layout in place of those before; what was added has its reason now. */
export function withReasons({ addedIds: _, ...record }: LayoutRecord, { engine, placed, leftOut }: BookLayout): LayoutRecord {
  return {
    ...record,
    engine,
    placed: placed.map(({ photoId, why }) => ({ id: photoId, why: [...why] })),
    leftOut: leftOut.map(({ photoId, reason }) => ({
      id: photoId,
      reason: reason.kind,
      ...('photoId' in reason ? { other: reason.photoId } : {}),
    })),
  };
}

/** Ids of the photos that took part in the last layout. */
export function recordedIds({ placed, leftOut }: Pick<LayoutRecord, 'placed' | 'leftOut'>): string[] {
  return [...placed, ...leftOut].map(({ id }) => id);
}
