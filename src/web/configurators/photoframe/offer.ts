/** What the panels offer: values of an option with what each of them costs, and whether it can be had. Pure. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { changeChoice } from '#core/products/photoframe/complete.ts';
import { photoframeOptions } from '#core/products/photoframe/options.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import type { PhotoframeOptions, PhotoframePrices } from '#core/products/photoframe/rows.ts';
import type { Country } from '#core/values/channel.ts';
import type { OfferedValue } from '#web/configurators/copies/priced-options.tsx';

/** `template`: the poster that is printed. */
export type PhotoFramePricing = { options: PhotoframeOptions; prices: PhotoframePrices; template: PosterTemplate | null };

/** Keys of a choice that a customer chooses among listed values. */
export type OptionKey = 'material' | 'format' | 'stretcher' | 'edge' | 'refinement' | 'frameType' | 'frameColour' | 'matSize' | 'hanging';

/** The choice with one value changed, and everything that has to give way. */
function choiceWith(choice: WallArtChoice, key: OptionKey, value: string, { options, template }: PhotoFramePricing): WallArtChoice {
  return changeChoice(choice, { [key]: key === 'matSize' ? Number(value) : value } as Partial<WallArtChoice>, {
    rows: options,
    template,
  }).choice;
}

/** The values of an option under the present choice; none for an option that it does not have. */
export function offered(choice: WallArtChoice, key: OptionKey, pricing: PhotoFramePricing, country: Country): OfferedValue[] {
  const group = photoframeOptions(choice, { template: pricing.template, rows: pricing.options }).find((one) => one.key === key);
  return (group?.values ?? []).map((value) => {
    if (value.refused) return { ...value, unit: null };
    const next = choiceWith(choice, key, value.value, pricing);
    return { ...value, unit: photoframePrice(next, 1, { prices: pricing.prices, country }).unit };
  });
}
