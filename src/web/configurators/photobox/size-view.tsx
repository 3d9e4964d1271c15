/** A print in its real size on this screen, which a bank card is held against. */
import { useId, useRef, useState } from 'react';
import { boxes } from '#core/products/photobox/boxes.ts';
import { Button } from '#web/ui/button.tsx';
import { useBox } from './photo-box-editor.ts';
import { usePhotoBoxTexts } from './texts.ts';

/** ISO/IEC 7810 ID-1. */
const card = { widthMm: 85.6, heightMm: 53.98, cornerMm: 3.18 };
/** What browsers take for a millimetre is off by as much as this, in per cent. */
const scales = { min: 60, max: 160 };

export function SizeView() {
  const t = usePhotoBoxTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [percent, setPercent] = useState(100);
  const { print } = boxes[useBox().product.photoboxType];
  const mm = (length: number) => `${(length * percent) / 100}mm`;
  return (
    <>
      <button type="button" className="text-link size-open" onClick={() => dialog.current?.showModal()}>
        {t('photo-box.size.open')}
      </button>
      <dialog ref={dialog} className="size-dialog" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="type-h3">
          {t('photo-box.size.title')}
        </h2>
        <p className="set-note">{t('photo-box.size.text')}</p>
        <label htmlFor={`${id}-scale`} className="style-label">
          {t('photo-box.size.scale')}
        </label>
        <input
          id={`${id}-scale`}
          type="range"
          {...scales}
          value={percent}
          aria-valuetext={t('photo-box.size.percent', { percent })}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
        <div className="size-stage">
          <div className="size-print" style={{ width: mm(print.widthMm), height: mm(print.heightMm) }}>
            <div className="size-card" style={{ width: mm(card.widthMm), height: mm(card.heightMm), borderRadius: mm(card.cornerMm) }}>
              {t('photo-box.size.card')}
            </div>
          </div>
        </div>
        <Button small kind="secondary" onClick={() => dialog.current?.close()}>
          {t('photo-box.size.close')}
        </Button>
      </dialog>
    </>
  );
}
