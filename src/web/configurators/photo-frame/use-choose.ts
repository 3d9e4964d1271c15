/** Changes the choice of the edited picture. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import type { Pricing } from './offer.ts';
import { chooseOptions, usePhotoFrameEditor } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

export function useChoose({ options, template }: Pricing): (change: Partial<WallArtChoice>) => void {
  const t = usePhotoFrameTexts();
  const editor = usePhotoFrameEditor();
  return (change) => void chooseOptions(editor, change, { rows: options, template }, t);
}
