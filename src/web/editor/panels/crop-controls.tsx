/** Crop and place of a photo without dragging. */
import { useId } from 'react';
import type { Picture } from '#api/designs.ts';
import type { PhotoElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { canPan, maxPhotoZoom, panCrop, zoomCrop } from '#core/layout/crop.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { Disclosure } from './disclosure.tsx';
import { MovePad } from './move-pad.tsx';
import { usePhotoTexts } from './texts.ts';

type Props = { elementRef: ElementRef; element: PhotoElement; picture: Picture };

export function CropControls({ elementRef: ref, element, picture }: Props) {
  const t = usePhotoTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const stepUm = Math.round(Math.min(element.widthUm, element.heightUm) / 16);
  const percent = Math.round(element.crop.zoom * 100);
  const set = (crop: PhotoElement['crop'], kind: string) =>
    store.edit([{ kind: 'setCrop', ...ref, crop }], { coalesceKey: `${kind} ${id}` });
  const move = (x: number, y: number) =>
    store.edit([{ kind: 'moveElement', ...ref, xUm: element.xUm + x * 1000, yUm: element.yUm + y * 1000 }], { coalesceKey: `move ${id}` });
  return (
    <div className="crop">
      {mayEdit(element, 'content') ? (
        <>
          <label htmlFor={`${id}-zoom`}>{t('photo.zoom')}</label>
          <input
            id={`${id}-zoom`}
            type="range"
            min={100}
            max={maxPhotoZoom * 100}
            step={5}
            value={percent}
            aria-valuetext={t('photo.zoom.value', { percent })}
            onChange={(event) => set(zoomCrop(element, picture, Number(event.target.value) / 100), 'zoom')}
          />
          <MovePad
            label={t('photo.pan')}
            names={{ left: t('photo.pan.left'), right: t('photo.pan.right'), up: t('photo.pan.up'), down: t('photo.pan.down') }}
            can={canPan(element, picture)}
            onMove={(x, y) => set(panCrop(element, picture, x * stepUm, y * stepUm), 'pan')}
          />
        </>
      ) : null}
      {mayEdit(element, 'position') ? (
        <Disclosure className="style-more" summary={<span className="text-link">{t('photo.place')}</span>}>
          <MovePad label={t('photo.place')} onMove={move} />
        </Disclosure>
      ) : null}
    </div>
  );
}
