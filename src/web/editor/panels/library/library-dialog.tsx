/** All pictures of the visitor by the day they were taken: some are chosen and put into the design together. */
import './library.css';
import { useMemo, useState } from 'react';
import { photoIds } from '#core/design/document.ts';
import { formatDate } from '#core/values/date.ts';
import { libraryTexts } from '#texts/de/editor/library.ts';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { PhotoMarks, useDuplicateIds } from '#web/editor/panels/photo-marks.tsx';
import type { EditorPicture } from '#web/editor/state.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';
import type { LibraryProps } from './library-props.ts';
import { filteredPictures, type LibraryFilter, libraryFilters, type PictureDay, picturesByDay } from './pictures-by-day.ts';
import { Retention } from './retention.tsx';

/** `onClose` must be stable (useCallback). */
export function LibraryDialog({ onPlace, isSingle = false, onClose }: LibraryProps & { onClose: () => void }) {
  const t = useTexts(libraryTexts);
  const design = useDesign();
  const pictures = useEditor((state) => state.pictures);
  const isListed = useEditor((state) => state.arePicturesListed);
  const uploads = useEditor((state) => state.uploads);
  const [filter, setFilter] = useState<LibraryFilter>('all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(0);
  const used = useMemo(() => new Set(photoIds(design)), [design]);
  const shown = useMemo(() => {
    const uploaded = new Set(uploads.flatMap(({ pictureId }) => pictureId ?? []));
    return picturesByDay(filteredPictures(pictures, filter, { used, uploaded }));
  }, [pictures, filter, used, uploads]);

  function place(wanted: readonly string[]) {
    const known = new Map(pictures.map((picture) => [picture.id, picture]));
    const rest = onPlace(wanted.flatMap((id) => known.get(id) ?? []));
    if (rest === 0) return onClose();
    setLeft(rest);
    setChosen(wanted.slice(wanted.length - rest));
  }
  const toggle = (ids: readonly string[]) => {
    setLeft(0);
    const isOff = ids.every((id) => chosen.includes(id));
    setChosen(isOff ? chosen.filter((id) => !ids.includes(id)) : [...chosen, ...ids.filter((id) => !chosen.includes(id))]);
  };

  return (
    <Modal title={t('library.title')} onClose={onClose} isWide>
      <fieldset className="library-filters">
        <legend className="unseen">{t('library.filter')}</legend>
        {libraryFilters.map((one) => (
          <label key={one}>
            <input type="radio" name="library-filter" checked={one === filter} onChange={() => setFilter(one)} />
            <span>{t(`library.filter.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <p className="panel-note" role="status">
          {t(!isListed ? 'library.waiting' : pictures.length === 0 ? 'library.none' : 'library.none.filtered')}
        </p>
      ) : null}
      <div className="library-days">
        {shown.map((one) => (
          <Day
            key={one.day ?? ''}
            day={one}
            used={used}
            chosen={chosen}
            isSingle={isSingle}
            onToggle={(ids) => (isSingle ? place(ids) : toggle(ids))}
          />
        ))}
      </div>
      {pictures.length > 0 ? <Retention /> : null}
      {left > 0 ? (
        <p className="field-note" role="alert">
          {t('library.left', { count: left })}
        </p>
      ) : null}
      <div className="library-foot">
        {isSingle ? null : (
          <Button disabled={chosen.length === 0} onClick={() => place(chosen)}>
            {t('library.place', { count: chosen.length })}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {t('library.close')}
        </Button>
      </div>
    </Modal>
  );
}

type DayProps = {
  day: PictureDay;
  used: ReadonlySet<string>;
  chosen: readonly string[];
  isSingle: boolean;
  onToggle: (ids: readonly string[]) => void;
};

function Day({ day: { day, pictures }, used, chosen, isSingle, onToggle }: DayProps) {
  const t = useTexts(libraryTexts);
  const locale = useTextLocale();
  const duplicates = useDuplicateIds();
  const name = day === null ? t('library.day.none') : formatDate(day, locale);
  const nameOf = ({ name: file, id }: EditorPicture) =>
    t(used.has(id) ? 'library.picture.used' : 'library.picture', { name: file, day: name });
  return (
    <section aria-label={name}>
      <div className="library-day">
        <h3 className="style-label figures">{name}</h3>
        {isSingle || pictures.length < 2 ? null : (
          <button type="button" className="text-link" onClick={() => onToggle(pictures.map(({ id }) => id))}>
            {t('library.day.all')}
            <span className="unseen">: {name}</span>
          </button>
        )}
      </div>
      <ul className="library-pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-pressed={isSingle ? undefined : chosen.includes(picture.id)}
              data-used={used.has(picture.id) || undefined}
              onClick={() => onToggle([picture.id])}
            >
              <img src={picture.thumb} alt="" loading="lazy" decoding="async" />
              <span className="unseen">{nameOf(picture)}</span>
              {used.has(picture.id) ? (
                <span className="library-used" aria-hidden="true">
                  {t('library.used')}
                </span>
              ) : null}
              <PhotoMarks picture={picture} duplicates={duplicates} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
