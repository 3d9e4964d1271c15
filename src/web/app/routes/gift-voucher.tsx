/** Sells gift vouchers: a form beside the voucher that it makes. Works without scripts. */

import { useState } from 'react';
import { data, redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { formatMoney, money } from '#core/values/money.ts';
import { giftVoucherTexts } from '#texts/de/customer/gift-voucher.ts';
import type { Handle } from '#web/app/root.tsx';
import { GiftForm, type VoucherAmount } from '#web/gift-voucher/form.tsx';
import {
  amountOf,
  type GiftAnswer,
  type GiftErrors,
  type GiftValues,
  giftFields,
  giftFormDefaults,
  typedValues,
  wayOf,
} from '#web/gift-voucher/gift-form.ts';
import { GiftPreview } from '#web/gift-voucher/preview.tsx';
import { orFault, shownFault } from '#web/page/fault-response.ts';
import { postedForm, statusFor, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/gift-voucher';

export const handle: Handle = { robots: 'index' };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { values, price, card } = await orFault(page.call('GET /web-api/gift-voucher', {}));
  const amounts = values.map((minor): VoucherAmount => {
    return { value: minor / 100, text: formatMoney(money(minor, price.currency), page.site.locale) };
  });
  return { amounts, currency: price.currency, cardPrice: card.text };
}

/** Line breaks of the message stay. */
function valuesOf(form: FormData): GiftValues {
  const values = Object.fromEntries(giftFields.map((name) => [name, textOf(form, name).slice(0, 300)])) as GiftValues;
  return { ...values, message: typedIn(form, 'message').slice(0, 2_000) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const values = valuesOf(await postedForm(request));
  const { amount: _, other: __, delivery: ___, design, ...rest } = values;
  const amount = amountOf(values);
  try {
    const whole = (number: number) => (Number.isSafeInteger(number) && number >= 0 ? number : 0);
    const wanted = { ...rest, amount: whole(amount), design: whole(Number(design || 1)), delivery: wayOf(values) };
    await page.call('POST /web-api/gift-voucher', wanted);
    return redirect(sitePath(page.site, pathTo('cart')), 303);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const { text, errors } = shownFault(error);
    const wrong: GiftErrors = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    const notice = errors.length > 0 ? requestTexts(page)('gift.errors') : text;
    const answer: GiftAnswer = { values, errors: wrong, notice };
    return data(answer, { status: statusFor(request, faults[error.code].status) });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, giftVoucherTexts);
  return headTags({ title: t('gift.title'), description: t('gift.description'), channel: channelOf(matches) });
}

export default function GiftVoucher({ loaderData: { amounts, currency, cardPrice }, actionData }: Route.ComponentProps) {
  const t = useTexts(giftVoucherTexts);
  const answer = actionData ?? null;
  const values = answer?.values ?? giftFormDefaults;
  const [typed, setTyped] = useState<GiftValues | null>(null);
  const shown = typed ?? values;
  const value = amounts.find((amount) => amount.value === amountOf(shown))?.text ?? '';
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('list.start'), path: pathTo('home') },
          { name: t('gift.title'), path: pathTo('gift-voucher') },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-20 gap-y-8 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div>
          <PageTitle className="mb-4">{t('gift.title')}</PageTitle>
          <p className="max-w-[58ch]">{t('gift.lead')}</p>
        </div>
        <div className="self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <GiftPreview value={value} values={shown} />
        </div>
        <div>
          <GiftForm
            amounts={amounts}
            cardPrice={cardPrice}
            values={values}
            answer={answer}
            onChange={(form) => setTyped(typedValues(form))}
          />
          <p className="mt-5 max-w-[58ch] text-caption text-ink-soft">{t('gift.terms', { currency })}</p>
        </div>
      </div>
    </div>
  );
}
