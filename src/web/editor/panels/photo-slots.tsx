/** Every photo slot of a design as a form: upload, replace, choose again, crop without dragging, remove; resolution in words. */

import { type ChangeEvent, type ReactNode, useEffect, useId } from 'react';
import type { Picture } from '#api/designs.ts';
import type { PhotoElement } from '#core/design/document.ts';
import { panelName } from '#core/design/panel-name.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { placePhoto } from '#core/layout/photo.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { firstCrop } from '#web/editor/canvas/crop.ts';
import { useSelectElement } from '#web/editor/canvas/select-element.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, faceOf, findElement, isSameElement, photosOf } from '#web/editor/draft/content.ts';
import { cameraIcon, uploadIcon } from '#web/editor/frame/icons.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { refKey } from '#web/editor/selection.ts';
import { selectedElement } from '#web/editor/state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CropControls } from './crop-controls.tsx';
import { fieldId } from './field-id.ts';
import { PhotoPickers } from './photo-pickers.tsx';
import { acceptedFiles, useTakeFiles } from './take-files.ts';
import { type PhotoKey, usePhotoTexts } from './texts.ts';
import { SlotUpload, UploadList } from './upload-list.tsx';

const PhotoSharpness = optionalPart(async () => (await import('#web/editor/sharpness/photo-sharpness.tsx')).PhotoSharpness);

export function PhotoSlots() {
  const t = usePhotoTexts();
  const { uploads } = useEditorInstance();
  useEffect(() => uploads.preload(), [uploads]);
  const slots = photosOf(useDesign());
  return (
    <>
      {slots.length === 1 ? null : <PhotoPickers />}
      <UploadList />
      {slots.length === 0 ? <p className="panel-note">{t('photo.none')}</p> : null}
      {slots.map(({ ref, element }) => (
        <Slot key={refKey(ref)} elementRef={ref} element={element} isOnly={slots.length === 1} />
      ))}
    </>
  );
}

type SlotProps = { elementRef: ElementRef; element: PhotoElement };

function Slot({ elementRef: ref, element, isOnly }: SlotProps & { isOnly: boolean }) {
  const id = fieldId('photo', ref);
  const design = useDesign();
  const t = usePhotoTexts();
  const picture = useEditor(({ pictures }) => pictures.find((one) => one.id === element.photoId) ?? null);
  const isSelected = useEditor((state) => isSameElement(selectedElement(state), ref));
  const select = useSelectElement();
  const takeFiles = useTakeFiles();
  const isOpen = isOnly || isSelected;
  const page = findElement(design, ref)?.page;
  const panel = page && faceOf(page, element);
  return (
    <section
      className={`slot ${isOpen ? 'slot-open' : ''}`}
      aria-labelledby={`${id}-name`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        takeFiles(ref, [...event.dataTransfer.files]);
      }}
    >
      <div className="slot-head">
        <button type="button" className="slot-choose" id={id} aria-expanded={isOnly ? undefined : isOpen} onClick={() => select(ref)}>
          <span className="slot-thumb">{picture ? <img src={picture.thumb} alt="" /> : null}</span>
          <span>
            <span id={`${id}-name`} className="slot-name">
              {element.label}
              {panel ? `, ${t(panelName(panel.id))}` : ''}
            </span>
            <SlotState element={element} picture={picture} />
          </span>
        </button>
      </div>
      <SlotUpload slot={ref} />
      {isOpen ? <SlotControls elementRef={ref} element={element} picture={picture} /> : null}
    </section>
  );
}

function SlotControls({ elementRef: ref, element, picture }: SlotProps & { picture: Picture | null }) {
  const t = usePhotoTexts();
  const { store } = useEditorInstance();
  const takeFiles = useTakeFiles();
  const remove = () => store.edit([{ kind: 'setPhoto', ...ref, photoId: null, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }]);
  const mayReplace = mayEdit(element, 'content');
  return (
    <>
      {mayReplace ? (
        <Pickers
          slotNameId={`${fieldId('photo', ref)}-name`}
          hasPicture={element.photoId !== null}
          onFiles={(files) => takeFiles(ref, files)}
        >
          {element.photoId === null ? null : (
            <button type="button" className="text-link" onClick={remove}>
              {t('photo.remove')}
            </button>
          )}
        </Pickers>
      ) : null}
      {picture ? <CropControls elementRef={ref} element={element} picture={picture} /> : <p className="field-note">{t('photo.drop')}</p>}
      {picture ? <PhotoSharpness elementRef={ref} element={element} picture={picture} /> : null}
      {picture?.warnings.map((warning) => (
        <p key={warning} className="field-note">
          {warning}
        </p>
      ))}
      {mayReplace ? (
        <EarlierPictures
          chosen={element.photoId}
          onChoose={(one) => store.edit([{ kind: 'setPhoto', ...ref, photoId: one.id, crop: firstCrop(element, one) }])}
        />
      ) : null}
    </>
  );
}

/** Pixels per inch in print, in the classes of E018. */
function ppiClass(ppi: number): { key: PhotoKey; look: string } {
  const { fine, soft, least } = handHeld.ppi;
  if (ppi >= fine) return { key: 'photo.ppi.fine', look: 'good' };
  if (ppi >= soft) return { key: 'photo.ppi.fair', look: 'fair' };
  return ppi >= least ? { key: 'photo.ppi.soft', look: 'bad' } : { key: 'photo.ppi.coarse', look: 'bad' };
}

function SlotState({ element, picture }: { element: PhotoElement; picture: Picture | null }) {
  const t = usePhotoTexts();
  const isListed = useEditor(({ arePicturesListed }) => arePicturesListed);
  if (element.photoId === null) return <span className="slot-state">{t('photo.empty')}</span>;
  if (!picture) return <span className="slot-state bad">{isListed ? t('photo.missing') : ''}</span>;
  const ppi = Math.floor((picture.width * 25_400) / placePhoto(element, picture).widthUm);
  const { key, look } = ppiClass(ppi);
  return <span className={`slot-state figures ${look}`}>{t(key, { ppi })}</span>;
}

function Pickers({
  slotNameId,
  hasPicture,
  onFiles,
  children,
}: {
  slotNameId: string;
  hasPicture: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const t = usePhotoTexts();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <div className="slot-buttons">
      <label className="button button-secondary button-small file-button">
        <input type="file" accept={acceptedFiles} multiple onChange={onChange} aria-describedby={slotNameId} />
        <Icon svg={uploadIcon} small />
        {t(hasPicture ? 'photo.replace' : 'photo.upload')}
      </label>
      <label className="button button-secondary button-small file-button camera-button">
        <input type="file" accept="image/*" capture="environment" onChange={onChange} aria-describedby={slotNameId} />
        <Icon svg={cameraIcon} small />
        {t('photo.camera')}
      </label>
      {children}
    </div>
  );
}

type EarlierProps = { chosen: string | null; onChoose: (picture: Picture) => void };

/** The pictures this guest uploaded before, newest first. */
function EarlierPictures({ chosen, onChoose }: EarlierProps) {
  const t = usePhotoTexts();
  const id = useId();
  const pictures = useEditor((state) => state.pictures);
  if (pictures.length === 0) return null;
  return (
    <div className="earlier">
      <p id={id} className="style-label">
        {t('photo.earlier')}
      </p>
      <ul aria-labelledby={id}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={picture.id === chosen} onClick={() => onChoose(picture)}>
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t('photo.earlier.use', { name: picture.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
