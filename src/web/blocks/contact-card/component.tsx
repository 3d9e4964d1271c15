/** Shows telephone, mail and support hours, and repeats them as structured data (Specification 9). */
import { pathTo } from '#core/site/paths.ts';
import { blocksTexts } from '#texts/de/blocks.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Image } from '#web/ui/image.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { ContactCardData } from './load.ts';

/** Specification 9: Monday to Friday, 08:00 to 17:00. */
export const supportHours = { opens: '08:00', closes: '17:00' } as const;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

function contactPoint({ telephone, email, origin }: ContactCardData) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    url: `${origin}/`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...(telephone ? { telephone: telephone.href.slice('tel:'.length) } : {}),
      ...(email ? { email } : {}),
      hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, ...supportHours },
    },
  };
}

const way = 'border-t border-line py-3 md:first:border-t-0';
const name = 'text-small text-ink-soft';

function Ways({ telephone, email }: Pick<ContactCardData, 'telephone' | 'email'>) {
  const t = useTexts(blocksTexts);
  return (
    <dl className="figures grid min-w-0 content-center">
      {telephone ? (
        <div className={way}>
          <dt className={name}>{t('block.contact.telephone')}</dt>
          <dd className="wrap-anywhere">
            <a href={telephone.href} className="type-h3 hover:underline">
              {telephone.text}
            </a>
          </dd>
        </div>
      ) : null}
      {email === '' ? null : (
        <div className={way}>
          <dt className={name}>{t('block.contact.email')}</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${email}`} className="type-h3 break-words hover:underline">
              {email}
            </a>
          </dd>
        </div>
      )}
      <div className={way}>
        <dt className={name}>{t('block.contact.hours')}</dt>
        <dd className="type-h4 wrap-anywhere">{t('block.contact.days', supportHours)}</dd>
      </div>
    </dl>
  );
}

export function Component({ data }: { data: ContactCardData | null }) {
  const t = useTexts(blocksTexts);
  if (!data) return null;
  const { title, text, telephone, email, person } = data;
  const hasWays = telephone !== null || email !== '';
  // Without scripts the link of a card of words would lead to the page it stands on.
  const place = hasWays ? 'mt-7' : 'self-center justify-self-start md:justify-self-end noscript:hidden';
  const write = (
    <PageLink to={pathTo('contact')} ahead="never" data-ask="" className={`button button-secondary max-sm:w-full ${place}`}>
      {t('block.contact.write')}
    </PageLink>
  );
  return (
    <div className="wrap">
      <div className="grid gap-7 bg-ground px-5 py-7 md:grid-cols-2 md:gap-15 md:p-15">
        <div>
          <h2 className="type-h2" style={fittedTo(title)}>
            {title || t('block.contact.title')}
          </h2>
          <p className="mt-3 max-w-[42ch] whitespace-pre-line">{text || t('block.contact.text')}</p>
          {person ? (
            <div className="mt-7 flex items-center gap-4">
              {person.picture ? <Image src={person.picture.src} alt="" width={72} height={72} className="rounded-control" /> : null}
              <p>
                <span className="block font-semibold">{person.name}</span>
                {person.role === '' ? null : <span className="text-small text-ink-soft">{person.role}</span>}
              </p>
            </div>
          ) : null}
          {hasWays ? write : null}
        </div>
        {hasWays ? <Ways telephone={telephone} email={email} /> : write}
      </div>
      {hasWays ? <JsonLd data={contactPoint(data)} /> : null}
    </div>
  );
}
