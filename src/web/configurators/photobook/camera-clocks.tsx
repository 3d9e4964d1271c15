/** Clocks of the cameras that the photos of a book were taken with: one that was wrong is corrected, and the order of all photos is shown. */
import { useId, useMemo } from 'react';
import { maxShiftS } from '#core/auto-layout/book-input.ts';
import { inChronologicalOrder } from '#core/auto-layout/chronology.ts';
import { useEditor } from '#web/editor/context.ts';
import { NumberInput } from '#web/editor/panels/number-input.tsx';
import type { EditorPicture } from '#web/editor/state.ts';
import { takingPart } from './book-filler.ts';
import { bookPhoto, shiftsOf } from './book-input.ts';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { useBookTexts } from './texts.ts';
import { useLayoutRecord } from './use-filler.ts';

/** Photos that are shown in their order. */
const shownPhotos = 36;

/** Cameras by name with the number of their photos, in the order of the book; photos without a time have no clock. */
function camerasOf(pictures: readonly EditorPicture[]): Map<string, number> {
  const cameras = new Map<string, number>();
  for (const { camera, takenAt } of pictures) if (camera && takenAt) cameras.set(camera, (cameras.get(camera) ?? 0) + 1);
  return cameras;
}

/** Nothing is asked where all photos come from one camera. */
export function CameraClocks() {
  const t = useBookTexts();
  const { cameraShifts } = useLayoutRecord();
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  const photos = useMemo(() => takingPart(pictures, book), [pictures, book]);
  const cameras = useMemo(() => camerasOf(photos), [photos]);
  if (cameras.size < 2) return null;
  const names = [...cameras.keys()];
  return (
    <details className="book-drawer">
      <summary className="style-label">{t('book.clocks', { count: cameras.size })}</summary>
      <p className="panel-note">{t('book.clocks.lead')}</p>
      {names.map((camera) => (
        <Clock
          key={camera}
          camera={camera}
          count={cameras.get(camera) ?? 0}
          seconds={cameraShifts.find((shift) => shift.camera === camera)?.seconds ?? 0}
        />
      ))}
      <Order photos={photos} cameras={names} />
    </details>
  );
}

function Clock({ camera, count, seconds }: { camera: string; count: number; seconds: number }) {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const { cameraShifts } = useLayoutRecord();
  const id = useId();
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  function shift(toHours: number, toMinutes: number) {
    const shiftS = (Math.round(toHours) * 60 + Math.round(toMinutes)) * 60;
    const others = cameraShifts.filter((shift) => shift.camera !== camera);
    filler.set({ cameraShifts: [...others, { camera, seconds: Math.max(-maxShiftS, Math.min(maxShiftS, shiftS)) }] });
  }
  return (
    <fieldset className="book-clock figures">
      <legend>{t('book.clocks.camera', { camera, count })}</legend>
      <NumberInput className="input" id={`${id}-hours`} shown={String(hours)} onCommit={(value) => shift(value, rest)} />
      <label htmlFor={`${id}-hours`}>{t('book.clocks.hours')}</label>
      <NumberInput className="input" id={`${id}-minutes`} shown={String(rest)} onCommit={(value) => shift(hours, value)} />
      <label htmlFor={`${id}-minutes`}>{t('book.clocks.minutes')}</label>
    </fieldset>
  );
}

/** The first photos in the order of the book, each with the number of its camera. */
function Order({ photos, cameras }: { photos: readonly EditorPicture[]; cameras: readonly string[] }) {
  const t = useBookTexts();
  const { cameraShifts } = useLayoutRecord();
  const known = useMemo(() => new Map(photos.map((picture) => [picture.id, picture])), [photos]);
  const ordered = useMemo(() => inChronologicalOrder(photos.map(bookPhoto), shiftsOf({ cameraShifts })), [photos, cameraShifts]);
  return (
    <ol className="book-order figures" aria-label={t('book.clocks.order')}>
      {ordered.slice(0, shownPhotos).map(({ photo }) => (
        <li key={photo.id}>
          <img src={known.get(photo.id)?.thumb} alt={photo.name} loading="lazy" />
          <span>{photo.camera && cameras.includes(photo.camera) ? cameras.indexOf(photo.camera) + 1 : '–'}</span>
        </li>
      ))}
    </ol>
  );
}
