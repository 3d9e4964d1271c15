/** The button that takes a format in which more of a photo is seen, with what it costs more or less. */
import { formatMoney, type Money } from '#core/values/money.ts';
import { formatOfferTexts } from '#texts/de/editor/format-offer.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';

type Props = {
  /** Of the format, "60 × 30 cm". */
  name: string;
  /** What it costs more than the present one; negative where it costs less. */
  more: Money;
  /** What the finding says. */
  text: string;
  onTake: () => void;
};

export function FormatButton({ name, more, text, onTake }: Props) {
  const t = useTexts(formatOfferTexts);
  const { locale } = useSite();
  const price = formatMoney({ ...more, amount: Math.abs(more.amount) }, locale);
  const key = more.amount > 0 ? 'format-offer.more' : more.amount < 0 ? 'format-offer.less' : 'format-offer.same';
  const action = t(key, { name, price });
  return (
    <button type="button" className="text-link text-left" aria-label={t('format-offer.label', { action, text })} onClick={onTake}>
      {action}
    </button>
  );
}
