/** What a new customer reads after signing up: welcome, what the account is good for, and the way into it. */
import { pathTo } from '#core/site/paths.ts';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const features = ['designs', 'orders', 'addresses'] as const;

export function RegistrationNotice({ firstName }: { firstName: string }) {
  const t = useTexts(newsletterTexts);
  return (
    <section aria-labelledby="willkommen" className="max-w-160 bg-ground px-5 py-7 sm:px-9 sm:py-9">
      <h2 id="willkommen" className="type-h2 wrap-anywhere">
        {firstName === '' ? t('registration.welcome') : t('registration.welcome.name', { firstName })}
      </h2>
      <p className="mt-3">{t('registration.text')}</p>
      <ul className="mt-5 mb-7 border-t border-line">
        {features.map((feature) => (
          <li key={feature} className="border-b border-line py-3">
            {t(`registration.${feature}`)}
          </li>
        ))}
      </ul>
      <ButtonLink to={pathTo('account')} className="max-sm:w-full">
        {t('registration.button')}
      </ButtonLink>
    </section>
  );
}
