/** What the pages of a design are called where an editor shows them. */
import type { Page } from '#core/design/document.ts';
import { monthOfPage, panelName } from '#core/design/panel-name.ts';
import { formatMonth } from '#core/values/date.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';

/** A page with the days of a month is called by it: "September 2027". */
export function usePageName(): (page: Pick<Page, 'id' | 'elements'>, panel?: string) => string {
  const t = useEditorTexts();
  const { locale } = useSite();
  return (page, panel = page.id) => {
    const month = monthOfPage(page, panel);
    return month === null ? t(panelName(panel)) : formatMonth(month, locale);
  };
}
