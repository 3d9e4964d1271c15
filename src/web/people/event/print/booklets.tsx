/** How many booklets the guests of each part need: they are all the same, so that nothing but their number counts. */
import { pathTo } from '#core/site/paths.ts';
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

type Props = { parts: readonly { id: string; name: string; persons: number; households: number }[] };

export function Booklets({ parts }: Props) {
  const t = useTexts(eventPrintTexts);
  return (
    <section aria-labelledby="hefte">
      <h2 id="hefte" className="type-h4 mb-2">
        {t('feier.print.booklets')}
      </h2>
      <p className="mb-3 text-small text-ink-soft">{t('feier.print.booklets.text')}</p>
      <ul className="border-t border-line">
        {parts.map(({ id, name, persons, households }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2 text-small">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures text-right">{t('feier.print.booklets.count', { persons, households })}</span>
          </li>
        ))}
      </ul>
      <PageLink to={`${pathTo('cards')}?category=church-booklet`} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.print.booklets.catalogue')}
      </PageLink>
    </section>
  );
}
