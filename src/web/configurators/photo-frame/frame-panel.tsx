/** The frame with its colour and mat, and how a picture without a frame is hung. */

import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { frames } from '#core/products/photoframe/frames.ts';
import { useSite } from '#web/page/page-context.ts';
import { frameHex } from '#web/product/framed-picture/frame-colours.ts';
import { OptionFieldset, SwatchOption } from '#web/ui/option-box.tsx';
import { type OptionKey, offered, type PhotoFramePricing } from './offer.ts';
import { OptionRows } from './option-rows.tsx';
import { useNewestProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

export function FramePanel({ pricing }: { pricing: PhotoFramePricing }) {
  const { country } = useSite();
  const product = useNewestProduct();
  const choose = useChoosePhotoFrame(pricing);
  const rows = (name: OptionKey & ('frameType' | 'matSize' | 'hanging')) => {
    const values = offered(product, name, pricing, country);
    if (values.length < 2) return null;
    const onChoose = (value: string) =>
      choose(name === 'matSize' ? { matSize: Number(value) as WallArtChoice['matSize'] } : ({ [name]: value } as Partial<WallArtChoice>));
    const chosen = name === 'matSize' ? String(product.matSize) : product[name];
    return <OptionRows name={name} values={values} chosen={chosen} onChoose={onChoose} prices="difference" />;
  };
  return (
    <>
      {rows('frameType')}
      {product.frameType === 'none' ? null : <FrameColours onChoose={(frameColour) => choose({ frameColour })} />}
      {rows('matSize')}
      {rows('hanging')}
    </>
  );
}

type Colour = NonNullable<WallArtChoice['frameColour']>;

function FrameColours({ onChoose }: { onChoose: (colour: Colour) => void }) {
  const t = usePhotoFrameTexts();
  const { frameType, frameColour } = useNewestProduct();
  if (frameType === 'none') return null;
  const { colours } = frames[frameType];
  return (
    <OptionFieldset
      name="frameColour"
      label={t('photo-frame.frameColour')}
      aside={frameColour ? t(`photoframe.colour.${frameColour}`) : ''}
    >
      <div className="flex flex-wrap gap-4">
        {colours.map((key) => (
          <SwatchOption
            key={key}
            name="frameColour"
            value={key}
            isChosen={key === frameColour}
            hex={frameHex[key]}
            label={t(`photoframe.colour.${key}`)}
            size={40}
            onChoose={() => onChoose(key)}
          />
        ))}
      </div>
    </OptionFieldset>
  );
}
