/** A form of an account by a call: values, sentences at the fields, and what is logged of a failure. */
import { useEffect, useRef } from 'react';
import { accountTexts } from '#texts/de/customer/account.ts';
import { type LogEvent, report } from '#web/log/log.ts';
import type { CallError } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { fieldText, formErrors, useFormCall } from '#web/page/use-form-call.ts';

/** What was typed without passwords, and what is wrong with it. */
export type AccountAnswer<Field extends string = string> = {
  values: Partial<Record<Field, string>>;
  errors: Partial<Record<Field, string>>;
  /** A sentence about the whole form. */
  notice: string | null;
};

export const untouched: AccountAnswer<never> = { values: {}, errors: {}, notice: null };

type Options<Field extends string> = {
  /** Names of the fields; those that hold passwords are not in the answer. */
  fields: readonly Field[];
  /** What the server answered to the posted form. */
  answer: AccountAnswer<Field> | undefined;
  send(values: Record<Field, string>): Promise<void>;
  /** Identifier in the log, and whether a failure with this status is written there. */
  log?: { event: LogEvent; when: (status: number) => boolean };
};

/** The form focuses its first wrong field, or the notice where no field is wrong. */
export function useAccountForm<Field extends string>({ fields, answer: given, send, log }: Options<Field>) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const { answer, isBusy, submit } = useFormCall<Record<Field, string>, AccountAnswer<Field>>({
    initial: given ?? (untouched as AccountAnswer<Field>),
    read: (element) => Object.fromEntries(fields.map((name) => [name, fieldText(element, name)])) as Record<Field, string>,
    check: () => null,
    async send(values) {
      await send(values);
      return untouched as AccountAnswer<Field>;
    },
    refuse(values, error: CallError) {
      if (log?.when(error.status)) report(log.event, new Error(`${error.status} ${error.code}`), site);
      return { values, ...formErrors(fields, error.errors, error.message, (count) => t('account.wrong', { count })) };
    },
  });
  useEffect(() => {
    if (answer.notice) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-notice]')?.focus();
  }, [answer]);
  const wire = (name: Field) => ({ name, defaultValue: answer.values[name], error: answer.errors[name] ?? null });
  return { answer, form, isBusy, submit, wire };
}
