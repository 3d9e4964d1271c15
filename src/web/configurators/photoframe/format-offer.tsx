/** Beside the finding over the crop of the picture's photo: the format that shows the most of it. */
import { useMemo } from 'react';
import { sizeText } from '#core/products/photoframe/names.ts';
import { FormatButton } from '#web/editor/check/format-button.tsx';
import { type FormatOfferProps, useDesign, useEditor } from '#web/editor/context.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { useSite } from '#web/page/page-context.ts';
import { fittingFormat } from './fitting-format.ts';
import { usePhotoFrameEditor, usePhotoFrameProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

export function FormatOffer({ finding: { page, element: id, text } }: FormatOfferProps) {
  const t = usePhotoFrameTexts();
  const { country } = useSite();
  const { pricing } = usePhotoFrameEditor();
  const design = useDesign();
  const product = usePhotoFrameProduct();
  const pictures = useEditor((state) => state.pictures);
  const choose = useChoosePhotoFrame(pricing);
  const fitting = useMemo(() => {
    const element = id === null ? null : findElement(design, { page, element: id })?.element;
    if (element?.kind !== 'photo') return null;
    const photo = pictures.find((picture) => picture.id === element.photoId);
    return photo ? fittingFormat(product, element, photo, { pricing, country }) : null;
  }, [design, page, id, pictures, product, pricing, country]);
  if (!fitting) return null;
  return (
    <FormatButton name={t(sizeText(fitting.size))} more={fitting.more} text={text} onTake={() => choose({ format: fitting.format })} />
  );
}
