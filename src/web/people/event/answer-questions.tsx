/** The host's own questions in the form of answers. */
import type { AskedHousehold } from '#api/people/event-calls.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { pageBounds } from '#core/people/event/page-content.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { useTexts } from '#web/page/texts.ts';
import { Field, SelectField } from '#web/ui/field.tsx';
import { questionName } from './answer-names.ts';

type Props = {
  household: AskedHousehold;
  /** What was sent and not stored. */
  typed: SentAnswers | null;
  errors: Readonly<Record<string, string>>;
};

type Asked = AskedHousehold['questions'][number];

function QuestionField({ question, typed, errors }: Omit<Props, 'household'> & { question: Asked }) {
  const t = useTexts(eventContentTexts);
  const page = useTexts(eventPageTexts);
  const { id, kind, text, choices, answer } = question;
  const sent = typed?.questions.find((one) => one.question === id);
  const error = errors[`question.${id}`] ?? null;
  const shown = sent?.text ?? answer;
  const seen = sent && error === null ? sent.seen : answer;
  const options = kind === 'yes-no' ? ['yes', 'no'] : choices;
  const nameOf = (choice: string) => (kind === 'choice' ? choice : t(choice === 'yes' ? 'event.asked.yes' : 'event.asked.no'));
  return (
    <>
      <input type="hidden" name={questionName(id, 'seenQuestion')} value={seen} />
      {kind === 'text' ? (
        <Field label={text} hint={page('event.message.hint')} error={error}>
          {(wiring) => (
            <textarea
              {...wiring}
              name={questionName(id)}
              defaultValue={shown}
              rows={2}
              maxLength={pageBounds.answer}
              className="input h-auto py-3"
            />
          )}
        </Field>
      ) : (
        <SelectField name={questionName(id)} label={text} defaultValue={shown} error={error}>
          <option value="">{t('event.asked.none')}</option>
          {(shown === '' || options.includes(shown) ? options : [...options, shown]).map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

export function QuestionFields({ household, typed, errors }: Props) {
  const t = useTexts(eventContentTexts);
  if (household.questions.length === 0) return null;
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-3 font-semibold">{t('event.asked')}</h3>
      <div className="grid gap-4">
        {household.questions.map((question) => (
          <QuestionField key={question.id} question={question} typed={typed} errors={errors} />
        ))}
      </div>
    </section>
  );
}
