/** The designs of a gift voucher to choose from, and the front of one. */
import { type GiftDesign, giftCardChoice, giftColourway, giftDesigns } from '#core/order/gift-card.ts';
import { giftVoucherTexts } from '#texts/de/customer/gift-voucher.ts';
import { useTexts } from '#web/page/texts.ts';
import { CardPicture } from '#web/product/card-picture.tsx';

type FrontProps = { design: GiftDesign; alt: string; sizes: string; isFirst?: boolean; className?: string };

export function GiftFront({ design, ...rest }: FrontProps) {
  const { card, form, format } = giftCardChoice(design);
  return <CardPicture card={card} form={form} format={format} colourway={giftColourway} {...rest} />;
}

/** `chosen` is a number from 1, as text. */
export function GiftDesigns({ chosen }: { chosen: string }) {
  const t = useTexts(giftVoucherTexts);
  return (
    <div className="grid grid-cols-4 gap-x-3 gap-y-4 sm:max-w-150">
      {giftDesigns.map((design, at) => (
        <label key={design} className="gift-design">
          <input type="radio" name="design" value={at + 1} defaultChecked={chosen === String(at + 1)} />
          <GiftFront design={design} alt="" sizes="(min-width: 640px) 138px, 20vw" className="w-full [--leaf:2px] [--spine:3px]" />
          <span className="mt-1.5 block text-center text-caption">{t(`gift.design.${design}`)}</span>
        </label>
      ))}
    </div>
  );
}
