/** What the host of an event has to look at: reminders, mails that came back, and the end. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { formatDate } from '#core/values/date.ts';
import { eventMailsTexts } from '#texts/de/people/event/event-mails.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { eventMailsPath, longDay, mailsPath } from './event-paths.ts';
import type { EventMails } from './mail-form.tsx';

export type FollowUpData = Output<Calls['GET /web-api/events/:id/follow-up']>;

const row = 'flex items-center justify-between gap-4 border-t border-line py-3';

/** Nothing where there is nothing to look at. */
export function FollowUp({ event, followUp: { reminder, bounced } }: { event: string; followUp: FollowUpData }) {
  const t = useTexts(eventMailsTexts);
  const locale = useTextLocale();
  const { isOn, day, households } = reminder;
  const isReminding = day !== null && households > 0;
  if (!isReminding && bounced === 0) return null;
  return (
    <section aria-labelledby="nachfassen">
      <h2 id="nachfassen" className="type-h4 mb-2">
        {t('mails.follow-up')}
      </h2>
      {isReminding ? (
        <p className={row}>
          <span className="figures">
            {t('mails.follow-up.reminder', { count: households })}
            <span className="block text-small text-ink-soft">
              {isOn ? t('mails.follow-up.at', { day: longDay(day, locale) }) : t('mails.follow-up.off')}
            </span>
          </span>
          <PageLink to={`${eventMailsPath(event)}#von-selbst`} ahead="never" className="text-link py-2">
            {t('mails.follow-up.switch')}
          </PageLink>
        </p>
      ) : null}
      {bounced > 0 ? (
        <p className={row}>
          <span className="figures">{t('mails.follow-up.bounced', { count: bounced })}</span>
          <PageLink to={mailsPath(event, { filter: 'bounced' })} ahead="never" className="text-link py-2">
            {t('mails.follow-up.call')}
          </PageLink>
        </p>
      ) : null}
    </section>
  );
}

/** When an event is about to be deleted: the day, and whether the list stays. */
export function EventEnd({ event, end }: { event: string; end: FollowUpData['end'] }) {
  const t = useTexts(eventMailsTexts);
  const locale = useTextLocale();
  if (end === null) return null;
  const { day, keepsList } = end;
  return (
    <section aria-labelledby="ende" className="bg-blotter-light px-5 py-4">
      <h2 id="ende" className="type-h4 mb-2">
        {t('mails.end')}
      </h2>
      <p className="text-small">{t('mails.end.soon', { day: formatDate(day, locale) })}</p>
      <p className="mt-2 text-small">{t(keepsList ? 'mails.end.list.stays' : 'mails.end.list.goes')}</p>
      <form method="post" action={eventMailsPath(event)} className="mt-3">
        <input type="hidden" name="intent" value={keepsList ? 'unkept' : 'kept'} />
        <Button type="submit" kind="secondary" small>
          {t(keepsList ? 'mails.end.drop' : 'mails.end.keep')}
        </Button>
      </form>
    </section>
  );
}

/** What is written by itself. */
export function MailSwitches({ mails: { head, reminder, isTelling } }: { mails: EventMails }) {
  const t = useTexts(eventMailsTexts);
  const locale = useTextLocale();
  const { isOn, day, households } = reminder;
  return (
    <section id="von-selbst" aria-labelledby="selbst">
      <h2 id="selbst" className="type-h4 mb-2">
        {t('mails.reminders')}
      </h2>
      <form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="settings" />
        <div>
          <CheckField name="reminding" label={t('mails.reminding')} defaultChecked={isOn} />
          <p className="figures text-small text-ink-soft">
            {head.deadline === null ? t('mails.reminding.no-deadline') : t('mails.reminding.hint')}
            {isOn && day !== null ? ` ${t('mails.reminding.next', { day: formatDate(day, locale), count: households })}` : null}
          </p>
        </div>
        <div>
          <CheckField name="telling" label={t('mails.telling')} defaultChecked={isTelling} />
          <p className="text-small text-ink-soft">{t('mails.telling.hint')}</p>
        </div>
        <Button type="submit" kind="secondary" small className="w-fit">
          {t('mails.settings.save')}
        </Button>
      </form>
    </section>
  );
}
