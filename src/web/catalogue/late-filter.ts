/** The panel of filters works as a form before its script is there, which comes when the panel is seen or something is pressed. */
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { whenNeeded } from '#web/ui/when-needed.ts';

/** Id of the column that has the panel in wide windows. */
export const filterColumn = 'filter-column';

export const lateFilter = lazyComponent(
  async () => (await import('./filter.tsx')).FilterPanel,
  () => whenNeeded(`#${filterColumn}`),
);
