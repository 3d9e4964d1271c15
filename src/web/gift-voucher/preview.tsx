/** The voucher as it will look, while it is filled in. */
import { channelNames } from '#core/values/channel.ts';
import { giftVoucherTexts } from '#texts/de/customer/gift-voucher.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import type { GiftValues } from './gift-form.ts';
import './gift-voucher.css';

type Props = { value: string; values: Pick<GiftValues, 'recipientName' | 'senderName' | 'message'> };

/** `value` is "50,00 €". */
export function GiftPreview({ value, values: { recipientName, senderName, message } }: Props) {
  const t = useTexts(giftVoucherTexts);
  const { channel } = useSite();
  return (
    <figure className="gift-sheet paper" aria-label={t('gift.preview')} data-channel={channel}>
      <p className="gift-brand">{channelNames[channel]}</p>
      <p className="text-small text-ink-soft">{t('gift.preview.heading')}</p>
      <p className="gift-value figures">{value}</p>
      {recipientName === '' ? null : <p className="gift-name wrap-anywhere">{t('gift.preview.for', { name: recipientName })}</p>}
      {message === '' ? null : <p className="gift-words wrap-anywhere whitespace-pre-line">{message}</p>}
      {senderName === '' ? null : <p className="text-small text-ink-soft wrap-anywhere">{t('gift.preview.from', { name: senderName })}</p>}
      <figcaption className="gift-code text-caption text-ink-soft">{t('gift.preview.code')}</figcaption>
    </figure>
  );
}
