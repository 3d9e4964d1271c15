/** The households that rows of a file become, those that were joined first. Each join has its reason and can be taken back. */
import type { ImportHousehold } from '#api/people/import-calls.ts';
import { joinAnswers } from '#core/people/import/joined-rows.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { fieldOfJoin } from './field-names.ts';
import { Bar, Folded, Pages, type ViewProps } from './steps.tsx';

const formId = 'haushalte';

function Join({ join: { line, text, isQuestion, answer } }: { join: ImportHousehold['joins'][number] }) {
  const t = useTexts(listImportTexts);
  return (
    <div className={`mt-2 border-l-3 pl-4 ${isQuestion ? 'border-amber' : 'border-line'}`}>
      <fieldset className="min-w-0">
        <legend className="text-small wrap-anywhere">{text}</legend>
        <div className="flex flex-wrap gap-x-6">
          {joinAnswers.map((one) => (
            <CheckField
              key={one}
              type="radio"
              name={fieldOfJoin(line)}
              value={one}
              defaultChecked={one === answer}
              label={t(`list-import.answer.${one}`)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Household({ household: { names, address, isKnown, rows, joins } }: { household: ImportHousehold }) {
  const t = useTexts(listImportTexts);
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold wrap-anywhere">{names || '–'}</span>
        <span className="figures text-small text-ink-soft">
          {rows.length === 1
            ? `${t('list-import.row.line')} ${rows[0]?.line}`
            : t('list-import.household.lines', { lines: rows.map(({ line }) => line).join(', ') })}
          {isKnown ? ` · ${t('list-import.household.known')}` : null}
        </span>
      </p>
      {address === '' ? null : <p className="text-small text-ink-soft wrap-anywhere">{address}</p>}
      {joins.map((join) => (
        <Join key={join.line} join={join} />
      ))}
    </li>
  );
}

type GroupProps = { households: readonly ImportHousehold[] };

function Households({ households }: GroupProps) {
  if (households.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {households.map((household) => (
        <Household key={household.rows[0]?.line} household={household} />
      ))}
    </ul>
  );
}

export function HouseholdsView({ preview, query }: ViewProps) {
  const t = useTexts(listImportTexts);
  const { households, version, pages } = preview;
  const hasJoins = households.some(({ joins }) => joins.length > 0);
  const isAsked = ({ joins }: ImportHousehold) => joins.some(({ isQuestion }) => isQuestion);
  const joined = households.filter((household) => household.joins.length > 0 && !isAsked(household));
  const single = households.filter(({ joins }) => joins.length === 0);
  const isPaged = String(pages > 1);
  return (
    <>
      <p className="mb-4 max-w-[80ch]">{t(hasJoins ? 'list-import.households.lead' : 'list-import.households.none')}</p>
      <form id={formId} method="post">
        <input type="hidden" name="intent" value="joins" />
        <input type="hidden" name="version" value={version} />
        <Households households={households.filter(isAsked)} />
        {joined.length > 0 ? (
          <Folded summary={t('list-import.households.joined', { count: joined.length, isPaged })} query={query}>
            <Households households={joined} />
          </Folded>
        ) : null}
        {single.length > 0 ? (
          <Folded summary={t('list-import.households.single', { count: single.length, isPaged })} query={query}>
            <Households households={single} />
          </Folded>
        ) : null}
        {hasJoins ? (
          <Button type="submit" kind="third" className="mt-3">
            {t('list-import.joins.button')}
          </Button>
        ) : null}
      </form>
      <Pages preview={preview} query={query} />
      <Bar preview={preview}>
        <Button type="submit" form={formId} name="next" value="commit">
          {t('list-import.commit')}
        </Button>
      </Bar>
    </>
  );
}
