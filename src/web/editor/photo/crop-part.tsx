/** "Ausschnitt" beside the photo mode: what fingers do on the page, by buttons. */
import type { Picture } from '#api/designs.ts';
import type { PhotoElement } from '#core/design/document.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { wholePhotoEdits } from '#core/layout/photo-frame/whole-photo.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, isSameElement } from '#web/editor/draft/content.ts';
import { CropControls } from '#web/editor/panels/crop-controls.tsx';
import { PlacePart } from './place-part.tsx';
import { usePhotoEditTexts } from './texts.ts';

export function CropPart({ elementRef: ref, element, picture }: { elementRef: ElementRef; element: PhotoElement; picture: Picture }) {
  const t = usePhotoEditTexts();
  const { store } = useEditorInstance();
  const isOn = useEditor((state) => isSameElement(state.photoMode ?? null, ref));
  const whole = wholePhotoEdits(ref, element, picture);
  return (
    <>
      <p className="panel-note figures">{t('photo.place.shown', { percent: Math.round(shownShare(element, picture) * 100) })}</p>
      <p className="field-note">{t('photo.place.hint')}</p>
      <div className="photo-buttons">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => store.edit([{ kind: 'setCrop', ...ref, crop: firstCrop(element, picture) }])}
        >
          {t('photo.place.fit')}
        </button>
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={!store.accepts(whole)}
          onClick={() => store.edit(whole)}
        >
          {t('photo.place.whole')}
        </button>
        <button type="button" className="button button-primary button-small" onClick={() => store.report({ photoMode: isOn ? null : ref })}>
          {t(isOn ? 'photo.edit.done' : 'photo.edit.crop')}
        </button>
      </div>
      <CropControls elementRef={ref} element={element} picture={picture} />
      <PlacePart elementRef={ref} element={element} picture={picture} />
    </>
  );
}
