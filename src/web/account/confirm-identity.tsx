/** Asks for the password again before a page shows what changes how one signs in. */
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { PasswordField } from '#web/customer/password-field.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import type { SectionAnswer } from './section-action.ts';
import { SectionForm } from './section-form.tsx';

type Props = { title: string; hasPassword: boolean; email: string; answer: SectionAnswer | undefined };

export function ConfirmIdentity({ title, hasPassword, email, answer }: Props) {
  const t = useTexts(accountTexts);
  if (!hasPassword)
    return (
      <section className="mt-11 max-w-130">
        <h2 className="type-h3 mb-2">{title}</h2>
        <p>{t('account.confirm.none')}</p>
        <PageLink to={pathTo('password-forgotten')} ahead="never" className="text-link inline-block py-2">
          {t('account.confirm.set')}
        </PageLink>
      </section>
    );
  return (
    <SectionForm
      intent="confirm"
      answer={answer}
      title={title}
      lead={<p>{t('account.confirm.lead')}</p>}
      button={t('account.confirm.button')}
    >
      {(wire) => (
        <>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...wire('password')} autoComplete="current-password" />
        </>
      )}
    </SectionForm>
  );
}
