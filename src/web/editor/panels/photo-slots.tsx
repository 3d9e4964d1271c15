/** Every photo slot of a design as a form: upload, replace, choose again, crop without dragging, remove; resolution in words. */

import { type ChangeEvent, memo, type ReactNode, useEffect, useId } from 'react';
import type { Picture } from '#api/designs.ts';
import type { PhotoElement } from '#core/design/document.ts';
import { panelName } from '#core/design/panel-name.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { formatDay } from '#core/values/date.ts';
import { useSelectElement } from '#web/editor/canvas/select-element.ts';
import { useDesign, useEditor, useEditorInstance, useLimits } from '#web/editor/context.ts';
import { draftPhotos, type ElementRef, findElement, isSameElement } from '#web/editor/draft/content.ts';
import { cameraIcon, uploadIcon } from '#web/editor/frame/icons.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { replacePhoto } from '#web/editor/photo/replace.ts';
import { refKey } from '#web/editor/selection.ts';
import { sharpnessOf } from '#web/editor/sharpness/sharpness.ts';
import { panelOfElement, selectedElement } from '#web/editor/state.ts';
import { useSite } from '#web/page/page-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { acceptedFiles } from './accepted-files.ts';
import { CropControls } from './crop-controls.tsx';
import { fieldId } from './field-id.ts';
import { takenDay } from './library/pictures-by-day.ts';
import { PhotoMarks, useDuplicateIds } from './photo-marks.tsx';
import { PhotoPickers } from './photo-pickers.tsx';
import { useTakeFiles } from './take-files.ts';
import { usePhotoTexts } from './texts.ts';
import { SlotUpload } from './upload-list.tsx';

const PhotoSharpness = optionalPart(async () => (await import('#web/editor/sharpness/photo-sharpness.tsx')).PhotoSharpness);

const FreePictures = optionalPart(async () => (await import('./free-pictures.tsx')).FreePictures);

const SlotLibrary = optionalPart(async () => (await import('./library/slot-library.tsx')).SlotLibrary);

export function PhotoSlots() {
  const t = usePhotoTexts();
  const { uploads } = useEditorInstance();
  useEffect(() => uploads.preload(), [uploads]);
  const design = useDesign();
  const slots = draftPhotos(design);
  return (
    <>
      {slots.length === 1 ? null : <PhotoPickers />}
      {slots.length === 0 ? null : <SlotLibrary />}
      {slots.length === 0 ? <p className="panel-note">{t('photo.none')}</p> : null}
      {design.product.type === 'card' || design.product.type === 'merch' ? <FreePictures /> : null}
      {slots.map(({ ref, element }) => (
        <Slot key={refKey(ref)} page={ref.page} element={element} panel={panelOfElement(design, ref)} isOnly={slots.length === 1} />
      ))}
    </>
  );
}

type SlotProps = {
  page: string;
  element: PhotoElement;
  /** Id of the panel it lies on. */
  panel: string | null;
  isOnly: boolean;
};

/** Renders again only when the photo itself changes: a gesture moves one of many. */
const Slot = memo(function Slot({ page, element, panel, isOnly }: SlotProps) {
  const ref = { page, element: element.id };
  const id = fieldId('photo', ref);
  const t = usePhotoTexts();
  const picture = useEditor(({ pictures }) => pictures.find((one) => one.id === element.photoId) ?? null);
  const nameOf = useElementName();
  const isSelected = useEditor((state) => isSameElement(selectedElement(state), ref));
  const select = useSelectElement();
  const addFiles = useTakeFiles();
  const isOpen = isOnly || isSelected;
  const { locale } = useSite();
  const day = takenDay(picture);
  return (
    <section
      className={`slot ${isOpen ? 'slot-open' : ''}`}
      aria-labelledby={`${id}-name`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        addFiles(ref, [...event.dataTransfer.files]);
      }}
    >
      <div className="slot-head">
        <button type="button" className="slot-choose" id={id} aria-expanded={isOnly ? undefined : isOpen} onClick={() => select(ref)}>
          <span className="slot-thumb">{picture ? <img src={picture.thumb} alt="" /> : null}</span>
          <span>
            <span id={`${id}-name`} className="slot-name">
              {day ? t('photo.day', { day: formatDay(day, locale, 'date') }) : nameOf(element)}
              {panel ? `, ${t(panelName(panel))}` : ''}
            </span>
            <SlotState element={element} picture={picture} />
          </span>
        </button>
      </div>
      <SlotUpload slot={ref} />
      {isOpen ? <SlotControls elementRef={ref} element={element} picture={picture} /> : null}
    </section>
  );
});

type ControlsProps = { elementRef: ElementRef; element: PhotoElement; picture: Picture | null };

function SlotControls({ elementRef: ref, element, picture }: ControlsProps) {
  const t = usePhotoTexts();
  const mayReplace = mayEdit(element, 'content');
  return (
    <>
      {mayReplace ? <SlotPickers elementRef={ref} element={element} nameId={`${fieldId('photo', ref)}-name`} /> : null}
      {picture ? <CropControls elementRef={ref} element={element} picture={picture} /> : <p className="field-note">{t('photo.drop')}</p>}
      {picture ? <PhotoSharpness elementRef={ref} element={element} picture={picture} /> : null}
      {picture?.warnings.map((warning) => (
        <p key={warning} className="field-note">
          {warning}
        </p>
      ))}
      {mayReplace ? <EarlierPictures page={ref.page} element={ref.element} chosen={element.photoId} /> : null}
    </>
  );
}

type SourceProps = Pick<ControlsProps, 'elementRef' | 'element'> & {
  /** Id of what names the slot. */
  nameId: string;
};

function SlotPickers({ elementRef: ref, element, nameId }: SourceProps) {
  const t = usePhotoTexts();
  const { store } = useEditorInstance();
  const addFiles = useTakeFiles();
  const remove = () => store.edit([{ kind: 'setPhoto', ...ref, photoId: null, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }]);
  return (
    <Pickers slotNameId={nameId} hasPicture={element.photoId !== null} onFiles={(files) => addFiles(ref, files)}>
      {element.photoId === null ? null : (
        <button type="button" className="text-link" onClick={remove}>
          {t('photo.remove')}
        </button>
      )}
    </Pickers>
  );
}

/** Where another picture for a slot comes from: a file, the camera, the pictures of before. */
export function PhotoSource({ elementRef: ref, element, nameId }: SourceProps) {
  return (
    <>
      <SlotPickers elementRef={ref} element={element} nameId={nameId} />
      <EarlierPictures page={ref.page} element={ref.element} chosen={element.photoId} />
    </>
  );
}

/** Of pixels per inch in print, by the classes of E018. */
const looks = { fine: 'good', fair: 'fair', soft: 'bad', coarse: 'bad' } as const;

function SlotState({ element, picture }: { element: PhotoElement; picture: Picture | null }) {
  const t = usePhotoTexts();
  const { ppi: levels } = useLimits();
  const isListed = useEditor(({ arePicturesListed }) => arePicturesListed);
  if (element.photoId === null) return <span className="slot-state">{t('photo.empty')}</span>;
  if (!picture) return <span className="slot-state bad">{isListed ? t('photo.missing') : ''}</span>;
  const { level } = sharpnessOf(element, picture, levels);
  return <span className={`slot-state ${looks[level]}`}>{t(`photo.sharp.${level}`)}</span>;
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

type EarlierProps = ElementRef & { chosen: string | null };

/** The pictures this guest uploaded before, newest first. */
const EarlierPictures = memo(function EarlierPictures({ page, element: elementId, chosen }: EarlierProps) {
  const t = usePhotoTexts();
  const { store } = useEditorInstance();
  const site = useSite();
  const id = useId();
  const pictures = useEditor((state) => state.pictures);
  const duplicates = useDuplicateIds();
  if (pictures.length === 0) return null;
  function choose(picture: Picture) {
    const ref = { page, element: elementId };
    const element = findElement(store.getState().history.content.design, ref)?.element;
    if (element?.kind === 'photo') replacePhoto(store, site, ref, element, picture);
  }
  return (
    <div className="earlier">
      <p id={id} className="style-label">
        {t('photo.earlier')}
      </p>
      <ul aria-labelledby={id}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={picture.id === chosen} onClick={() => choose(picture)}>
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t('photo.earlier.use', { name: picture.name })}</span>
              <PhotoMarks picture={picture} duplicates={duplicates} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
