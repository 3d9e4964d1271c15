/** How to reach somebody: telephone, mail, hours (F113), and a message from here. The hours are in the structured data as well (Specification 9). */
import * as z from 'zod/mini';
import { t } from '#texts/t.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockPicture, line, lines, picture } from '#web/blocks/runtime/fields.ts';
import { JsonLd } from '#web/page/json-ld.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { Image } from '#web/ui/image.tsx';

/** Specification 9: Monday to Friday, 08:00 to 17:00. */
export const supportHours = { opens: '08:00', closes: '17:00' } as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export const schema = z.object({
  title: line,
  text: lines,
  /** As people read it: "089 1234 5678" or "+49 89 12345678". */
  telephone: z.catch(z.string().check(z.trim(), z.regex(/^\+?[\d\s()/-]{4,30}$/)), ''),
  email: z.catch(z.string().check(z.trim(), z.regex(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[a-z]{2,20}$/i)), ''),
  /** Who answers. */
  name: line,
  role: line,
  picture,
});

export type ContactCardData = {
  title: string;
  text: string;
  telephone: { text: string; href: string } | null;
  email: string;
  person: { name: string; role: string; picture: BlockPicture | null } | null;
  origin: string;
};

/** Null without telephone, mail and title: the title a card has otherwise promises all ways. */
export function load(fields: z.infer<typeof schema>, { page }: BlockContext): ContactCardData | null {
  const { title, text, telephone, email, name, role } = fields;
  if (telephone === '' && email === '' && title === '') return null;
  return {
    title,
    text,
    telephone: telephone === '' ? null : { text: telephone, href: `tel:${telephone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}` },
    email,
    person: name === '' && !fields.picture ? null : { name, role, picture: fields.picture },
    origin: page.site.origin,
  };
}

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

function Ways({ telephone, email }: Pick<ContactCardData, 'telephone' | 'email'>) {
  return (
    <dl className="contact-ways figures">
      {telephone ? (
        <div>
          <dt>{t('block.contact.telephone')}</dt>
          <dd>
            <a href={telephone.href} className="type-h3 hover:underline">
              {telephone.text}
            </a>
          </dd>
        </div>
      ) : null}
      {email === '' ? null : (
        <div>
          <dt>{t('block.contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`} className="type-h3 break-words hover:underline">
              {email}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('block.contact.hours')}</dt>
        <dd className="type-h4">{t('block.contact.days', supportHours)}</dd>
      </div>
    </dl>
  );
}

export function Component({ data }: { data: ContactCardData | null }) {
  if (!data) return null;
  const { title, text, telephone, email, person } = data;
  const hasWays = telephone !== null || email !== '';
  const write = (
    <PageLink to="/kontakt/" ahead="never" data-ask="" className="button button-secondary contact-write max-sm:w-full">
      {t('block.contact.write')}
    </PageLink>
  );
  return (
    <div className="wrap">
      <div className="contact bg-ground">
        <div className="contact-words">
          <h2 className="type-h2">{title || t('block.contact.title')}</h2>
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
