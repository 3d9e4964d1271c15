/** The form of the page for all: who, whether they come, and what they say. It works without a script. */
import type { OpenPage, TypedOpenAnswer } from '#api/people/event-page-calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import { openTerms } from '#core/people/event/open-terms.ts';
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import { useTexts } from '#web/page/texts.ts';
import { ChoiceRow } from '#web/people/event/answer-form.tsx';
import { timeOf } from '#web/people/event/event-paths.ts';
import { FormMarks } from '#web/people/event/form-marks.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { answerId, openAnswerName, openNames } from './open-names.ts';

type Props = {
  parts: OpenPage['parts'];
  stamp: string;
  /** What was sent before, or typed and not stored. */
  typed: TypedOpenAnswer | null;
  errors: Readonly<Record<string, string>>;
  isChange: boolean;
  isAnother: boolean;
  /** The key of what is changed; '' for a new one. */
  edit: string;
};

function Names({ typed, errors }: Pick<Props, 'typed' | 'errors'>) {
  const t = useTexts(eventOpenTexts);
  return (
    <div className="grid gap-4 border-t border-line py-5">
      {Array.from({ length: openTerms.names }, (_, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: fields have no identity but their place
          key={at}
          name={openNames.name}
          label={at === 0 ? t('open.names') : t('open.names.more', { number: at + 1 })}
          hint={at === 0 ? t('open.names.hint') : null}
          error={at === 0 ? (errors.names ?? null) : null}
          defaultValue={typed?.names[at] ?? ''}
          maxLength={eventBounds.title}
          autoComplete={at === 0 ? 'name' : 'off'}
        />
      )).slice(0, Math.max(3, (typed?.names.length ?? 0) + 1))}
    </div>
  );
}

function Answers({ parts, typed, errors }: Pick<Props, 'parts' | 'typed' | 'errors'>) {
  const error = errors.answers ?? null;
  return (
    <div className="grid gap-4 border-t border-line py-5">
      {parts.map(({ id, name, startsAt }) => (
        <fieldset key={id} aria-describedby={error ? 'zu-was' : undefined} className="min-w-0">
          <legend className="mb-1 text-small wrap-anywhere">{[name, timeOf(startsAt)].filter((text) => text !== '').join(', ')}</legend>
          <ChoiceRow name={openAnswerName(id)} answer={typed?.answers.find(({ part }) => part === id)?.answer ?? 'open'} />
        </fieldset>
      ))}
      {error ? (
        <p id="zu-was" className="text-small text-seal">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function OpenForm({ parts, stamp, typed, errors, isChange, isAnother, edit }: Props) {
  const t = useTexts(eventOpenTexts);
  return (
    <form method="post" action={`#${answerId}`} noValidate>
      <input type="hidden" name="intent" value="open" />
      {isAnother ? <input type="hidden" name={openNames.another} value="1" /> : null}
      {edit === '' ? null : <input type="hidden" name={openNames.edit} value={edit} />}
      <FormMarks stamp={stamp} />
      <Names typed={typed} errors={errors} />
      <Answers parts={parts} typed={typed} errors={errors} />
      <div className="grid gap-4 border-t border-line py-5">
        <Field label={t('open.message')} hint={t('open.optional')} error={errors.message ?? null}>
          {(wiring) => (
            <textarea
              {...wiring}
              name={openNames.message}
              defaultValue={typed?.message ?? ''}
              rows={3}
              maxLength={eventBounds.message}
              className="input h-auto py-3"
            />
          )}
        </Field>
        <TextField
          name={openNames.email}
          type="email"
          label={t('open.email')}
          hint={t('open.email.hint')}
          error={errors.email ?? null}
          defaultValue={typed?.email ?? ''}
          maxLength={100}
          autoComplete="email"
        />
      </div>
      <div className="sticky bottom-0 -mx-6 border-t border-line bg-page px-6 py-3">
        <Button type="submit" className="w-full">
          {t(isChange ? 'open.change' : 'open.send')}
        </Button>
      </div>
    </form>
  );
}
