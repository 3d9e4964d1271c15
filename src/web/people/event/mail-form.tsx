/** Chooses a mail, says whom it goes to, shows it, and sends it. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { type HostMailKind, hostMailKinds, mailingTerms } from '#core/people/event/mailing.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventMailsTexts } from '#texts/de/people/event/event-mails.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { mailsPath } from './event-paths.ts';

export type EventMails = Output<Calls['GET /web-api/events/:id/mails']>;

type Props = { mails: EventMails; kind: HostMailKind; note: string; error: string | null };

/** Why fewer get it than one might expect. */
const exceptions = ['withoutEmail', 'blocked', 'bounced', 'full', 'later'] as const;
const exceptionTexts = { withoutEmail: 'no-email', blocked: 'blocked', bounced: 'bounced', full: 'full', later: 'later' } as const;

function Kinds({ event, kind }: { event: string; kind: HostMailKind }) {
  const t = useTexts(eventMailsTexts);
  return (
    <nav aria-label={t('mails.kind')}>
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-3 sm:border-0">
        {hostMailKinds.map((name) => (
          <li key={name} className="max-sm:border-b max-sm:border-line">
            <PageLink
              to={mailsPath(event, { kind: name })}
              ahead="never"
              aria-current={name === kind ? 'true' : undefined}
              className={`group block h-full border-l-3 py-3 pl-4 sm:border-t-3 sm:border-l-0 sm:pl-0 ${name === kind ? 'border-ink' : 'border-transparent sm:border-line'}`}
            >
              <span className={`block group-hover:underline ${name === kind ? 'font-semibold' : ''}`}>{t(`mails.kind.${name}`)}</span>
              <span className="block text-small text-ink-soft">{t(`mails.kind.${name}.hint`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DryRun({ dryRun }: { dryRun: EventMails['dryRun'] }) {
  const t = useTexts(eventMailsTexts);
  const { households, mailboxes } = dryRun;
  return (
    <div className="bg-ground px-5 py-4">
      <p className="figures font-semibold">{t('mails.to', { count: households })}</p>
      <ul className="figures text-small text-ink-soft">
        {mailboxes === households ? null : <li>{t('mails.to.mailboxes', { count: mailboxes })}</li>}
        {exceptions.map((name) =>
          dryRun[name] === 0 ? null : <li key={name}>{t(`mails.to.${exceptionTexts[name]}`, { count: dryRun[name] })}</li>,
        )}
      </ul>
    </div>
  );
}

export function MailForm({ mails, kind, note, error }: Props) {
  const t = useTexts(eventMailsTexts);
  const { head, sender, mayMail, obstacle, dryRun, preview } = mails;
  const isOpen = mayMail && obstacle === null;
  return (
    <section aria-labelledby="schreiben">
      <h2 id="schreiben" className="type-h3">
        {t('mails.send')}
      </h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-small text-ink-soft">{t('mails.send.lead', { sender })}</p>
      <Kinds event={head.id} kind={kind} />
      <div className="mt-5 grid gap-5">
        {obstacle === null ? <DryRun dryRun={dryRun} /> : <p className="bg-ground px-5 py-4">{t(`mails.${obstacle}`)}</p>}
        {mayMail ? null : (
          <p className="border-l-3 border-line py-1 pl-4 text-small">
            {t('mails.account')}{' '}
            <PageLink to={pathTo('account')} ahead="never" className="text-link py-2">
              {t('mails.sign-in')}
            </PageLink>
          </p>
        )}
        {isOpen && dryRun.households > 0 ? (
          <form method="post" noValidate className="grid gap-5">
            <input type="hidden" name="intent" value="send" />
            <input type="hidden" name="kind" value={kind} />
            <Field label={t('mails.note')} hint={t('mails.note.hint', { max: mailingTerms.note })} error={error}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  name="note"
                  defaultValue={note}
                  rows={2}
                  maxLength={mailingTerms.note}
                  className="input h-auto py-3"
                />
              )}
            </Field>
            <Button type="submit" className="w-full sm:w-fit">
              {t('mails.button', { count: dryRun.households })}
            </Button>
          </form>
        ) : null}
        {preview === '' ? null : (
          <details className="border-t border-line">
            <summary className="text-link min-h-11 w-fit py-3 text-small">{t('mails.preview')}</summary>
            <p className="max-w-[65ch] pb-2 text-small wrap-anywhere whitespace-pre-line text-ink-soft">{preview}</p>
          </details>
        )}
      </div>
    </section>
  );
}
