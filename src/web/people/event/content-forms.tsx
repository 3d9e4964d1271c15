import { type GiftWishes, pageBounds, questionKinds } from '#core/people/event/page-content.ts';
import type { TypedQuestion } from '#core/people/event/page-schema.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import { contentNames } from './content-fields.ts';

/** Empty rows for links that a form has. */
const spareLinks = 3;

export function WishesForm({ wishes, wrong }: { wishes: GiftWishes; wrong: readonly number[] }) {
  const t = useTexts(eventContentTexts);
  const rows = Math.min(pageBounds.links, wishes.links.length + spareLinks);
  return (
    <form method="post" noValidate className="grid max-w-180 gap-5">
      <input type="hidden" name="intent" value="wishes" />
      <Field label={t('feier.wishes.text')}>
        {(wiring) => (
          <textarea
            {...wiring}
            name={contentNames.wishes}
            defaultValue={wishes.text}
            rows={4}
            maxLength={pageBounds.wishes}
            className="input h-auto py-3"
          />
        )}
      </Field>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={at} className="grid gap-4 sm:grid-cols-2">
          <TextField
            name={contentNames.linkName}
            label={t('feier.wishes.link.name', { number: at + 1 })}
            defaultValue={wishes.links[at]?.name}
            maxLength={pageBounds.linkName}
            autoComplete="off"
          />
          <TextField
            name={contentNames.linkUrl}
            type="url"
            label={t('feier.wishes.link.url', { number: at + 1 })}
            hint={at === 0 ? t('feier.wishes.link.hint') : undefined}
            error={wrong.includes(at) ? t('feier.wishes.wrong') : null}
            defaultValue={wishes.links[at]?.url}
            maxLength={pageBounds.url}
            autoComplete="off"
          />
        </div>
      ))}
      <Button type="submit" kind="secondary" className="w-full sm:w-fit">
        {t('feier.wishes.save')}
      </Button>
    </form>
  );
}

type Question = TypedQuestion & { answers: number };
const noQuestion: Question = { id: null, kind: 'text', text: '', choices: [], answers: 0 };

function QuestionRow({ question, number }: { question: Question; number: number }) {
  const t = useTexts(eventContentTexts);
  const { id, kind, text, choices, answers } = question;
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-3 w-full font-semibold">{t('feier.question', { number })}</legend>
      <input type="hidden" name={contentNames.questionId} value={id ?? ''} />
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <TextField
          name={contentNames.question}
          label={t('feier.question', { number })}
          hint={answers > 0 ? t('feier.question.answers', { count: answers }) : undefined}
          defaultValue={text}
          maxLength={pageBounds.question}
          autoComplete="off"
        />
        <SelectField name={contentNames.kind} label={t('feier.question.kind')} defaultValue={kind}>
          {questionKinds.map((one) => (
            <option key={one} value={one}>
              {t(`feier.question.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <Field label={t('feier.question.choices')} hint={t('feier.question.choices.hint')}>
          {(wiring) => (
            <textarea {...wiring} name={contentNames.choices} defaultValue={choices.join('\n')} rows={3} className="input h-auto py-3" />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

export function QuestionsForm({ questions }: { questions: readonly Question[] }) {
  const t = useTexts(eventContentTexts);
  const rows = questions.length < pageBounds.questions ? [...questions, noQuestion] : questions;
  return (
    <form method="post" noValidate className="grid max-w-180 gap-7">
      <input type="hidden" name="intent" value="questions" />
      {rows.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no identity but its place
        <QuestionRow key={`${question.id}${at}`} question={question} number={at + 1} />
      ))}
      <Button type="submit" kind="secondary" className="w-full sm:w-fit">
        {t('feier.questions.save')}
      </Button>
    </form>
  );
}
