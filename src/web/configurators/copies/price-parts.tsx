/** What a price is made of, a line each. */
import type { PricePart } from '#core/products/product.ts';
import type { Message } from '#core/values/message.ts';
import { formatMoney } from '#core/values/money.ts';
import { useSite } from '#web/page/page-context.ts';

type Props = {
  parts: readonly PricePart[];
  label: string;
  /** Renders the labels of parts. */
  t: (message: Message) => string;
};

export function PriceParts({ parts, label, t }: Props) {
  const { locale } = useSite();
  return (
    <dl className="price-parts figures" aria-label={label}>
      {parts.map(({ key, label: name, amount }) => (
        <div key={key}>
          <dt>{t(name)}</dt>
          <dd>{formatMoney(amount, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
