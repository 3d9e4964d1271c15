/** Which photos are in the collage: many at once from a disk or camera, and any of the customer's pictures by a click. */
import { useState } from 'react';
import type { Picture } from '#api/designs.ts';
import { photoCounts } from '#core/catalogue/collage-designs.ts';
import { useEditor } from '#web/editor/context.ts';
import { LibraryButton } from '#web/editor/panels/library/library-button.tsx';
import { PhotoPickers } from '#web/editor/panels/photo-pickers.tsx';
import { maxPhotosOn } from './arrange-page.ts';
import { addPictures, arrangePhotos } from './arranging.ts';
import { useCollagePanelTexts } from './texts.ts';
import { useArrangedEditor, useCollage } from './use-collage.ts';

export function PhotosPanel() {
  const t = useCollagePanelTexts();
  const { store } = useArrangedEditor();
  const { page, collage, cells } = useCollage();
  const max = maxPhotosOn(page, collage);
  return (
    <>
      <h2 className="panel-legend">{t('collage.photos.heading')}</h2>
      <p className="panel-note">{t('collage.photos.lead')}</p>
      <PhotoPickers />
      <LibraryButton onPlace={(pictures) => addPictures(store, pictures)} />
      <p className="collage-count figures" role="status">
        {t('collage.photos.count', { count: cells.filter(({ photoId }) => photoId !== null).length, max })}
      </p>
      <EmptyPlaces />
      <Pictures />
    </>
  );
}

/** Places without a photo are not printed: they are filled or taken away before the collage is ordered. */
function EmptyPlaces() {
  const t = useCollagePanelTexts();
  const { store } = useArrangedEditor();
  const { cells } = useCollage();
  const filled = cells.filter(({ photoId }) => photoId !== null);
  const count = cells.length - filled.length;
  if (count === 0) return null;
  return (
    <p className="panel-note">
      {t('collage.photos.empty', { count })}{' '}
      {filled.length >= photoCounts.min ? (
        <button type="button" className="text-link" onClick={() => arrangePhotos(store, { cells: filled })}>
          {t('collage.photos.drop-empty')}
        </button>
      ) : null}
    </p>
  );
}

function Pictures() {
  const t = useCollagePanelTexts();
  const { store } = useArrangedEditor();
  const { cells } = useCollage();
  const pictures = useEditor((state) => state.pictures);
  const [refused, setRefused] = useState<string | null>(null);
  if (pictures.length === 0) return null;
  const isIn = ({ id }: Picture) => cells.some(({ photoId }) => photoId === id);
  const others = pictures.filter((picture) => !isIn(picture));

  function add(added: readonly Picture[]) {
    const rest = addPictures(store, added);
    setRefused(rest > 0 ? t('collage.photos.rest', { count: rest }) : null);
  }

  function toggle(picture: Picture) {
    if (!isIn(picture)) return add([picture]);
    const kept = cells.filter(({ photoId }) => photoId !== picture.id);
    if (kept.length < photoCounts.min) return setRefused(t('collage.photos.least', { min: photoCounts.min }));
    const failed = arrangePhotos(store, { cells: kept });
    setRefused(failed ? t(failed) : null);
  }

  return (
    <section aria-labelledby="collage-pictures">
      <div className="collage-pictures-head">
        <h3 id="collage-pictures" className="style-label">
          {t('collage.photos.yours')}
        </h3>
        {others.length > 1 ? (
          <button type="button" className="text-link figures" onClick={() => add(others)}>
            {t('collage.photos.all', { count: others.length })}
          </button>
        ) : null}
      </div>
      {refused ? (
        <p className="field-note" role="alert">
          {refused}
        </p>
      ) : null}
      <ul className="collage-pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              data-lift-photo={isIn(picture) ? undefined : picture.id}
              aria-pressed={isIn(picture)}
              onClick={() => toggle(picture)}
            >
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t(isIn(picture) ? 'collage.photos.in' : 'collage.photos.out', { name: picture.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
