/** Every photo slot of a design as a form: upload, replace, choose again, crop without dragging, remove; resolution in words. */
import { type ChangeEvent, type ReactNode, useId } from 'react';
import type { Picture } from '#api/designs.ts';
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { placePhoto } from '#core/layout/photo.ts';
import { canPan, firstCrop, maxZoom, panCrop, zoomCrop } from '#web/editor/canvas/crop.ts';
import type { EditOptions } from '#web/editor/canvas/selectable-element.tsx';
import { type ElementRef, faceOf, isSameElement } from '#web/editor/draft/content.ts';
import { cameraIcon, uploadIcon } from '#web/editor/frame/icons.ts';
import { type EditorKey, useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MovePad } from './text-style.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

type Props = {
  design: DesignDocument;
  /** This guest's pictures, newest first; null while they are being fetched. */
  pictures: readonly Picture[];
  /** False until the list of pictures has come. */
  isListed: boolean;
  selected: ElementRef | null;
  uploads: Uploads;
  onSelect: (place: ElementRef) => void;
  onEdit: (edits: Edit[], options?: EditOptions) => void;
  onFiles: (place: ElementRef, files: File[]) => void;
};

export function photosOf(design: DesignDocument): { place: ElementRef; element: PhotoElement }[] {
  return design.pages.flatMap((page) =>
    page.elements.flatMap((element) => (element.kind === 'photo' ? [{ place: { page: page.id, element: element.id }, element }] : [])),
  );
}

export function slotId({ page, element }: ElementRef): string {
  return `photo-${page}-${element}`;
}

export function PhotoSlots(props: Props) {
  const t = useTexts();
  const slots = photosOf(props.design);
  if (slots.length === 0) return <p className="panel-note">{t('photo.none')}</p>;
  return slots.map(({ place, element }) => (
    <Slot key={`${place.page} ${place.element}`} {...props} place={place} element={element} only={slots.length === 1} />
  ));
}

function Slot({
  design,
  pictures,
  isListed,
  selected,
  uploads,
  onSelect,
  onEdit,
  onFiles,
  place,
  element,
  only,
}: Props & { place: ElementRef; element: PhotoElement; only: boolean }) {
  const t = useTexts();
  const id = slotId(place);
  const upload = uploads.of(place);
  const picture = pictures.find((one) => one.id === element.photoId) ?? null;
  const isOpen = only || isSameElement(selected, place);
  const page = design.pages.find(({ id: pageId }) => pageId === place.page);
  const panel = page && faceOf(page, element);
  return (
    <section
      className={`slot ${isOpen ? 'slot-open' : ''}`}
      aria-labelledby={`${id}-name`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onFiles(place, [...event.dataTransfer.files]);
      }}
    >
      <div className="slot-head">
        <button type="button" className="slot-choose" id={id} aria-expanded={only ? undefined : isOpen} onClick={() => onSelect(place)}>
          <span className="slot-thumb">{picture ? <img src={picture.thumb} alt="" /> : null}</span>
          <span>
            <span id={`${id}-name`} className="slot-name">
              {element.label}
              {panel ? `, ${panel.label}` : ''}
            </span>
            <SlotState element={element} picture={picture} isListed={isListed} />
          </span>
        </button>
      </div>
      <UploadState upload={upload} onAgain={() => uploads.again(place)} onCancel={() => uploads.cancel(place)} />
      {isOpen ? (
        <>
          <Pickers slotNameId={`${id}-name`} hasPicture={element.photoId !== null} onFiles={(files) => onFiles(place, files)}>
            {element.photoId === null ? null : (
              <button
                type="button"
                className="text-link"
                onClick={() => onEdit([{ kind: 'setPhoto', ...place, photoId: null, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }])}
              >
                {t('photo.remove')}
              </button>
            )}
          </Pickers>
          {picture ? (
            <CropControls place={place} element={element} picture={picture} onEdit={onEdit} />
          ) : (
            <p className="field-note">{t('photo.drop')}</p>
          )}
          {picture?.warnings.map((warning) => (
            <p key={warning} className="field-note">
              {warning}
            </p>
          ))}
          <Earlier
            pictures={pictures}
            chosen={element.photoId}
            onChoose={(one) => onEdit([{ kind: 'setPhoto', ...place, photoId: one.id, crop: firstCrop(element, one) }])}
          />
        </>
      ) : null}
    </section>
  );
}

/** Pixels per inch in print, in the classes of E018. */
function ppiClass(ppi: number): { key: EditorKey; look: string } {
  if (ppi >= 200) return { key: 'photo.ppi.fine', look: 'good' };
  if (ppi >= 120) return { key: 'photo.ppi.fair', look: 'fair' };
  return ppi >= 70 ? { key: 'photo.ppi.soft', look: 'bad' } : { key: 'photo.ppi.coarse', look: 'bad' };
}

function SlotState({ element, picture, isListed }: { element: PhotoElement; picture: Picture | null; isListed: boolean }) {
  const t = useTexts();
  if (element.photoId === null) return <span className="slot-state">{t('photo.empty')}</span>;
  if (!picture) return <span className="slot-state bad">{isListed ? t('photo.missing') : ''}</span>;
  const ppi = Math.floor((picture.width * 25_400) / placePhoto(element, picture).widthUm);
  const { key, look } = ppiClass(ppi);
  return <span className={`slot-state figures ${look}`}>{t(key, { ppi })}</span>;
}

function UploadState({ upload, onAgain, onCancel }: { upload: Upload | null; onAgain: () => void; onCancel: () => void }) {
  const t = useTexts();
  if (!upload) return null;
  const { name } = upload.file;
  const percent = Math.round(upload.share * 100);
  if (upload.status === 'refused') {
    return (
      <div className="slot-problem" role="alert">
        <p>{upload.message || t('photo.failed', { name })}</p>
        <p>
          {upload.canRetry ? (
            <button type="button" className="text-link" onClick={onAgain}>
              {t('photo.again')}
            </button>
          ) : null}{' '}
          <button type="button" className="text-link" onClick={onCancel}>
            {t('photo.dismiss')}
          </button>
        </p>
      </div>
    );
  }
  const text =
    upload.status === 'waiting'
      ? t('photo.waiting', { name })
      : percent < 100
        ? t('photo.sending', { name, percent })
        : t('photo.checking', { name });
  return (
    <div className="slot-upload">
      <p role="status">{text}</p>
      <progress max={100} value={upload.status === 'waiting' ? undefined : percent} aria-label={name} />
      <button type="button" className="text-link" onClick={onCancel}>
        {t('photo.cancel')}
      </button>
    </div>
  );
}

const accepted = 'image/jpeg,image/png,image/webp';

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
  const t = useTexts();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <div className="slot-buttons">
      <label className="button button-secondary button-small file-button">
        <input type="file" accept={accepted} multiple onChange={onChange} aria-describedby={slotNameId} />
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

function CropControls({
  place,
  element,
  picture,
  onEdit,
}: {
  place: ElementRef;
  element: PhotoElement;
  picture: Picture;
  onEdit: Props['onEdit'];
}) {
  const t = useTexts();
  const id = useId();
  const can = canPan(element, picture);
  const stepUm = Math.round(Math.min(element.widthUm, element.heightUm) / 16);
  const set = (crop: PhotoElement['crop'], kind: string) => onEdit([{ kind: 'setCrop', ...place, crop }], { merge: `${kind} ${id}` });
  return (
    <div className="crop">
      <label htmlFor={`${id}-zoom`}>{t('photo.zoom')}</label>
      <input
        id={`${id}-zoom`}
        type="range"
        min={100}
        max={maxZoom * 100}
        step={5}
        value={Math.round(element.crop.zoom * 100)}
        aria-valuetext={`${Math.round(element.crop.zoom * 100)} Prozent`}
        onChange={(event) => set(zoomCrop(element, picture, Number(event.target.value) / 100), 'zoom')}
      />
      <MovePad
        label={t('photo.pan')}
        names={{ left: t('photo.pan.left'), right: t('photo.pan.right'), up: t('photo.pan.up'), down: t('photo.pan.down') }}
        can={can}
        onMove={(x, y) => set(panCrop(element, picture, x * stepUm, y * stepUm), 'pan')}
      />
      <details className="style-more">
        <summary>
          <span className="text-link">{t('photo.place')}</span>
        </summary>
        <MovePad
          label={t('photo.place')}
          onMove={(x, y) =>
            onEdit([{ kind: 'moveElement', ...place, xUm: element.xUm + x * 1000, yUm: element.yUm + y * 1000 }], { merge: `move ${id}` })
          }
        />
      </details>
    </div>
  );
}

function Earlier({
  pictures,
  chosen,
  onChoose,
}: {
  pictures: readonly Picture[];
  chosen: string | null;
  onChoose: (picture: Picture) => void;
}) {
  const t = useTexts();
  const id = useId();
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
