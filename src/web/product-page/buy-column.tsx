/** The buying column of a product page, in buying order: colour, format, paper, refinement, quantity, price, button, date. */

import truckIcon from '@phosphor-icons/core/light/truck-light.svg?raw';
import { pathTo } from '#core/site/paths.ts';
import { productTexts } from '#texts/de/product.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { type CardProductView, type Chosen, configuratorPathOf, type TypedQuantity } from '#web/product/product-choice.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OptionFieldset } from '#web/ui/option-box.tsx';
import { ColourChoice, CutChoice, FormatChoice, PaperChoice, RefinementChoice } from './card-choices.tsx';
import { OtherQuantity } from './other-quantity.tsx';

type Props = {
  product: CardProductView;
  chosen: Chosen;
  /** True while the price of the newest choice is on its way. */
  isPending: boolean;
  /** Result of a typed quantity. */
  typed: TypedQuantity | null;
  onChoose: (change: Partial<Chosen>) => void;
};

function Total({ price, isPending }: { price: CardProductView['price']; isPending: boolean }) {
  const t = useTexts(productTexts);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2" aria-live="polite" aria-busy={isPending || undefined}>
      <div>
        <p className={`font-display figures text-price tracking-[-0.01em] ${isPending ? 'opacity-55' : ''}`}>{price.total.text}</p>
        <p className="text-caption text-ink-soft">
          {t('product.vat')}{' '}
          <PageLink to={pathTo('shipping')} className="text-link">
            {t('product.shipping')}
          </PageLink>
        </p>
      </div>
      {price.hint ? <p className="min-w-28 max-w-52 flex-1 text-right text-small font-semibold text-moss">{price.hint}</p> : null}
    </div>
  );
}

export function BuyColumn({ product, chosen, isPending, typed, onChoose }: Props) {
  const t = useTexts(productTexts);
  const { price, delivery } = product;
  return (
    <form method="get" className="buy-column" onSubmit={(event) => event.preventDefault()}>
      <ColourChoice product={product} chosen={chosen} onChoose={onChoose} />
      <FormatChoice product={product} chosen={chosen} onChoose={onChoose} />
      <PaperChoice product={product} chosen={chosen} onChoose={onChoose} />
      <RefinementChoice product={product} chosen={chosen} onChoose={onChoose} />
      <CutChoice product={product} chosen={chosen} onChoose={onChoose} />
      <OptionFieldset name="quantity" label={t('product.quantity')} aside={t('product.pieces', { count: chosen.quantity })}>
        <PriceLadder rows={price.ladder} chosen={chosen.quantity} name="quantity" onChoose={(quantity) => onChoose({ quantity })} />
        <OtherQuantity chosen={chosen} typed={typed} />
      </OptionFieldset>
      <noscript>
        <Button type="submit" kind="secondary" small className="mb-4 w-full">
          {t('product.apply')}
        </Button>
      </noscript>
      <Total price={price} isPending={isPending} />
      <ButtonLink to={configuratorPathOf(product.id, chosen)} reloadDocument className="mt-4 w-full">
        {t('product.design')}
      </ButtonLink>
      {product.occasion === 'blanko' ? null : (
        <>
          <Button type="submit" form="muster" kind="secondary" className="mt-3 w-full">
            {t('product.sample')}
          </Button>
          <p className="mt-2 text-caption text-ink-soft">{t('product.sample.note')}</p>
        </>
      )}
      <p className="mt-4 flex gap-3 text-small">
        <Icon svg={truckIcon} />
        <span>{delivery.sentence}</span>
      </p>
    </form>
  );
}

/** Price and button at the foot of a phone's window. */
export function BuyBar({ product, chosen }: Pick<Props, 'product' | 'chosen'>) {
  const t = useTexts(productTexts);
  return (
    <section aria-label={t('product.buyBar')} className="buy-bar md:hidden">
      <div className="wrap flex min-h-16 items-center justify-between gap-4">
        <p className="figures leading-5">
          <strong className="block font-[650]">{product.price.total.text}</strong>
          <span className="text-caption text-ink-soft">{t('product.pieces', { count: chosen.quantity })}</span>
        </p>
        <ButtonLink to={configuratorPathOf(product.id, chosen)} reloadDocument small>
          {t('product.design')}
        </ButtonLink>
      </div>
    </section>
  );
}
