/** Filter panel of the card list: a plain form that works without JavaScript; with it every change is a navigation. */
import { useState } from 'react';
import type { Facet } from '#api/catalogue.ts';
import { listTexts } from '#texts/de/list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { isSingle, sortFacets } from './filter-state.ts';

const shortList = 5;

/** A value that would show nothing cannot be chosen; one that is chosen can be taken back. */
function isDead({ count }: Facet['options'][number], isChosen: boolean): boolean {
  return count === 0 && !isChosen;
}

type FacetProps = { facet: Facet; query: URLSearchParams; idPrefix: string };

function CheckLine({ facet, option, query, idPrefix }: FacetProps & { option: Facet['options'][number] }) {
  const id = `${idPrefix}-${facet.key}-${option.value}`;
  const isChosen = query.getAll(facet.key).includes(option.value);
  return (
    <li className="flex min-h-9 items-center gap-3 has-disabled:opacity-45">
      <input
        id={id}
        type={isSingle(facet.key) ? 'radio' : 'checkbox'}
        name={facet.key}
        value={option.value}
        checked={isChosen}
        disabled={isDead(option, isChosen)}
        onChange={() => undefined}
        className="check"
      />
      <label htmlFor={id} className="flex grow justify-between gap-3 py-1.25">
        {option.name} <span className="figures text-ink-soft">{option.count}</span>
      </label>
    </li>
  );
}

function Options({ facet, query, idPrefix }: FacetProps) {
  const t = useTexts(listTexts);
  const line = (option: Facet['options'][number]) => (
    <CheckLine key={option.value} facet={facet} option={option} query={query} idPrefix={idPrefix} />
  );
  const rest = facet.options.slice(shortList);
  const isRestChosen = rest.some((option) => query.getAll(facet.key).includes(option.value));
  const any = { value: '', name: t('filter.any'), hex: null, count: 0, chosen: false };
  return (
    <>
      <ul>
        {isSingle(facet.key) ? (
          <li className="flex min-h-9 items-center gap-3">
            <input
              id={`${idPrefix}-${facet.key}-any`}
              type="radio"
              name={facet.key}
              value={any.value}
              checked={!query.get(facet.key)}
              onChange={() => undefined}
              className="check"
            />
            <label htmlFor={`${idPrefix}-${facet.key}-any`} className="grow py-1.25">
              {any.name}
            </label>
          </li>
        ) : null}
        {facet.options.slice(0, shortList).map(line)}
      </ul>
      {rest.length > 0 ? (
        <details open={isRestChosen || undefined}>
          <summary className="py-1.5 text-small">
            <span className="text-link plus">{t('shared.more')}</span>
            <span className="text-link minus">{t('shared.fewer')}</span>
          </summary>
          <ul>{rest.map(line)}</ul>
        </details>
      ) : null}
    </>
  );
}

function Colors({ facet, query }: FacetProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const values = query.getAll(facet.key);
  const chosen = facet.options.filter(({ value }) => values.includes(value)).map((option) => option.name);
  return (
    <>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-3.5 pt-1.5">
        {facet.options.map((option) => (
          <li key={option.value} onPointerEnter={() => setPointed(option.name)} onPointerLeave={() => setPointed(null)}>
            <label
              className={`swatch has-disabled:opacity-30 ${isLight(option.hex ?? '#ffffff') ? 'swatch-light' : ''}`}
              data-several={option.hex === null ? option.value : undefined}
              style={{ '--hue': option.hex ?? '#ffffff', '--size': '34px' }}
            >
              <input
                type="checkbox"
                name={facet.key}
                value={option.value}
                checked={values.includes(option.value)}
                disabled={isDead(option, values.includes(option.value))}
                onChange={() => undefined}
                onFocus={() => setPointed(option.name)}
                onBlur={() => setPointed(null)}
              />
              <span className="unseen">
                {option.name}, {option.count}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-2 min-h-5 text-caption text-ink-soft">
        {pointed ?? chosen.join(', ')}
      </p>
    </>
  );
}

type Props = {
  facets: readonly Facet[];
  query: URLSearchParams;
  total: number;
  /** Keeps ids apart where the panel is on a page twice. */
  idPrefix: string;
  onChange: (form: HTMLFormElement) => void;
  onDone?: () => void;
  /** Pairs of the query that are no filters. */
  kept: readonly (readonly [key: string, value: string])[];
  resetPath: string;
};

export function FilterPanel({ facets, query, total, idPrefix, onChange, onDone, kept, resetPath }: Props) {
  const t = useTexts(listTexts);
  const isActive = facets.some((facet) => query.has(facet.key));
  return (
    <form
      id={idPrefix}
      method="get"
      onChange={(event) => onChange(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(event.currentTarget);
        onDone?.();
      }}
    >
      {sortFacets(facets).map((facet, at) => (
        <details key={facet.key} open={at < 4} className="border-t border-line">
          <summary className="flex min-h-13 items-center justify-between">
            <span className="type-h4">{t({ key: `filter.${facet.key}` })}</span>
            <Icon svg={plusIcon} small className="plus" />
            <Icon svg={minusIcon} small className="minus" />
          </summary>
          <fieldset className="pb-4">
            <legend className="unseen">{t({ key: `filter.${facet.key}` })}</legend>
            {facet.key === 'color' ? (
              <Colors facet={facet} query={query} idPrefix={idPrefix} />
            ) : (
              <Options facet={facet} query={query} idPrefix={idPrefix} />
            )}
          </fieldset>
        </details>
      ))}
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {query.get('sort') ? <input type="hidden" name="sort" value={query.get('sort') ?? ''} /> : null}
      <div className="filter-foot border-t border-line pt-4">
        <Button type="submit" small className="figures w-full">
          {t('filter.show', { count: total })}
        </Button>
        {isActive ? (
          <PageLink to={resetPath} onClick={onDone} className="button button-third w-full text-small">
            {t('filter.reset')}
          </PageLink>
        ) : null}
      </div>
    </form>
  );
}
