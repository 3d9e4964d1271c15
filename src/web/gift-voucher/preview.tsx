/** The voucher as it will look, while it is filled in. */
import { giftDesign } from '#core/order/gift-card.ts';
import { giftVoucherTexts } from '#texts/de/customer/gift-voucher.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { GiftFront } from './designs.tsx';
import type { GiftValues } from './gift-form.ts';
import './gift-voucher.css';

type Props = { value: string; values: Pick<GiftValues, 'design' | 'recipientName' | 'senderName' | 'message'> };

/** `value` is "50,00 €". */
export function GiftPreview({ value, values: { design, recipientName, senderName, message } }: Props) {
  const t = useTexts(giftVoucherTexts);
  const { channel } = useSite();
  const shown = giftDesign(Number(design));
  return (
    <figure className="gift-sheet paper" aria-label={t('gift.preview')} data-channel={channel}>
      <div className="mb-3 w-40 lg:w-52">
        <GiftFront
          design={shown}
          alt={t('gift.preview.front', { name: t(`gift.design.${shown}`) })}
          sizes="(min-width: 1024px) 208px, 160px"
          isFirst
          className="block w-full [--leaf:3px] [--spine:5px]"
        />
      </div>
      <p className="text-small text-ink-soft">{t('gift.preview.heading')}</p>
      <p className="gift-value">{value}</p>
      {recipientName === '' ? null : <p className="gift-name wrap-anywhere">{t('gift.preview.for', { name: recipientName })}</p>}
      {message === '' ? null : <p className="gift-words wrap-anywhere whitespace-pre-line">{message}</p>}
      {senderName === '' ? null : <p className="text-small text-ink-soft wrap-anywhere">{t('gift.preview.from', { name: senderName })}</p>}
      <figcaption className="gift-code text-caption text-ink-soft">{t('gift.preview.code')}</figcaption>
    </figure>
  );
}
