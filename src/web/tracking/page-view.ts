/** Tracks the view of the page that is shown. */
import { trackedPage } from '#core/site/tracked-page.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { hasTools, record } from './record.ts';

/** The title of a page whose address is private may be so as well: its path stands for it. */
export function recordPageView(site: SiteView): void {
  if (!hasTools()) return;
  const { origin, pathname, search } = location;
  const { path, fullPath, allowed } = trackedPage(pathname, search, site.locale);
  const title = allowed === 'none' ? path : document.title;
  void record({ kind: 'page-view', title, fullPath: `${origin}${fullPath}`, path });
}
