/** What is filtered by, one chip each, and the way back to everything. */

import { listTexts } from '#texts/de/list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import type { Chip } from './filter-state.ts';

export function ActiveFilters({ chips, path }: { chips: readonly Chip[]; path: string }) {
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
        <PageLink to={path} className="text-link inline-flex min-h-9 items-center px-3 text-small">
          {t('filter.resetShort')}
        </PageLink>
      </li>
    </ul>
  );
}
