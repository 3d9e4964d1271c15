/** What a household answers: who comes to which part, what they eat, whom they bring. It works without a script. */
import type { AskedHousehold, ShownPart } from '#api/people/event-calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { isOffered } from '#core/people/event/replies.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { useTexts } from '#web/page/texts.ts';
import { CheckField, Field, SelectField, TextField } from '#web/ui/field.tsx';
import { answerName, foodName, names, replyName } from './answer-names.ts';
import { QuestionFields } from './answer-questions.tsx';
import { timeOf } from './event-paths.ts';

type Reply = AskedHousehold['replies'][number];
type Person = AskedHousehold['guests'][number];

export type AnswerFormProps = {
  parts: readonly ShownPart[];
  household: AskedHousehold;
  /** What was sent and not stored. */
  typed: SentAnswers | null;
  errors: Readonly<Record<string, string>>;
  /** The sentence of the tick with which notes on food are stored. */
  consent: string;
};

/**
 * What a field shows, and what it counts as seen. After a refusal that is what the page showed before, so that an answer which was left alone stays so;
 * where another device answered the same, it is what is stored now.
 */
function shownReply(reply: Reply, { typed, errors }: AnswerFormProps) {
  const sent = typed?.replies.find(({ part, guest }) => part === reply.part && guest === reply.guest);
  const isConflict = errors[replyName(reply)] !== undefined;
  const { answer, menu } = sent ?? reply;
  const seen = sent && !isConflict ? sent.seen : reply;
  return { answer, menu, seen: `${seen.answer} ${seen.menu ?? '-'} ${seen.version}` };
}

const choices = ['yes', 'no', 'open'] as const;

/** The three answers as one row of boxes. */
export function ChoiceRow({ name, answer }: { name: string; answer: Reply['answer'] }) {
  const t = useTexts(eventPageTexts);
  return (
    <div className="grid grid-cols-3 border border-edge">
      {choices.map((value) => (
        <label key={value} className="relative not-first:border-l not-first:border-edge">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={answer === value}
            className="peer absolute inset-0 size-full opacity-0"
          />
          <span className="flex min-h-13 items-center justify-center bg-(--field,transparent) px-1 py-2 text-center text-small peer-checked:bg-(--button,var(--ink)) peer-checked:font-semibold peer-checked:text-(--on-button,var(--on-ink)) peer-checked:before:mr-2 peer-checked:before:content-['✓'/''] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-current">
            {t(`event.${value}`)}
          </span>
        </label>
      ))}
    </div>
  );
}

function Choice({ reply, name, label, ...form }: AnswerFormProps & { reply: Reply; name: string; label: string }) {
  const { answer, seen } = shownReply(reply, form);
  const error = form.errors[replyName(reply)];
  const id = `f-${reply.part}-${reply.guest}`;
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1 text-small wrap-anywhere">
        <span className="unseen">{name}: </span>
        {label}
      </legend>
      <input type="hidden" name={answerName('seen', reply)} value={seen} />
      <ChoiceRow name={answerName('answer', reply)} answer={answer} />
      {error ? (
        <p id={id} className="mt-1 text-small text-seal">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function MenuField({ reply, part, person, ...form }: AnswerFormProps & { reply: Reply; part: ShownPart; person: Person }) {
  const t = useTexts(eventPageTexts);
  const options = part.options.filter((option) => isOffered(option, person));
  if (options.length === 0) return null;
  return (
    <SelectField name={answerName('menu', reply)} label={t('event.menu')} defaultValue={shownReply(reply, form).menu ?? ''}>
      <option value="">{t('event.menu.later')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function FoodField({ person, name, ...form }: AnswerFormProps & { person: Person; name: string }) {
  const t = useTexts(eventPageTexts);
  const sent = form.typed?.food.find(({ guest }) => guest === person.id);
  const error = form.errors[`food.${person.id}`] ?? null;
  return (
    <>
      <input type="hidden" name={foodName(person.id, 'seenFood')} value={sent && !error ? sent.seen : person.food} />
      <TextField
        name={foodName(person.id)}
        label={t('event.food', { name })}
        hint={t('event.food.hint')}
        error={error}
        defaultValue={sent?.text ?? person.food}
        maxLength={eventBounds.food}
        autoComplete="off"
      />
    </>
  );
}

function PersonFields({ person, ...form }: AnswerFormProps & { person: Person }) {
  const t = useTexts(eventPageTexts);
  const replies = form.household.replies.filter(({ guest }) => guest === person.id);
  if (replies.length === 0) return null;
  const name = person.name || t('event.person');
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-3 font-semibold wrap-anywhere">{name}</h3>
      <div className="grid gap-4">
        {replies.map((reply) => {
          const part = form.parts.find(({ id }) => id === reply.part);
          if (!part) return null;
          const label = [part.name, timeOf(part.startsAt)].filter((text) => text !== '').join(', ');
          return (
            <div key={reply.part} className="grid gap-2">
              <Choice {...form} reply={reply} name={name} label={label} />
              <MenuField {...form} reply={reply} part={part} person={person} />
            </div>
          );
        })}
        <FoodField {...form} person={person} name={name} />
      </div>
    </section>
  );
}

function CompanionFields({ household, typed, errors }: AnswerFormProps) {
  const t = useTexts(eventPageTexts);
  const count = household.openCompanions;
  const error = errors.companions ?? null;
  if (count === 0 && error === null) return null;
  return (
    <section className="border-t border-line py-5">
      <h3 className="font-semibold">{t('event.companions')}</h3>
      <p className="mb-3 text-small text-ink-soft">{t('event.companions.lead', { count })}</p>
      <div className="grid gap-3">
        {Array.from({ length: Math.max(1, count) }, (_, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have no identity but their place
            key={at}
            name={names.companion}
            label={t('event.companion', { number: at + 1 })}
            error={at === 0 ? error : null}
            defaultValue={typed?.companions[at] ?? ''}
            maxLength={eventBounds.title}
            autoComplete="off"
          />
        ))}
      </div>
    </section>
  );
}

/** The fields of the form; its button stands where its page has it. */
export function AnswerFields(form: AnswerFormProps) {
  const t = useTexts(eventPageTexts);
  const { household, typed, errors, consent } = form;
  const message = errors.message ?? null;
  return (
    <>
      {household.guests.map((person) => (
        <PersonFields key={person.id} {...form} person={person} />
      ))}
      <CompanionFields {...form} />
      <div className="border-t border-line py-5">
        <CheckField
          name={names.consent}
          label={consent}
          error={errors.consent ?? null}
          defaultChecked={typed?.consents ?? household.guests.some(({ food }) => food !== '')}
        />
      </div>
      <QuestionFields {...form} />
      <div className="border-t border-line py-5">
        <input type="hidden" name={names.seenMessage} value={typed && !message ? typed.message.seen : household.message} />
        <Field label={t('event.message')} hint={t('event.message.hint')} error={message}>
          {(wiring) => (
            <textarea
              {...wiring}
              name={names.message}
              defaultValue={typed?.message.text ?? household.message}
              rows={3}
              maxLength={eventBounds.message}
              className="input h-auto py-3"
            />
          )}
        </Field>
      </div>
    </>
  );
}
