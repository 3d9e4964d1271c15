/** Price, date and the way to the cart; when it cannot be ordered yet, the reason stands beside the button. */
import type { ProductPrice } from '#core/products/product.ts';
import { formatDay } from '#core/values/date.ts';
import { formatMoney } from '#core/values/money.ts';
import { cardPriceTexts } from '#texts/de/card-price.ts';
import { BuyButton } from '#web/editor/frame/buy-button.tsx';
import { usePurchase } from '#web/editor/frame/use-purchase.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts as usePageTexts } from '#web/page/texts.ts';
import { useChoice } from './card-editor.ts';
import type { CardEntry } from './entry.ts';
import { useCardSet } from './use-card-set.ts';

type Props = { price: ProductPrice; entry: CardEntry };

export function CardBuyBox({ price, entry }: Props) {
  const t = useEditorTexts();
  const cardT = usePageTexts(cardPriceTexts);
  const { locale } = useSite();
  const { refinementType } = useChoice();
  const { reason } = usePurchase();
  const { date, sentence } = entry.product.delivery;
  const refinement = entry.pricing.options.refinements.find(({ key }) => key === refinementType)?.name ?? null;
  const money = (value: ProductPrice['unit']) => formatMoney(value, locale);
  const set = useCardSet();
  return (
    <section className="buy-box" aria-label={t('buy.button')}>
      <div className="buy-price" aria-live="polite">
        <p className="figures">
          {refinement ? t('buy.line', { count: price.quantity, finish: refinement }) : t('buy.line.plain', { count: price.quantity })}
        </p>
        <p className="buy-total">{money(price.total)}</p>
      </div>
      <p className="buy-unit figures">
        {t('buy.unit', { price: money(price.unit) })}, {cardT('price.shipping')}
      </p>
      {set?.total ? (
        <div className="buy-beside figures">
          {set.accessories.map(({ sku, name, quantity, total }) => (
            <p key={sku}>
              <span>{t('buy.beside', { name, count: quantity })}</span> <span>{total.text}</span>
            </p>
          ))}
          <p className="buy-together">
            <span>{t('buy.together')}</span> <span>{money({ ...price.total, amount: price.total.amount + set.total.amount })}</span>
          </p>
        </div>
      ) : null}
      {set?.postage ? <p className="buy-unit figures">{set.postage}</p> : null}
      <p className="buy-date figures" title={sentence}>
        {t('buy.date', { day: formatDay(date, locale, 'short') })}
      </p>
      <BuyButton describedBy="buy-reason" />
      {reason ? (
        <p id="buy-reason" className="buy-reason">
          {reason}
        </p>
      ) : null}
    </section>
  );
}

/** Quantity and total in one line, for phones. */
export function CardPriceLine({ price }: { price: ProductPrice }) {
  const t = useEditorTexts();
  const { locale } = useSite();
  return (
    <>
      {t('buy.line.plain', { count: price.quantity })} <strong>{formatMoney(price.total, locale)}</strong>
    </>
  );
}
