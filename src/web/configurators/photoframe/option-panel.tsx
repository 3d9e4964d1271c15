/** The panels in which size, material, frame, colours and quantity are chosen. One module, so that they are fetched together. */

import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { frames } from '#core/products/photoframe/frames.ts';
import type { PhotoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { photoFrameOptionTexts } from '#texts/de/wall-art/photo-frame-options.ts';
import { CopiesQuantityPanel } from '#web/configurators/copies/quantity-panel.tsx';
import { useEditor } from '#web/editor/context.ts';
import { ColourPanel } from '#web/editor/panels/colour-panel.tsx';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { frameHex } from '#web/product/framed-picture/frame-colours.ts';
import { OptionFieldset, SwatchOption } from '#web/ui/option-box.tsx';
import { type OptionKey, offered, type PhotoFramePricing } from './offer.ts';
import { OptionRows } from './option-rows.tsx';
import { useNewestProduct } from './photo-frame-editor.ts';
import { SizePanel } from './size-panel.tsx';
import { usePhotoFrameTexts } from './texts.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

/** The frame with its colour and mat, and how a picture without a frame is hung. */
function FramePanel({ pricing }: { pricing: PhotoFramePricing }) {
  const { country } = useSite();
  const product = useNewestProduct();
  const choose = useChoosePhotoFrame(pricing);
  const rows = (name: OptionKey & ('frameType' | 'matSize' | 'hanging')) => {
    const values = offered(product, name, pricing, country);
    if (values.length < 2) return null;
    const onChoose = (value: string) =>
      choose(name === 'matSize' ? { matSize: Number(value) as WallArtChoice['matSize'] } : ({ [name]: value } as Partial<WallArtChoice>));
    const chosen = name === 'matSize' ? String(product.matSize ?? 0) : product[name];
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

type MaterialPanelProps = { pricing: PhotoFramePricing };

/** What the picture is printed on; the foil of a poster that has some; for canvas the depth of its stretcher and what is on its edge. */
function MaterialPanel({ pricing }: MaterialPanelProps) {
  const { country } = useSite();
  const product = useNewestProduct();
  const choose = useChoosePhotoFrame(pricing);
  const rows = (name: OptionKey & ('material' | 'stretcher' | 'edge' | 'refinement'), prices: 'whole' | 'difference' | 'none') => {
    const values = offered(product, name, pricing, country);
    if (values.length === 0) return null;
    const onChoose = (value: string) => choose({ [name]: value } as Partial<WallArtChoice>);
    return <OptionRows name={name} values={values} chosen={product[name]} onChoose={onChoose} prices={prices} />;
  };
  return (
    <>
      {rows('material', 'whole')}
      {rows('refinement', 'difference')}
      {rows('stretcher', 'difference')}
      {rows('edge', 'none')}
      {product.edge === 'colour' ? <EdgeColour colour={product.edgeColour} onChoose={(edgeColour) => choose({ edgeColour })} /> : null}
    </>
  );
}

function EdgeColour({ colour = '000000', onChoose }: { colour: string | undefined; onChoose: (colour: string) => void }) {
  const t = usePhotoFrameTexts();
  return (
    <label className="frame-edge-colour">
      {t('photo-frame.edgeColour')}
      {/* A browser's own picker sends a change with every move; one step is made when it closes. */}
      <input
        type="color"
        key={colour}
        defaultValue={`#${colour}`}
        onBlur={({ target }) => target.value !== `#${colour}` && onChoose(target.value.slice(1))}
      />
    </label>
  );
}

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
