/** The messenger's panel in its states, beside each other: questions, empty, refused, without a connection, on its way, sent. */
import type { ReactNode } from 'react';
import { messengerTexts } from '#texts/de/messenger.ts';
import { MessageForm, MessageSent } from '#web/messenger/form.tsx';
import { AskedQuestions } from '#web/messenger/panel.tsx';
import { type MessageAnswer, refusedMessage, unanswered } from '#web/messenger/use-message.ts';
import { useTexts } from '#web/page/texts.ts';

const nothing = () => undefined;

const empty = { message: '', email: '', name: '', order: '' };
const typed = {
  message: 'Lässt sich der Umschlag auch in Salbei bestellen, und passt er zur Einladung „Steinrund“ im Querformat?',
  email: 'hermine.groess-oettinger@beispiel.de',
  name: 'Hermine Größ-Öttinger',
  order: 'F1000001',
};
const errors = [
  { field: 'message', code: 'missing', message: 'Hier fehlt noch die Nachricht.' },
  { field: 'email', code: 'email', message: 'Das ist noch keine E-Mail-Adresse. Sie sieht aus wie name@beispiel.de.' },
];
const asked = [
  {
    question: 'Wann kommt meine Karte?',
    answer: [
      { text: 'Das Datum steht an jeder Karte. ', to: null },
      { text: 'Versand', to: '/versand-und-lieferung/' },
    ],
  },
  { question: 'Welches Papier ist das richtige?', answer: [{ text: 'Zehn stehen zur Wahl.', to: null }] },
];

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-105">
      <h3 className="type-h4 mb-3">{name}</h3>
      {children}
    </div>
  );
}

function form(values: typeof empty, answer: MessageAnswer, isBusy = false, code?: string) {
  return (
    <MessageForm values={values} answer={answer} isBusy={isBusy} code={code} onSend={(event) => event.preventDefault()} onType={nothing} />
  );
}

/** Every state, without anything that sends. */
export function MessengerStates() {
  const t = useTexts(messengerTexts);
  return (
    <div className="grid gap-11 md:grid-cols-2 xl:grid-cols-3">
      <State name="Oft gefragt">
        <AskedQuestions asked={asked} />
      </State>
      <State name="Oft gefragt, wenn nichts zu lesen ist">
        <AskedQuestions asked={[]} />
      </State>
      <State name="Leer">{form(empty, unanswered)}</State>
      <State name="Angaben fehlen">{form(empty, refusedMessage(t, errors, ''))}</State>
      <State name="Keine Verbindung">{form(typed, { ...unanswered, notice: t('messenger.offline') }, false, '0a1b2c3d')}</State>
      <State name="Unterwegs">{form(typed, unanswered, true)}</State>
      <State name="Angekommen">
        <MessageSent email={typed.email} isFocused={false} onAgain={nothing} />
      </State>
    </div>
  );
}
