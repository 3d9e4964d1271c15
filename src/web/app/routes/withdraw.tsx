/** The withdrawal of a contract in two steps, without sign-in and without scripts (E048). */

import { data, Form, useNavigation } from 'react-router';
import { isEmail } from '#core/customer/email.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatInstant } from '#core/values/text/format-instant.ts';
import { withdrawTexts } from '#texts/de/customer/withdraw.ts';
import { orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/withdraw';

const fields = ['name', 'contract', 'lines', 'email'] as const;
type Values = Record<(typeof fields)[number], string>;
type View = { step: 'form' | 'check' | 'done'; key: string; values: Values; wrong: readonly string[]; submittedAt: string };

const maxLength = { name: 200, contract: 200, lines: 500, email: 254 } as const;

function wrongFields(values: Values): string[] {
  return fields.filter((field) => {
    if (values[field].length > maxLength[field]) return true;
    if (field === 'email') return !isEmail(values.email);
    return field !== 'lines' && values[field] === '';
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const values = Object.fromEntries(fields.map((field) => [field, textOf(form, field).trim()])) as Values;
  const sent = textOf(form, 'key');
  const view: View = { step: 'check', key: isToken(sent) ? sent : idempotencyKey(), values, wrong: [], submittedAt: '' };
  if (textOf(form, 'intent') === 'edit') return data<View>({ ...view, step: 'form' });
  const wrong = wrongFields(values);
  if (wrong.length > 0) return data<View>({ ...view, step: 'form', wrong }, { status: 422 });
  if (textOf(form, 'intent') !== 'confirm') return data<View>(view);
  const { submittedAt } = await orFault(context.get(pageRequest).call('POST /web-api/withdrawal', { key: view.key, ...values }));
  return data<View>({ ...view, step: 'done', submittedAt });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, withdrawTexts);
  return headTags({ title: t('withdraw.title'), channel: channelOf(matches) });
}

const empty: View = { step: 'form', key: '', values: { name: '', contract: '', lines: '', email: '' }, wrong: [], submittedAt: '' };

function WithdrawalForm({ view }: { view: View }) {
  const t = useTexts(withdrawTexts);
  const { values, wrong } = view;
  const wiring = (field: keyof Values) => ({ name: field, defaultValue: values[field], maxLength: maxLength[field] });
  const errorOf = (field: keyof Values) =>
    wrong.includes(field) ? t(field === 'email' ? 'withdraw.missing.email' : 'withdraw.missing') : null;
  return (
    <Form method="post" noValidate replace className="mt-7 grid gap-5">
      <TextField label={t('withdraw.name')} autoComplete="name" error={errorOf('name')} {...wiring('name')} />
      <TextField
        label={t('withdraw.contract')}
        hint={t('withdraw.contract.hint')}
        autoComplete="off"
        error={errorOf('contract')}
        {...wiring('contract')}
      />
      <TextField label={t('withdraw.lines.label')} autoComplete="off" {...wiring('lines')} />
      <TextField type="email" label={t('withdraw.email')} autoComplete="email" error={errorOf('email')} {...wiring('email')} />
      <Button type="submit" name="intent" value="check" className="w-full sm:w-85">
        {t('withdraw.next')}
      </Button>
    </Form>
  );
}

function Facts({ values }: Pick<View, 'values'>) {
  const t = useTexts(withdrawTexts);
  return (
    <dl className="mt-6 grid gap-4 border-y border-line py-5">
      {fields.map((field) => (
        <div key={field}>
          <dt className="text-small text-ink-soft">{t(`withdraw.${field}`)}</dt>
          <dd className="wrap-anywhere">{values[field] || t('withdraw.lines.all')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Check({ view }: { view: View }) {
  const t = useTexts(withdrawTexts);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <h2 className="type-h3 mt-7">{t('withdraw.check')}</h2>
      <Facts values={view.values} />
      <Form method="post" replace className="mt-7 flex flex-wrap gap-3">
        <input type="hidden" name="key" value={view.key} />
        {fields.map((field) => (
          <input key={field} type="hidden" name={field} value={view.values[field]} />
        ))}
        <Button type="submit" name="intent" value="confirm" busy={isBusy}>
          {t('withdraw.confirm')}
        </Button>
        <Button type="submit" name="intent" value="edit" kind="secondary">
          {t('withdraw.back')}
        </Button>
      </Form>
    </>
  );
}

function Done({ view: { values, submittedAt } }: { view: View }) {
  const t = useTexts(withdrawTexts);
  const locale = useTextLocale();
  const at = new Date(submittedAt);
  const [day, time] = [formatInstant(at, locale, 'day'), formatInstant(at, locale, 'time')];
  return (
    <div role="status">
      <h2 className="type-h3 mt-7">{t('withdraw.done')}</h2>
      <p className="mt-2">{t('withdraw.done.text', { day, time, email: values.email })}</p>
      <Facts values={values} />
    </div>
  );
}

export default function Withdraw({ actionData }: Route.ComponentProps) {
  const t = useTexts(withdrawTexts);
  const view = actionData ?? empty;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <div className="max-w-160">
        <PageTitle className="mb-4">{t('withdraw.title')}</PageTitle>
        <p>{t('withdraw.lead')}</p>
        {view.step === 'form' ? <WithdrawalForm key={view.wrong.join()} view={view} /> : null}
        {view.step === 'check' ? <Check view={view} /> : null}
        {view.step === 'done' ? <Done view={view} /> : null}
        <p className="mt-9 text-small text-ink-soft">{t('withdraw.excluded')}</p>
        <p className="mt-2 text-small">
          <PageLink to={pathTo('withdrawal')} className="text-link py-1">
            {t('withdraw.notice')}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
