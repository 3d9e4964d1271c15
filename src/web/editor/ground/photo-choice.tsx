/** A photo as the ground of a page: an uploaded one or one of before, with its crop and resolution. */
import { type ChangeEvent, useEffect, useId } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoGround } from '#core/design/ground.ts';
import { canPan, maxPhotoZoom, panCrop, zoomCrop } from '#core/layout/crop.ts';
import { placePhoto } from '#core/layout/photo.ts';
import { Exact } from '#web/editor/check/exact.tsx';
import { useEditor, useEditorInstance, useLimits } from '#web/editor/context.ts';
import { useElementsTexts } from '#web/editor/elements/texts.ts';
import { uploadIcon } from '#web/editor/frame/icons.ts';
import { acceptedFiles } from '#web/editor/panels/accepted-files.ts';
import { LibraryButton } from '#web/editor/panels/library/library-button.tsx';
import { MovePad } from '#web/editor/panels/move-pad.tsx';
import { PhotoMarks, useDuplicateIds } from '#web/editor/panels/photo-marks.tsx';
import { SlotUpload } from '#web/editor/panels/upload-list.tsx';
import { LookPart } from '#web/editor/photo/look-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/editor/photo/photo.css';
import { photoBox } from './ground-edits.ts';
import { GroundRange } from './ground-range.tsx';
import { groundRef, photoEdit, setGround } from './photo-ground.ts';

/** Pictures of before that are offered. */
const maxPictures = 8;

export function PhotoChoice({ page }: { page: Page }) {
  const t = useElementsTexts();
  const id = useId();
  const { store, uploads, resources } = useEditorInstance();
  const pictures = useEditor((state) => state.pictures);
  const duplicates = useDuplicateIds();
  const arePicturesListed = useEditor((state) => state.arePicturesListed);
  const panel = useEditor((state) => state.panel);
  useEffect(() => uploads.preload(), [uploads]);
  useEffect(() => {
    if (!arePicturesListed) resources.listPictures();
  }, [arePicturesListed, resources]);
  const chosen = page.ground?.kind === 'photo' ? page.ground : null;
  const picture = pictures.find((one) => one.id === chosen?.photoId);
  const slot = { page: page.id, element: groundRef };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(event.target.files ?? [])].slice(0, 1).map((file) => ({ file, ref: slot })));
    event.target.value = '';
  };
  return (
    <div>
      <h3 className="style-label">{t('ground.photo')}</h3>
      <label className="button button-secondary button-small file-button">
        <input type="file" accept={acceptedFiles} onChange={onChange} aria-describedby={id} />
        <Icon svg={uploadIcon} small />
        {t(chosen ? 'photo.replace' : 'photo.upload')}
      </label>
      <p id={id} className="field-note">
        {t('ground.photo.note')}
      </p>
      <LibraryButton
        isSingle
        onPlace={([one]) => {
          if (one) store.edit([photoEdit(page, panel, one)]);
          return 0;
        }}
      />
      <SlotUpload slot={slot} />
      {pictures.length > 0 ? (
        <ul className="ground-pictures" aria-label={t('photo.earlier')}>
          {pictures.slice(0, maxPictures).map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one.id === chosen?.photoId} onClick={() => store.edit([photoEdit(page, panel, one)])}>
                <img src={one.thumb} alt="" loading="lazy" />
                <span className="unseen">{t('photo.earlier.use', { name: one.name })}</span>
                <PhotoMarks picture={one} duplicates={duplicates} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen && picture ? <PhotoLook page={page} ground={chosen} picture={picture} /> : null}
    </div>
  );
}

function PhotoLook({ page, ground, picture }: { page: Page; ground: PhotoGround; picture: Picture }) {
  const t = useElementsTexts();
  const { store } = useEditorInstance();
  const box = photoBox(page, ground);
  const stepUm = Math.round(Math.min(box.widthUm, box.heightUm) / 16);
  const set = (crop: PhotoGround['crop'], kind: string) =>
    store.edit([setGround(page, { ...ground, crop })], { coalesceKey: `ground ${kind} ${page.id}` });
  const ppi = Math.floor((picture.width * 25_400) / placePhoto(box, picture).widthUm);
  const { fine, soft } = useLimits().ppi;
  return (
    <>
      <p className={`slot-state ${ppi >= fine ? 'good' : ppi >= soft ? 'fair' : 'bad'}`}>
        {t(ppi >= fine ? 'photo.sharp.fine' : ppi >= soft ? 'photo.sharp.fair' : 'photo.sharp.soft')}
      </p>
      <Exact text={t('photo.figures', { ppi })} />
      <GroundRange
        label={t('photo.zoom')}
        value={Math.round(ground.crop.zoom * 100)}
        least={100}
        most={maxPhotoZoom * 100}
        onChange={(zoom) => set(zoomCrop(box, picture, zoom / 100), 'zoom')}
      />
      <MovePad
        label={t('photo.pan')}
        names={{ left: t('photo.pan.left'), right: t('photo.pan.right'), up: t('photo.pan.up'), down: t('photo.pan.down') }}
        can={canPan(box, picture)}
        onMove={(x, y) => set(panCrop(box, picture, x * stepUm, y * stepUm), 'pan')}
      />
      <LookPart refs={[{ page: page.id, element: groundRef }]} />
    </>
  );
}
