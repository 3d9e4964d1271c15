/** A form that is submitted by a call: it stays where it is, shows what is wrong, and keeps its values when the call fails. */
import { type FormEvent, useRef, useState } from 'react';
import type { ShownFieldError } from '#core/values/fault.ts';
import { CallError } from './client.ts';

type Options<Values, Answer> = {
  initial: Answer;
  read(form: HTMLFormElement): Values;
  /** Errors that are known without the server, which checks everything again; null where there are none. */
  check(values: Values): Answer | null;
  /** Resolves to the answer that is shown after the call. */
  send(values: Values): Promise<Answer>;
  refuse(values: Values, error: CallError): Answer;
};

/** A second submit while the first is pending does nothing. Errors other than a CallError are thrown. */
export function useFormCall<Values, Answer>({ initial, read, check, send, refuse }: Options<Values, Answer>) {
  const [answer, setAnswer] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const isPending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending.current) return;
    const values = read(event.currentTarget);
    const refusal = check(values);
    if (refusal !== null) {
      setAnswer(refusal);
      return;
    }
    isPending.current = true;
    setBusy(true);
    try {
      setAnswer(await send(values));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setAnswer(refuse(values, error));
    } finally {
      isPending.current = false;
      setBusy(false);
    }
  }

  return { answer, setAnswer, isBusy, submit };
}

/** The text of a field; '' for missing fields and files. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The sentences of a refused form by field, and the notice above it: `summary` of the number of wrong fields, or `message` where the
 * refusal is not about a field.
 */
export function formErrors<Field extends string>(
  fields: readonly Field[],
  errors: readonly ShownFieldError[],
  message: string,
  summary: (count: number) => string,
): { errors: Partial<Record<Field, string>>; notice: string } {
  const known = errors.filter(({ field }) => fields.some((name) => name === field));
  return {
    errors: Object.fromEntries(known.map((error) => [error.field, error.message])) as Partial<Record<Field, string>>,
    notice: known.length === 0 ? message : summary(known.length),
  };
}
