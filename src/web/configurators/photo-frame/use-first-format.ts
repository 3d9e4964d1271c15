/** The first photo of a draft chooses the format: the one of 3:2 and 4:3 that is nearest to it, turned as it is. */
import { useEffect, useRef } from 'react';
import { startFormat } from '#core/products/photoframe/formats.ts';
import type { Pricing } from './offer.ts';
import { useMainPhoto, useProduct } from './photo-frame-editor.ts';
import { useChoose } from './use-choose.ts';

/** `isOpen`: the customer has not named a format yet. */
export function useFirstFormat(isOpen: boolean, pricing: Pricing): void {
  const photo = useMainPhoto();
  const { format } = useProduct();
  const choose = useChoose(pricing);
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
