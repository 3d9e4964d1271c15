/** Photos of the months: many at once from a disk or camera, and which month shows which. */
import { useState } from 'react';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { draftPhotos } from '#web/editor/draft/content.ts';
import { LibraryButton } from '#web/editor/panels/library/library-button.tsx';
import { PhotoPickers } from '#web/editor/panels/photo-pickers.tsx';
import { calendarDocument } from './calendar-content.ts';
import { useCalendarEditor } from './calendar-editor.tsx';
import { fillMonths, putPhoto, swapPhotos } from './fill-months.ts';
import { inMonths } from './photo-order.ts';
import { SheetPhotos } from './sheet-photos.tsx';
import { useSlotNames } from './slot-names.ts';
import { useCalendarTexts } from './texts.ts';

export function CalendarPhotosPanel() {
  const t = useCalendarTexts();
  const { store } = useCalendarEditor();
  const slots = inMonths(draftPhotos(useDesign()));
  const filled = slots.filter(({ element }) => element.photoId !== null).length;
  return (
    <>
      <h2 className="panel-legend">{t('calendar.photos.heading')}</h2>
      <p className="panel-note">{t('calendar.photos.lead', { count: slots.length })}</p>
      <PhotoPickers />
      <LibraryButton onPlace={(pictures) => fillMonths(store, pictures)} />
      <p className="calendar-count figures" role="status">
        {t('calendar.photos.count', { count: filled, max: slots.length })}
      </p>
      <Waiting />
      <SheetPhotos />
      <Months />
    </>
  );
}

/** Photos of the customer that no month shows. */
function Waiting() {
  const t = useCalendarTexts();
  const { store } = useCalendarEditor();
  const pictures = useEditor((state) => state.pictures);
  const slots = draftPhotos(useDesign());
  const used = new Set(slots.map(({ element }) => element.photoId));
  const others = pictures.filter(({ id }) => !used.has(id));
  const empty = slots.filter(({ element }) => element.photoId === null).length;
  if (others.length === 0 || empty === 0) return null;
  return (
    <button type="button" className="text-link figures" onClick={() => void fillMonths(store, others)}>
      {t('calendar.photos.fill', { count: Math.min(others.length, empty) })}
    </button>
  );
}

function Months() {
  const t = useCalendarTexts();
  const { store } = useCalendarEditor();
  const { store: view } = useEditorInstance();
  const design = calendarDocument(useDesign());
  const pictures = useEditor((state) => state.pictures);
  const slots = inMonths(draftPhotos(design));
  const names = useSlotNames(design);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ol className="calendar-months">
      {slots.map(({ ref, element }, at) => {
        const number = 1 + slots.slice(0, at).filter((slot) => slot.ref.page === ref.page).length;
        const name = number === 1 ? names(ref.page) : t('calendar.photos.slot', { name: names(ref.page), number });
        const picture = pictures.find(({ id }) => id === element.photoId);
        return (
          <li key={`${ref.page} ${ref.element}`}>
            <button
              type="button"
              className="calendar-month"
              aria-expanded={open === at}
              onClick={() => {
                view.dispatch({ type: 'show', panel: ref.page });
                setOpen(open === at ? null : at);
              }}
            >
              <span className="calendar-month-photo">{picture ? <img src={picture.thumb} alt="" loading="lazy" /> : null}</span>
              <span>{name}</span>
              <span className="calendar-month-state">
                {t(element.photoId === null ? 'calendar.photos.none' : 'calendar.photos.change')}
              </span>
            </button>
            {open === at ? (
              <div className="calendar-month-tools">
                <div className="calendar-month-moves">
                  {at > 0 ? (
                    <button type="button" className="text-link" onClick={() => swapPhotos(store, at, at - 1)}>
                      {t('calendar.photos.earlier')}
                    </button>
                  ) : null}
                  {at < slots.length - 1 ? (
                    <button type="button" className="text-link" onClick={() => swapPhotos(store, at, at + 1)}>
                      {t('calendar.photos.later')}
                    </button>
                  ) : null}
                  {element.photoId === null ? null : (
                    <button type="button" className="text-link" onClick={() => putPhoto(store, at, null)}>
                      {t('calendar.photos.remove')}
                    </button>
                  )}
                </div>
                <LibraryButton
                  isSingle
                  onPlace={([one]) => {
                    if (one) putPhoto(store, at, one);
                    return 0;
                  }}
                />
                {pictures.length === 0 ? null : (
                  <ul className="calendar-pictures" aria-label={t('calendar.photos.choose', { name })}>
                    {pictures.map((one) => (
                      <li key={one.id}>
                        <button
                          type="button"
                          data-lift-photo={one.id}
                          aria-pressed={one.id === element.photoId}
                          onClick={() => putPhoto(store, at, one)}
                        >
                          <img src={one.thumb} alt={one.name} loading="lazy" />
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
