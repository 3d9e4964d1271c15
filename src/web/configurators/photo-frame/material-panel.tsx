/** What the picture is printed on; the foil of a poster that has some; for canvas the depth of its stretcher and what is on its edge. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { useSite } from '#web/page/page-context.ts';
import { type OptionKey, offered, type PhotoFramePricing } from './offer.ts';
import { OptionRows } from './option-rows.tsx';
import { useNewestProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

type Props = { pricing: PhotoFramePricing };

export function MaterialPanel({ pricing }: Props) {
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
