/** How many photos the shown sheet has, and how they are arranged on it. */
import { useId, useMemo } from 'react';
import type { Page } from '#core/design/document.ts';
import { photoPlaceOf } from '#core/products/calendar/design/draw.ts';
import { type PhotoPlace, sheetPhotosOf } from '#core/products/calendar/photo-place.ts';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { useShownPage } from '#web/editor/ground/use-shown-page.ts';
import { calendarDocument } from './calendar-content.ts';
import { useCalendarEditor } from './calendar-editor.tsx';
import { wordsOf } from './changes.ts';
import { maxSheetPhotos, type SheetArrangement, sheetArrangements, treeOf } from './sheet-arrangements.ts';
import { arrangeSheet, finderOf, setPhotoCount } from './sheet-edits.ts';
import { useSlotNames } from './slot-names.ts';
import { useCalendarTexts } from './texts.ts';

const counts = Array.from({ length: maxSheetPhotos }, (_, at) => at + 1);

export function SheetPhotos() {
  const page = useShownPage();
  const { speech } = useCalendarEditor();
  const { product } = calendarDocument(useDesign());
  const pageId = page?.id ?? '';
  const place = useMemo(() => photoPlaceOf(product, pageId, wordsOf(speech)), [product, pageId, speech]);
  if (!page || !place) return null;
  return (
    <section className="calendar-sheet-photos">
      <Count page={page} />
      <Arrangements page={page} place={place} />
    </section>
  );
}

function Count({ page }: { page: Page }) {
  const t = useCalendarTexts();
  const group = useId();
  const { store, speech } = useCalendarEditor();
  const design = calendarDocument(useDesign());
  const name = useSlotNames(design)(page.id);
  const photos = sheetPhotosOf(page);
  const all = design.pages.map(({ id }) => id);
  const isEverywhere = design.pages.every((one) => sheetPhotosOf(one).length === 0 || sheetPhotosOf(one).length === photos.length);
  return (
    <>
      <fieldset className="calendar-sheet-count">
        <legend className="style-label">{t('calendar.sheet.count', { name })}</legend>
        {counts.map((count) => (
          <label key={count} className="figures">
            <input
              type="radio"
              name={group}
              checked={photos.length === count}
              onChange={() => setPhotoCount(store, [page.id], count, wordsOf(speech))}
            />
            <span aria-hidden="true">{count}</span>
            <span className="unseen">{t('calendar.sheet.photos', { count })}</span>
          </label>
        ))}
      </fieldset>
      {isEverywhere || photos.length === 0 ? null : (
        <button type="button" className="text-link figures" onClick={() => setPhotoCount(store, all, photos.length, wordsOf(speech))}>
          {t('calendar.sheet.all', { count: photos.length })}
        </button>
      )}
    </>
  );
}

function Arrangements({ page, place }: { page: Page; place: PhotoPlace }) {
  const t = useCalendarTexts();
  const { store, speech } = useCalendarEditor();
  const pictures = useEditor((state) => state.pictures);
  const photos = sheetPhotosOf(page);
  const arrangements = useMemo(() => sheetArrangements(place, sheetPhotosOf(page), finderOf(pictures)), [page, place, pictures]);
  if (photos.length < 2) return null;
  const shown = treeOf(photos);
  return (
    <fieldset className="calendar-arrangements">
      <legend className="unseen">{t('calendar.sheet.choose')}</legend>
      {arrangements.map((arrangement, at) => (
        <button
          key={arrangement.tree}
          type="button"
          aria-pressed={arrangement.tree === shown}
          aria-label={t('calendar.sheet.option', { number: at + 1 })}
          onClick={() => arrangeSheet(store, page.id, arrangement, wordsOf(speech))}
        >
          <ArrangementPicture place={place} arrangement={arrangement} />
        </button>
      ))}
    </fieldset>
  );
}

/** The place of the photos alone: the rest of the sheet is the same in all of them. */
function ArrangementPicture({ place: { photo }, arrangement: { cells } }: { place: PhotoPlace; arrangement: SheetArrangement }) {
  return (
    <svg viewBox={`${photo.xUm} ${photo.yUm} ${photo.widthUm} ${photo.heightUm}`} aria-hidden="true">
      {cells.map(({ box: { xUm, yUm, widthUm, heightUm } }) => (
        <rect key={`${xUm} ${yUm}`} x={xUm} y={yUm} width={widthUm} height={heightUm} />
      ))}
    </svg>
  );
}
