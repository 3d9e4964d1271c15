/** Asks the host, once day or place of an event were changed, whether its guests are told. */
import { eventChangeTexts } from '#texts/de/people/event/event-change.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { mailsPath, programmePath } from './event-paths.ts';

/** `households`: that would get the mail. */
export function ChangeQuestion({ event, households }: { event: string; households: number }) {
  const t = useTexts(eventChangeTexts);
  return (
    <section aria-labelledby="weitersagen" className="mb-9 border-l-4 border-ink bg-ground px-5 py-4">
      <h2 id="weitersagen" className="type-h4">
        {t('change.title')}
      </h2>
      <p className="figures mt-1 mb-4 max-w-[60ch] text-small">{t('change.lead', { count: households })}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={mailsPath(event, { kind: 'change' })} ahead="never" small>
          {t('change.yes')}
        </ButtonLink>
        <PageLink to={programmePath(event)} ahead="never" className="text-link inline-block py-2 text-small">
          {t('change.no')}
        </PageLink>
      </p>
    </section>
  );
}
