/** The form of lists: it works before its script is there, which comes after that of the page. */
import { lazyComponent } from '#web/ui/lazy-component.tsx';

export const lateSearchForm = lazyComponent(async () => (await import('./search-form.tsx')).SearchForm);
