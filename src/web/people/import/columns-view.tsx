/** The columns of a file: what each was read as, with a few of its cells, and what was found and done while reading. */
import type { ImportColumn, ImportPreview } from '#api/people/import-calls.ts';
import { guestFields } from '#core/people/import/guest-fields.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import { fieldOfColumn, fieldOfRepair } from './field-names.ts';
import { Bar, type ViewProps } from './steps.tsx';

const formId = 'spalten';
const changedLook = 'bg-amber-light px-1 -mx-1';

function GuessMark() {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-5 place-items-center rounded-full bg-amber-light text-caption font-semibold text-amber"
    >
      ?
    </span>
  );
}

function Column({ column: { column, name, field, isGuess, samples } }: { column: ImportColumn }) {
  const t = useTexts(listImportTexts);
  const id = `spalte-${column}`;
  const shown = Math.max(
    0,
    samples.findIndex(({ text }) => text !== ''),
  );
  return (
    <li className="border-b border-line py-3 max-md:grid max-md:grid-cols-[minmax(0,1fr)_224px] max-md:items-center max-md:gap-x-4 md:min-w-60 md:flex-1 md:border-none md:py-0">
      <label htmlFor={id} className="text-small font-semibold wrap-anywhere md:flex md:h-11 md:items-end md:font-normal">
        <span className="unseen">{t('list-import.column.label', { name })}</span>
        <span aria-hidden="true" className="md:truncate">
          {name}
        </span>
      </label>
      <div className="relative max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <select
          id={id}
          name={fieldOfColumn(column)}
          defaultValue={field}
          aria-describedby={isGuess ? `${id}-guess` : undefined}
          className={`input ${isGuess ? 'border-amber pl-10 shadow-[inset_0_0_0_1px_var(--amber)]' : ''}`}
        >
          {guestFields.map((one) => (
            <option key={one} value={one}>
              {t(`people-import.field.${one}`)}
            </option>
          ))}
        </select>
        {isGuess ? (
          <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2">
            <GuessMark />
            <span id={`${id}-guess`} className="unseen">
              {t('list-import.guess')}
            </span>
          </span>
        ) : null}
      </div>
      <ul className="md:mt-2">
        {samples.map(({ text, isChanged }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file stand where they stand
            key={at}
            className={`md:h-10 md:truncate md:border-t md:border-line md:py-2 md:pr-2 ${at === shown ? 'max-md:wrap-anywhere' : 'max-md:hidden'}`}
          >
            {text === '' ? (
              <>
                <span aria-hidden="true" className="text-ink-soft">
                  –
                </span>
                <span className="unseen">{t('list-import.column.empty')}</span>
              </>
            ) : isChanged ? (
              <mark className={`text-ink ${changedLook}`}>{text}</mark>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Sheets({ preview: { sheets, sheet, version } }: { preview: ImportPreview }) {
  const t = useTexts(listImportTexts);
  if (sheets.length < 2) return null;
  return (
    <form method="post" className="mb-6 flex flex-wrap items-end gap-4">
      <input type="hidden" name="intent" value="sheet" />
      <input type="hidden" name="version" value={version} />
      <div className="w-80 max-w-full">
        <SelectField name="sheet" label={t('list-import.sheet')} defaultValue={sheet}>
          {sheets.map(({ index, name, rows }) => (
            <option key={index} value={index}>
              {t('list-import.sheet.option', { name, rows })}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" kind="secondary">
        {t('list-import.sheet.button')}
      </Button>
    </form>
  );
}

/** Their buttons send the columns, too, so that nothing that was chosen is lost. */
function Repairs({ preview: { repairs } }: { preview: ImportPreview }) {
  const t = useTexts(listImportTexts);
  return repairs.map(({ kind, isMade, text }) => (
    <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 last:border-none">
      <span className="flex items-baseline gap-3 wrap-anywhere">
        {isMade ? <Icon svg={checkIcon} small className="text-moss" /> : <GuessMark />}
        <span>
          {text} {isMade ? t('list-import.repair.made') : null}
        </span>
      </span>
      <Button
        type="submit"
        form={formId}
        name={fieldOfRepair(kind)}
        value={isMade ? 'no' : 'yes'}
        kind="secondary"
        small
        aria-label={`${text} ${t(isMade ? 'list-import.repair.undo' : 'list-import.repair.yes')}`}
      >
        {t(isMade ? 'list-import.repair.undo' : 'list-import.repair.yes')}
      </Button>
    </li>
  ));
}

function Told({ preview }: { preview: ImportPreview }) {
  const t = useTexts(listImportTexts);
  const { notes, findings, repairs } = preview;
  if (notes.length + findings.length + repairs.length === 0) return null;
  return (
    <section aria-labelledby="gelesen" className="mt-9 bg-ground px-5 py-5 md:px-7">
      <h2 id="gelesen" className="type-h3 mb-2">
        {t('list-import.findings')}
      </h2>
      <ul>
        {[...notes, ...findings].map((text) => (
          <li key={text} className="flex items-baseline gap-3 border-b border-line py-2 last:border-none">
            <Icon svg={checkIcon} small className="shrink-0 self-center text-moss" />
            {text}
          </li>
        ))}
        <Repairs preview={preview} />
      </ul>
    </section>
  );
}

function Heading({ preview: { heading } }: { preview: ImportPreview }) {
  const t = useTexts(listImportTexts);
  if (heading === undefined) return null;
  return (
    <>
      <input type="hidden" name="asksHeading" value="yes" />
      <CheckField
        name="heading"
        value="yes"
        defaultChecked={heading !== null}
        label={heading === null ? t('list-import.heading.none') : t('list-import.heading', { line: heading })}
      />
    </>
  );
}

export function ColumnsView({ preview }: ViewProps) {
  const t = useTexts(listImportTexts);
  return (
    <>
      <Sheets preview={preview} />
      <p className="mb-3 text-small text-ink-soft">
        <GuessMark /> {t('list-import.legend.guess')}{' '}
        <mark className="bg-amber-light px-1 text-ink">{t('list-import.legend.changed')}</mark> {t('list-import.legend.changed.rest')}
      </p>
      <form id={formId} method="post">
        <input type="hidden" name="intent" value="columns" />
        <input type="hidden" name="version" value={preview.version} />
        <ul className="border-line max-md:border-t md:relative md:flex md:gap-2 md:overflow-x-auto md:border-b md:pb-2">
          {preview.columns.map((column) => (
            <Column key={column.column} column={column} />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Heading preview={preview} />
          <Button type="submit" kind="third">
            {t('list-import.columns.button')}
          </Button>
        </div>
      </form>
      <Told preview={preview} />
      <Bar preview={preview}>
        <Button type="submit" form={formId} name="next" value="rows">
          {t('list-import.columns.next')}
        </Button>
      </Bar>
    </>
  );
}
