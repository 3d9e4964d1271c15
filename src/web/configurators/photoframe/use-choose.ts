/** Changes the choice of the edited picture. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import type { PhotoFramePricing } from './offer.ts';
import { chooseOptions, usePhotoFrameEditor } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

export function useChoosePhotoFrame({ options, template }: PhotoFramePricing): (change: Partial<WallArtChoice>) => void {
  const t = usePhotoFrameTexts();
  const editor = usePhotoFrameEditor();
  return (change) => void chooseOptions(editor, change, { rows: options, template }, t);
}
