/** Sends the messenger's form. Its draft is saved on every input and survives closing, navigation and reloads. */
import { useEffect, useRef, useState } from 'react';
import { checkMessage, type MessageField, type MessageForm, messageFields } from '#core/customer/message.ts';
import type { ShownFieldError } from '#core/values/fault.ts';
import { messengerTexts } from '#texts/de/customer/messenger.ts';
import { fieldErrorTexts } from '#texts/de/field-errors.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { fieldText, formErrors, useFormCall } from '#web/page/use-form-call.ts';
import { clearDraft, drafted, emptyDraft, type MessageDraft, saveDraft, storedDraft } from './draft.ts';
import type { MessageSubject } from './panel-props.ts';

export type MessageAnswer = {
  errors: Partial<Record<MessageField, string>>;
  /** A sentence about the whole form. */
  notice: string | null;
  /** Address of the sender, once the message was sent. */
  sentTo: string | null;
};

export const unanswered: MessageAnswer = { errors: {}, notice: null, sentTo: null };

type WrongFields = (key: 'messenger.wrong', values: { count: number }) => string;

export function refusedMessage(t: WrongFields, errors: readonly ShownFieldError[], message: string): MessageAnswer {
  return { ...formErrors(messageFields, errors, message, (count) => t('messenger.wrong', { count })), sentTo: null };
}

function valuesIn(form: HTMLFormElement): MessageForm {
  return Object.fromEntries(messageFields.map((name) => [name, fieldText(form, name)])) as MessageForm;
}

/** The stored draft, with the order of the page that opened the messenger. */
function initialDraft(order: string | undefined): MessageDraft {
  const stored = storedDraft();
  return order ? { ...stored, values: { ...stored.values, order } } : stored;
}

export function useMessage({ ask, code }: MessageSubject) {
  const t = useTexts(messengerTexts);
  const fieldTexts = useTexts(fieldErrorTexts);
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => initialDraft(ask));

  async function post(next: MessageDraft, website: string): Promise<void> {
    saveDraft(next);
    setDraft(next);
    await call(site)('POST /web-api/messages', { id: next.id, ...next.values, website, ...(code ? { code } : {}) });
  }

  const { answer, setAnswer, isBusy, submit } = useFormCall({
    initial: unanswered,
    read: (element) => ({ values: valuesIn(element), website: fieldText(element, 'website') }),
    check({ values }) {
      const checked = checkMessage(values);
      return checked.ok ? null : refusedMessage(t, renderMessages(checked.errors, fieldTexts), '');
    },
    async send({ values, website }) {
      await post(drafted(draft, values), website).catch((error: unknown) => {
        // A tab that was duplicated from this one has sent another message under the same id.
        if (error instanceof CallError && error.code === 'key-reused') return post(drafted(emptyDraft(), values), website);
        throw error;
      });
      clearDraft();
      const checked = checkMessage(values);
      return { ...unanswered, sentTo: checked.ok ? checked.message.email : values.email };
    },
    refuse: (_values, error) => refusedMessage(t, error.errors, error.status === 0 ? t('messenger.offline') : error.message),
  });

  useEffect(() => {
    // OfflineGuard stops submit events before React sees them.
    const onSubmit = (event: SubmitEvent) => {
      if (event.target === form.current && !navigator.onLine) setAnswer({ ...unanswered, notice: t('messenger.offline') });
    };
    window.addEventListener('submit', onSubmit, true);
    return () => window.removeEventListener('submit', onSubmit, true);
  }, [setAnswer, t]);

  function save() {
    if (form.current) saveDraft({ ...draft, values: valuesIn(form.current) });
  }

  /** Starts another message. */
  function reset() {
    setDraft(emptyDraft());
    setAnswer(unanswered);
  }

  return { form, draft, answer, isBusy, submit, save, reset };
}
