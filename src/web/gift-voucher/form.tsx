/** Amount, words and delivery of a gift voucher. A plain form; the page reads it while it is typed. */
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { giftMessageLength, giftNameLength } from '#core/order/gift-voucher.ts';
import { giftVoucherTexts } from '#texts/de/customer/gift-voucher.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, Field, SelectField, TextField } from '#web/ui/field.tsx';
import { GiftDesigns } from './designs.tsx';
import { boxedAmounts, type GiftAnswer, type GiftValues, wayOf } from './gift-form.ts';

/** `value` in whole units, `text` as it is read. */
export type VoucherAmount = { value: number; text: string };

/** `cardPrice`: what a printed one costs besides, as it is read. */
type Props = {
  amounts: readonly VoucherAmount[];
  cardPrice: string;
  values: GiftValues;
  answer: GiftAnswer | null;
  onChange: (form: FormData) => void;
};

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-6">
      <legend className="unseen">{legend}</legend>
      <p aria-hidden="true" className="type-h4 mb-3">
        {legend}
      </p>
      {children}
    </fieldset>
  );
}

/** A box and the list say one amount: choosing in one clears the other. Without scripts the list counts. */
function clearOtherAmount(form: HTMLFormElement, changed: EventTarget): void {
  if (changed instanceof HTMLSelectElement && changed.value !== '')
    for (const box of form.querySelectorAll<HTMLInputElement>('[name=amount]')) box.checked = false;
  const list = form.querySelector<HTMLSelectElement>('[name=other]');
  if (changed instanceof HTMLInputElement && changed.name === 'amount' && list) list.value = '';
}

export function GiftForm({ amounts, cardPrice, values, answer, onChange }: Props) {
  const t = useTexts(giftVoucherTexts);
  const isBusy = useNavigation().state !== 'idle';
  const { errors, notice } = answer ?? { errors: {}, notice: null };
  const boxed = new Set<number>(boxedAmounts);
  const way = wayOf(values);
  const wiring = (name: 'recipientName' | 'senderName' | 'to' | 'sendOn') => ({
    name,
    defaultValue: values[name],
    error: errors[name] ?? null,
  });
  return (
    <Form
      method="post"
      noValidate
      onInput={(event) => {
        clearOtherAmount(event.currentTarget, event.target);
        onChange(new FormData(event.currentTarget));
      }}
    >
      <div role="alert">{notice ? <p className="mb-5 border-l-4 border-seal bg-blotter-light px-4 py-3 text-seal">{notice}</p> : null}</div>
      <Part legend={t('gift.amount')}>
        <div className="grid grid-cols-3 gap-2.5 sm:max-w-110">
          {amounts
            .filter(({ value }) => boxed.has(value))
            .map(({ value, text }) => (
              <label key={value} className="option figures min-h-11 items-center justify-center px-2 py-2 text-center">
                <input type="radio" name="amount" value={value} defaultChecked={values.amount === String(value)} />
                <span>{text}</span>
              </label>
            ))}
        </div>
        <div className="mt-4 sm:max-w-110">
          <SelectField label={t('gift.amount.other')} name="other" defaultValue={values.other} error={errors.amount ?? null}>
            <option value="">{t('gift.amount.none')}</option>
            {amounts
              .filter(({ value }) => !boxed.has(value))
              .map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
          </SelectField>
        </div>
      </Part>
      <Part legend={t('gift.design')}>
        <GiftDesigns chosen={values.design} />
      </Part>
      <Part legend={t('gift.words')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('gift.recipient')} maxLength={giftNameLength} autoComplete="off" {...wiring('recipientName')} />
          <TextField label={t('gift.sender')} maxLength={giftNameLength} autoComplete="off" {...wiring('senderName')} />
        </div>
        <div className="mt-4">
          <Field label={t('gift.message')} hint={t('gift.message.hint', { max: giftMessageLength })} error={errors.message ?? null}>
            {(field) => (
              <textarea
                className="input py-3"
                name="message"
                rows={4}
                maxLength={giftMessageLength}
                defaultValue={values.message}
                {...field}
              />
            )}
          </Field>
        </div>
      </Part>
      <Part legend={t('gift.delivery')}>
        <div className="group/way">
          <CheckField type="radio" name="delivery" value="email" defaultChecked={way === 'email'} label={t('gift.delivery.email')} />
          <CheckField type="radio" name="delivery" value="pdf" defaultChecked={way === 'pdf'} label={t('gift.delivery.pdf')} />
          <CheckField
            type="radio"
            name="delivery"
            value="print"
            defaultChecked={way === 'print'}
            label={t('gift.delivery.print', { price: cardPrice })}
          />
          <p className="mt-1 hidden max-w-[58ch] pl-9 text-small text-ink-soft group-has-[[value=print]:checked]/way:block">
            {t('gift.delivery.print.hint')}
          </p>
          <div className="mt-3 grid gap-4 group-has-[[value=pdf]:checked]/way:hidden group-has-[[value=print]:checked]/way:hidden sm:grid-cols-2">
            <TextField type="email" label={t('gift.to')} autoComplete="off" {...wiring('to')} />
            <TextField type="date" label={t('gift.sendOn')} hint={t('gift.sendOn.hint')} {...wiring('sendOn')} />
          </div>
        </div>
      </Part>
      <Button type="submit" busy={isBusy} className="w-full sm:w-85">
        {t('gift.add')}
      </Button>
    </Form>
  );
}
