/** Reads the posted forms of a file before it is taken over. Server only. */
import { changeChoices } from '#core/people/import/change-choices.ts';
import { type GuestField, guestFields } from '#core/people/import/guest-fields.ts';
import { joinAnswers } from '#core/people/import/joined-rows.ts';
import { textOf } from '#web/page/form-input.ts';
import { fieldOfChange, fieldOfColumn, fieldOfJoin, fieldOfPerson, fieldOfRepair } from './field-names.ts';

/** Columns and answers of one page; a form with more is none of ours. */
const [maxColumns, maxAnswers, maxChoices] = [100, 1_000, 2_000];

/** What the columns are, as their boxes say. */
export function postedFields(form: FormData): GuestField[] {
  const fields: GuestField[] = [];
  for (let column = 0; column < maxColumns; column += 1) {
    const text = textOf(form, fieldOfColumn(column));
    const field = guestFields.find((one) => one === text);
    if (!field) break;
    fields.push(field);
  }
  return fields;
}

/** The repairs that a button asks for, or takes back. */
export function postedRepairs(form: FormData): { letters?: boolean; capitals?: boolean } {
  const kinds = ['letters', 'capitals'] as const;
  return Object.fromEntries(
    kinds.flatMap((kind) => (form.has(fieldOfRepair(kind)) ? [[kind, textOf(form, fieldOfRepair(kind)) === 'yes']] : [])),
  );
}

export function postedJoins(form: FormData) {
  return [...form.keys()]
    .flatMap((name) => {
      const line = /^join\.(\d{1,7})$/.exec(name)?.[1];
      const answer = line === undefined ? undefined : joinAnswers.find((one) => one === textOf(form, fieldOfJoin(Number(line))));
      return answer === undefined ? [] : [{ line: Number(line), answer }];
    })
    .slice(0, maxAnswers);
}

/** Who of the file is known. A name or a value in another form is none of ours. */
export function postedPersons(form: FormData) {
  return [...form.keys()]
    .flatMap((name) => {
      const key = /^person\.(\d{1,7}\.\d{1,4})$/.exec(name)?.[1];
      const answer = key === undefined ? '' : textOf(form, fieldOfPerson(key));
      return key !== undefined && /^(?:new|line-\d{1,7}|[\w-]{22})$/.test(answer) ? [{ key, answer }] : [];
    })
    .slice(0, maxAnswers);
}

export function postedChoices(form: FormData) {
  return [...form.keys()]
    .flatMap((name) => {
      const key = /^change\.([\w-]{22}\.[a-zA-Z]{1,20})$/.exec(name)?.[1];
      const choice = key === undefined ? undefined : changeChoices.find((one) => one === textOf(form, fieldOfChange(key)));
      return key === undefined || choice === undefined ? [] : [{ key, choice }];
    })
    .slice(0, maxChoices);
}
