/** What is to be printed again since the last order, on the overview of an event. */
import type { PieceGroup } from '#api/people/event-print-calls.ts';
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { eventPrintPath } from '#web/people/event/event-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import { needOf } from './print-words.ts';

export function PrintSummary({ event, groups }: { event: string; groups: readonly PieceGroup[] }) {
  const t = useTexts(eventPrintTexts);
  const shown = groups.flatMap(({ group, printed }) => printed.map((one) => ({ group, printed: one, need: needOf(one) })));
  return (
    <section aria-labelledby="drucken">
      <h2 id="drucken" className="type-h4 mb-2">
        {t('feier.print')}
      </h2>
      {shown.length === 0 ? (
        <p className="mb-1 text-small">{t('feier.print.start')}</p>
      ) : (
        <ul className="border-t border-line">
          {shown.map(({ group, printed, need }) => (
            <li key={printed.design.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span className="figures min-w-0">
                {t(`feier.print.group.${group}`)}
                <span className="block text-small text-ink-soft">
                  {need === null
                    ? t(printed.supplement ? 'feier.print.other-design' : 'feier.print.unordered')
                    : need.count === 0
                      ? t('feier.print.none-missing')
                      : t(`feier.print.since.${need.key}`, {
                          added: printed.supplement?.added ?? 0,
                          changed: printed.supplement?.changed ?? 0,
                        })}
                </span>
              </span>
              {need === null ? null : need.count === 0 ? (
                <Icon svg={checkIcon} className="shrink-0 text-moss" />
              ) : (
                <PageLink to={eventPrintPath(event)} ahead="never" className="text-link figures shrink-0 py-2">
                  {t('feier.print.reprint', { count: need.count })}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <PageLink to={eventPrintPath(event)} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.print.all')}
      </PageLink>
    </section>
  );
}
