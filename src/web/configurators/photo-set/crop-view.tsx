/** The selected print, large: its picture is dragged, moved by keys and zoomed. */
import { type KeyboardEvent, useId } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Page } from '#core/design/document.ts';
import { maxPhotoZoom } from '#core/layout/crop.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { MovePad } from '#web/editor/panels/move-pad.tsx';
import { arrowOf } from '#web/ui/arrow-keys.ts';
import { PrintPicture } from './print-picture.tsx';
import { useSetTexts } from './texts.ts';
import { useCropDrag } from './use-crop-drag.ts';
import { useSetActions } from './use-set.ts';

type Props = { page: Page; picture: Picture; canCrop: boolean; name: string };

export function CropView({ page, picture, canCrop, name }: Props) {
  const t = useSetTexts();
  const id = useId();
  const { step, zoom } = useSetActions();
  const { handlers } = useCropDrag(page, canCrop);
  const percent = Math.round((printPhotoOf(page)?.crop.zoom ?? 1) * 100);
  const style = { '--ratio': page.widthUm / page.heightUm };
  const print = <PrintPicture page={page} picture={picture} isLarge />;
  if (!canCrop) {
    return (
      <div className="set-crop" role="img" aria-label={t('set.crop.whole', { name })} style={style}>
        {print}
      </div>
    );
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrowOf(event);
    if (arrow) step(page.id, arrow.x, arrow.y);
  }
  return (
    <>
      <button
        type="button"
        className="set-crop"
        data-crops
        aria-label={t('set.crop', { name })}
        style={style}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {print}
      </button>
      <div className="crop">
        <label htmlFor={`${id}-zoom`}>{t('set.zoom')}</label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={100}
          max={maxPhotoZoom * 100}
          step={5}
          value={percent}
          aria-valuetext={t('set.zoom.value', { percent })}
          onChange={(event) => zoom(page.id, Number(event.target.value) / 100)}
        />
        <MovePad label={t('set.move')} onMove={(x, y) => step(page.id, x, y)} />
      </div>
    </>
  );
}
