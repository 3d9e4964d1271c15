/** Closing an account: what goes, what the law keeps, and the form that is confirmed by the typed address. */
import { pathTo } from '#core/site/paths.ts';
import { privacyTexts } from '#texts/de/customer/privacy.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { TextField } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { SectionAnswer } from './section-action.ts';
import { SectionForm } from './section-form.tsx';

const facts = ['gone', 'kept', 'open'] as const;

type Props = { email: string; canClose: boolean; answer: SectionAnswer | undefined };

/** Without `canClose` it only says what closing does. */
export function CloseAccount({ email, canClose, answer }: Props) {
  const t = useTexts(privacyTexts);
  const lead = (
    <>
      <p>{t('privacy.close.lead')}</p>
      <dl className="mt-5 border-t border-line">
        {facts.map((fact) => (
          <div key={fact} className="border-b border-line py-4">
            <dt className="font-semibold">{t(`privacy.close.${fact}`)}</dt>
            <dd className="text-ink-soft">{t(`privacy.close.${fact}.text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  if (!canClose)
    return (
      <section aria-labelledby="schliessen" className="mt-11 max-w-130">
        <h2 id="schliessen" className="type-h3 mb-2">
          {t('privacy.close.title')}
        </h2>
        {lead}
      </section>
    );
  return (
    <SectionForm intent="close" answer={answer} title={t('privacy.close.title')} lead={lead} button={t('privacy.close.button')}>
      {(wire) => (
        <TextField
          {...wire('email')}
          label={t('privacy.close.email')}
          hint={t('privacy.close.hint', { email })}
          type="email"
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
    </SectionForm>
  );
}

export function ClosedAccount() {
  const t = useTexts(privacyTexts);
  return (
    <div className="wrap pt-8 pb-16 md:pt-14 md:pb-24">
      <PageTitle className="mb-4">{t('privacy.closed.title')}</PageTitle>
      <p className="mb-7 max-w-[60ch]">{t('privacy.closed.text')}</p>
      <PageLink to={pathTo('home')} className="text-link inline-block py-2">
        {t('privacy.closed.home')}
      </PageLink>
    </div>
  );
}
