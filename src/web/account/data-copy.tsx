/** The copy of a customer's data: asking for it, its state, and its download. */
import type { ExportState } from '#api/customer-privacy.ts';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { formatNumber } from '#core/values/unit.ts';
import { privacyTexts } from '#texts/de/customer/privacy.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { SectionAnswer } from './section-action.ts';
import { SectionForm } from './section-form.tsx';

type Props = { copy: ExportState['export']; canAsk: boolean; answer: SectionAnswer | undefined };

export function DataCopy({ copy, canAsk, answer }: Props) {
  const t = useTexts(privacyTexts);
  const lead = (
    <>
      <p>{t('privacy.export.lead')}</p>
      {copy ? <CopyState copy={copy} /> : null}
    </>
  );
  if (canAsk && copy?.state !== 'preparing')
    return (
      <SectionForm
        intent="export"
        answer={answer}
        title={t('privacy.export.title')}
        lead={lead}
        button={t(copy ? 'privacy.export.again' : 'privacy.export.button')}
      >
        {() => null}
      </SectionForm>
    );
  return (
    <section aria-labelledby="kopie" className="mt-11 max-w-130">
      <h2 id="kopie" className="type-h3 mb-2">
        {t('privacy.export.title')}
      </h2>
      {lead}
    </section>
  );
}

function CopyState({ copy: { state, askedAt, expiresAt, bytes } }: { copy: NonNullable<Props['copy']> }) {
  const t = useTexts(privacyTexts);
  const locale = useTextLocale();
  const day = (at: string) => formatDate(berlinTime(Date.parse(at)).day, locale);
  if (state === 'failed') return <p className="mt-5 text-seal">{t('privacy.export.failed', { day: day(askedAt) })}</p>;
  const megabytes = formatNumber(Math.max(0.1, bytes / 1e6), locale, 1);
  return (
    <div className="mt-5 border-l-3 border-moss bg-ground px-5 py-4">
      {state === 'preparing' ? (
        <>
          <p>{t('privacy.export.preparing')}</p>
          <PageLink to={pathTo('account-privacy')} ahead="never" className="text-link inline-block py-2">
            {t('privacy.export.look')}
          </PageLink>
        </>
      ) : (
        <>
          <p className="figures mb-4">{t('privacy.export.ready', { day: day(askedAt), megabytes, until: day(expiresAt) })}</p>
          <form method="get" action="/web-api/customer-export/file">
            <Button type="submit" kind="primary" className="max-sm:w-full">
              {t('privacy.export.download')}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
