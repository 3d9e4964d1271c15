/** The messenger's panel in its states, beside each other: questions, empty, refused, without a connection, on its way, sent. */
import type { ReactNode } from 'react';
import { askedQuestions, emptyMessage, fieldErrors, typedMessage } from '#seed/gallery/messages.ts';
import { messengerTexts } from '#texts/de/customer/messenger.ts';
import { MessageFormFields, MessageSent } from '#web/messenger/form.tsx';
import { AskedQuestions } from '#web/messenger/panel.tsx';
import { type MessageAnswer, refusedMessage, unanswered } from '#web/messenger/use-message.ts';
import { useTexts } from '#web/page/texts.ts';

const nothing = () => undefined;

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-105">
      <h3 className="type-h4 mb-3">{name}</h3>
      {children}
    </div>
  );
}

function form(values: typeof emptyMessage, answer: MessageAnswer, isBusy = false, code?: string) {
  return (
    <MessageFormFields
      values={values}
      answer={answer}
      isBusy={isBusy}
      code={code}
      onSend={(event) => event.preventDefault()}
      onType={nothing}
    />
  );
}

/** Every state, without anything that sends. */
export function MessengerStates() {
  const t = useTexts(messengerTexts);
  return (
    <div className="grid gap-11 md:grid-cols-2 xl:grid-cols-3">
      <State name="Oft gefragt">
        <AskedQuestions asked={askedQuestions} />
      </State>
      <State name="Oft gefragt, wenn nichts zu lesen ist">
        <AskedQuestions asked={[]} />
      </State>
      <State name="Leer">{form(emptyMessage, unanswered)}</State>
      <State name="Angaben fehlen">{form(emptyMessage, refusedMessage(t, fieldErrors, ''))}</State>
      <State name="Keine Verbindung">{form(typedMessage, { ...unanswered, notice: t('messenger.offline') }, false, '0a1b2c3d')}</State>
      <State name="Unterwegs">{form(typedMessage, unanswered, true)}</State>
      <State name="Angekommen">
        <MessageSent email={typedMessage.email} isFocused={false} onAgain={nothing} />
      </State>
    </div>
  );
}
