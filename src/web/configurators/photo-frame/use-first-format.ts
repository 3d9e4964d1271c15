/** The first photo of a draft chooses the format: the one of 3:2 and 4:3 that is nearest to it, turned as it is. */
import { useEffect, useRef } from 'react';
import { startFormat } from '#core/products/photoframe/formats.ts';
import type { PhotoFramePricing } from './offer.ts';
import { useMainPhoto, usePhotoFrameProduct } from './photo-frame-editor.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

/** `isOpen`: the customer has not named a format yet. */
export function useFirstFormat(isOpen: boolean, pricing: PhotoFramePricing): void {
  const photo = useMainPhoto();
  const { format } = usePhotoFrameProduct();
  const choose = useChoosePhotoFrame(pricing);
  const began = useRef(format);
  const isDecided = useRef(!isOpen);
  useEffect(() => {
    if (format !== began.current) isDecided.current = true;
    if (isDecided.current || !photo) return;
    isDecided.current = true;
    const first = startFormat(photo);
    if (first !== format) choose({ format: first });
  }, [photo, format, choose]);
}
