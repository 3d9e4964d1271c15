/** Printed gift vouchers: the document that an order freezes, without the code, and the one that is painted. */
import { type GiftDesign, giftTemplateId } from '#core/order/gift-card.ts';
import type { GiftItem } from '#core/order/line.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { type Channel, channelNames } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import { type Currency, formatMoney, money } from '#core/values/money.ts';
import { type GiftCardWords, giftCardDocument } from '#designs/gift-voucher/document.ts';
import { type Catalogue, findRow } from '#store/catalogue/catalogue-index.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** What stands in the place of a code: sixteen letters in fours. */
const noCode = '···· ···· ···· ····';

type Sale = { channel: Channel; locale: Locale; currency: Currency };

/** The card of a voucher with what its buyer wrote. Throws Fault 'not-found' for a design that left the catalogue. */
export function giftCardOf(catalogue: Catalogue, design: GiftDesign, item: GiftItem, { channel, locale, currency }: Sale): CardDocument {
  const t = serverTexts({ locale });
  const named = (key: 'mail.gift.pdf.for' | 'mail.gift.pdf.from', name: string) => (name === '' ? '' : t(key, { name }));
  const words: GiftCardWords = {
    value: formatMoney(money(item.amount, currency), locale),
    recipient: named('mail.gift.pdf.for', item.recipient),
    message: item.message,
    sender: named('mail.gift.pdf.from', item.sender),
    heading: t('mail.gift.pdf.heading'),
    how: `${t('mail.gift.how')} ${t('mail.gift.terms')}`,
    code: noCode,
    shop: channelNames[channel],
  };
  return giftCardDocument(findRow(catalogue, giftTemplateId(design)), words);
}
