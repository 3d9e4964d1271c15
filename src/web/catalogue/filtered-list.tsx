/** A list with its filters: a column on wide screens, a panel elsewhere, which works without JavaScript too. Loaders await `lateFilter.prepare()`. */

import filterIcon from '@phosphor-icons/core/light/sliders-horizontal-light.svg?raw';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Facet } from '#api/catalogue.ts';
import { listTexts } from '#texts/de/list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import type { useSearchAhead } from '#web/page/pending-search.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { asSearch, type Chip, chipsOf, searchOfForm } from './filter-state.ts';
import { filterColumn, lateFilter } from './late-filter.ts';
import { SortChoice, type UsualSort } from './sort-choice.tsx';

/** What is filtered by, one chip each, and the way back to everything. */
function ActiveFilters({ chips, path, resetPath }: { chips: readonly Chip[]; path: string; resetPath: string }) {
  const t = useTexts(listTexts);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('filter.chips')} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={`${chip.key} ${chip.value}`}>
          <PageLink to={`${path}${chip.search}`} className="inline-flex min-h-9 items-center gap-2 bg-ground px-3.5 text-small">
            {chip.name}
            <Icon svg={closeIcon} small />
            <span className="unseen">{t('filter.remove', { name: chip.name })}</span>
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink to={resetPath} className="text-link inline-flex min-h-9 items-center px-3 text-small">
          {t('filter.resetShort')}
        </PageLink>
      </li>
    </ul>
  );
}

type Props = {
  facets: readonly Facet[];
  /** Number of all that match, of which the tiles may be the first. */
  total: number;
  /** Number of blank cards that stand in place of designs: they are counted as results, and not as designs. */
  blanks?: number;
  ahead: ReturnType<typeof useSearchAhead>;
  /** Text of the button that an empty list shows. */
  resetText: string;
  /** Pairs of the query that are no filters: they stay when filters are taken away. */
  kept?: readonly (readonly [key: string, value: string])[];
  usualSort?: UsualSort;
  /** Whether the order can be chosen. */
  isSorted?: boolean;
  /** Shown when nothing matches, in place of the way back to everything. */
  instead?: ReactNode;
  /** The tiles; not shown when nothing matches. */
  children: ReactNode;
};

const { Component: FilterPanel } = lateFilter;

const nothing: NonNullable<Props['kept']> = [];

export function FilteredList(props: Props) {
  const { facets, total, blanks = 0, ahead, kept = nothing, usualSort, resetText, isSorted = true, instead, children } = props;
  const { path, search, isPending, go } = ahead;
  const resetPath = `${path}${asSearch(new URLSearchParams(kept.map(([key, value]) => [key, value])))}`;
  const t = useTexts(listTexts);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const closeFilter = useCallback(() => setFilterOpen(false), []);
  const query = new URLSearchParams(search);
  const chips = chipsOf(facets, query);
  const panel = {
    facets,
    query,
    total: total + blanks,
    kept,
    resetPath,
    onChange: (form: HTMLFormElement) => {
      const next = searchOfForm(form);
      if (next !== search) go(next);
    },
  };
  return (
    <>
      <div className="xl:grid xl:grid-cols-[250px_minmax(0,1fr)] xl:gap-x-12.5">
        <div id={filterColumn} className="max-xl:not-target:hidden">
          <Suspense>
            <FilterPanel idPrefix="filter" {...panel} />
          </Suspense>
        </div>
        <div className="relative">
          <div className="figures max-xl:sticky max-xl:top-0 max-xl:z-20 max-xl:mx-[calc(-1*var(--side))] max-xl:grid max-xl:auto-cols-[1fr] max-xl:grid-flow-col max-xl:border-y max-xl:border-line max-xl:bg-page xl:absolute xl:top-0 xl:right-0">
            {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the panel, which :target shows */}
            <a
              href={`#${filterColumn}`}
              className="flex min-h-13 items-center justify-center gap-2.5 border-line font-semibold not-last:border-r xl:hidden"
              onClick={(event) => {
                event.preventDefault();
                setFilterOpen(true);
              }}
            >
              <Icon svg={filterIcon} small />
              {chips.length > 0 ? t('filter.active', { count: chips.length }) : t('filter.heading')}
            </a>
            {isSorted ? <SortChoice query={query} path={path} usual={usualSort} onChoose={(next) => go(next)} /> : null}
          </div>
          <div className="max-xl:my-5 xl:mb-6 xl:min-h-9 xl:pr-72">
            <ActiveFilters chips={chips} path={path} resetPath={resetPath} />
          </div>
          <p role="status" className="unseen">
            {blanks > 0 ? t('list.blanks.count', { count: blanks }) : t('list.count', { count: total })}
          </p>
          {total === 0 && instead ? instead : null}
          {total === 0 && !instead ? (
            <div className="bg-ground px-5 py-16 text-center">
              <h2 className="type-h3">{t('list.empty.title')}</h2>
              <p className="mt-2 mb-6 text-ink-soft">{t('list.empty.text')}</p>
              <ButtonLink to={resetPath} kind="secondary">
                {resetText}
              </ButtonLink>
            </div>
          ) : null}
          {total > 0 ? (
            <div aria-busy={isPending || undefined} className={isPending ? 'opacity-60 transition-opacity' : ''}>
              {children}
            </div>
          ) : null}
        </div>
      </div>
      {isFilterOpen ? (
        <Drawer title={t('filter.heading')} onClose={closeFilter}>
          <Suspense>
            <FilterPanel idPrefix="filter-drawer" {...panel} onDone={closeFilter} />
          </Suspense>
        </Drawer>
      ) : null}
    </>
  );
}
