/** Who of a file may be in the list already, what the file changes of those who are, and whom it does not have. */
import type { ImportMatch, ImportPreview } from '#api/people/import-calls.ts';
import { changeChoices } from '#core/people/import/change-choices.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import { fieldOfChange, fieldOfPerson } from './field-names.ts';
import { Bar, Pages, type ViewProps } from './steps.tsx';

const formId = 'abgleich';

type Option = { value: string; label: string };
type OptionsProps = { title: string; name: string; options: readonly Option[]; chosen: string | null };

function Options({ title, name, options, chosen }: OptionsProps) {
  return (
    <fieldset className={`mt-2 min-w-0 border-l-3 pl-4 ${chosen === null ? 'border-amber' : 'border-line'}`}>
      <legend className="text-small wrap-anywhere">{title}</legend>
      {options.map(({ value, label }) => (
        <CheckField
          key={value}
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === chosen}
          label={<span className="wrap-anywhere">{label}</span>}
        />
      ))}
    </fieldset>
  );
}

function Question({ names, question }: { names: string; question: NonNullable<ImportMatch['question']> }) {
  const t = useTexts(listImportTexts);
  const { key, candidates, answer } = question;
  const known = candidates.map(({ id, text }): Option => ({ value: id, label: text }));
  const options = [{ value: 'new', label: t('list-import.matches.new') }, ...known];
  return <Options title={t('list-import.matches.question', { names })} name={fieldOfPerson(key)} options={options} chosen={answer} />;
}

function Change({ change: { key, field, old, new: next, isFilled, choice } }: { change: ImportMatch['changes'][number] }) {
  const t = useTexts(listImportTexts);
  const title = t(`list-import.change.${field}`);
  if (isFilled)
    return (
      <p className="mt-2 flex items-baseline gap-3 wrap-anywhere">
        <Icon svg={checkIcon} small className="shrink-0 self-center text-moss" />
        {t('list-import.change.filled', { field: title, value: next })}
      </p>
    );
  const values = { old: old || '–', new: next };
  const options = changeChoices.map((one): Option => ({ value: one, label: t(`list-import.change.${one}`, { value: values[one] }) }));
  return <Options title={title} name={fieldOfChange(key)} options={options} chosen={choice} />;
}

function Match({ match: { line, names, address, question, changes } }: { match: ImportMatch }) {
  const t = useTexts(listImportTexts);
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold wrap-anywhere">{names || '–'}</span>
        <span className="figures text-small text-ink-soft">
          {t('list-import.row.line')} {line}
        </span>
      </p>
      {address === '' ? null : <p className="text-small text-ink-soft wrap-anywhere">{address}</p>}
      {question ? <Question names={names || '–'} question={question} /> : null}
      {changes.map((change) => (
        <Change key={change.key} change={change} />
      ))}
    </li>
  );
}

function Absent({ preview: { absent, counts } }: { preview: ImportPreview }) {
  const t = useTexts(listImportTexts);
  if (counts.absent === 0) return null;
  const more = counts.absent - absent.length;
  return (
    <section aria-labelledby="fehlt" className="mt-9 bg-ground px-5 py-5 md:px-7">
      <h2 id="fehlt" className="type-h3 mb-2">
        {t('list-import.absent')}
      </h2>
      <p className="mb-2">{t('list-import.absent.lead', { count: counts.absent })}</p>
      <ul className="columns-[18rem] gap-x-7 text-small">
        {absent.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests of one name are told apart by their place
          <li key={at} className="break-inside-avoid py-1 wrap-anywhere">
            {name}
          </li>
        ))}
        {more > 0 ? <li className="py-1 text-ink-soft">{t('list-import.absent.more', { count: more })}</li> : null}
      </ul>
    </section>
  );
}

export function MatchesView({ preview, query }: ViewProps) {
  const t = useTexts(listImportTexts);
  const { matches, version, counts } = preview;
  return (
    <>
      {counts.matches > 0 ? <p className="mb-4 max-w-[80ch]">{t('list-import.matches.lead', { asked: counts.asked })}</p> : null}
      <form id={formId} method="post">
        <input type="hidden" name="intent" value="matches" />
        <input type="hidden" name="version" value={version} />
        {matches.length > 0 ? (
          <>
            <ul aria-label={t('list-import.matches')} className="border-t border-line">
              {matches.map((match) => (
                <Match key={`${match.line} ${match.question?.key ?? match.changes[0]?.key}`} match={match} />
              ))}
            </ul>
            <Button type="submit" kind="third" className="mt-3">
              {t('list-import.matches.button')}
            </Button>
          </>
        ) : null}
      </form>
      <Pages preview={preview} query={query} />
      <Absent preview={preview} />
      <Bar preview={preview}>
        <Button type="submit" form={formId} name="next" value="households">
          {t('list-import.matches.next')}
        </Button>
      </Bar>
    </>
  );
}
