/** Changes the choice of the edited picture. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { chooseOptions } from './choose-options.ts';
import type { PhotoFramePricing } from './offer.ts';
import { usePhotoFrameEditor } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

export function useChoosePhotoFrame({ options, template }: PhotoFramePricing): (change: Partial<WallArtChoice>) => void {
  const t = usePhotoFrameTexts();
  const editor = usePhotoFrameEditor();
  return (change) => void chooseOptions(editor, change, { rows: options, template }, t);
}
