/** The panels in which size, material, frame, colours and quantity are chosen. One module, so that they are fetched together. */
import type { PhotoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { photoFrameOptionTexts } from '#texts/de/wall-art/photo-frame-options.ts';
import { CopiesQuantityPanel } from '#web/configurators/copies/quantity-panel.tsx';
import { useEditor } from '#web/editor/context.ts';
import { ColourPanel } from '#web/editor/panels/colour-panel.tsx';
import { useTexts } from '#web/page/texts.ts';
import { FramePanel } from './frame-panel.tsx';
import { MaterialPanel } from './material-panel.tsx';
import type { PhotoFramePricing } from './offer.ts';
import { SizePanel } from './size-panel.tsx';
import { usePhotoFrameTexts } from './texts.ts';

type Props = { of: 'size' | 'material' | 'frame' | 'colour' | 'quantity'; pricing: PhotoFramePricing; price: PhotoframePrice };

export function PhotoFrameOptionPanel(props: Props) {
  return (
    <>
      <SwitchFailure />
      <Options {...props} />
    </>
  );
}

/** Says why a choice did not come, and that the last one is kept. */
function SwitchFailure() {
  const t = useTexts(photoFrameOptionTexts);
  const message = useEditor(({ switching }) => switching?.message ?? null);
  return message === null ? null : (
    <p className="field-error" role="alert">
      {t('photo-frame.switch.failed', { reason: message })}
    </p>
  );
}

function Options({ of, pricing, price }: Props) {
  const t = usePhotoFrameTexts();
  switch (of) {
    case 'size':
      return <SizePanel pricing={pricing} />;
    case 'material':
      return <MaterialPanel pricing={pricing} />;
    case 'frame':
      return <FramePanel pricing={pricing} />;
    case 'colour':
      return <ColourPanel colourways={pricing.template?.colourways ?? []} />;
    case 'quantity':
      return <CopiesQuantityPanel price={price} quantities={photoframeQuantities} t={t} />;
  }
}
