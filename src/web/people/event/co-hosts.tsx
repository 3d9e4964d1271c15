/** Who leads an event with its owner: links that wait, those who opened one, and the form of a new one. */
import { eventBounds } from '#core/people/event/event.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import type { EventAccessData } from '#web/people/event/open/code-for-all.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { eventSettingsPath } from './event-paths.ts';

type Host = EventAccessData['hosts'][number];

function HostRow({ host, event }: { host: Host; event: string }) {
  const t = useTexts(eventInboxTexts);
  const locale = useTextLocale();
  const { id, name, right, joinedAt, url } = host;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-small text-ink-soft">
            {t(`hosts.right.${right}`)},{' '}
            {joinedAt === null ? t('hosts.waiting') : t('hosts.joined', { day: formatDate(berlinTime(Date.parse(joinedAt)).day, locale) })}
          </span>
        </p>
        <form method="post" action={eventSettingsPath(event)}>
          <input type="hidden" name="host" value={id} />
          <button
            type="submit"
            name="intent"
            value="remove-host"
            aria-label={t('hosts.remove.named', { name })}
            className="text-link min-h-11 px-2 text-small"
          >
            {t('hosts.remove')}
          </button>
        </form>
      </div>
      {url === null ? null : (
        <p className="flex flex-wrap items-center gap-x-5 text-small">
          <span className="min-w-0 wrap-anywhere">{url}</span>
          <CopyButton text={url} label={t('hosts.copy', { name })} />
        </p>
      )}
    </li>
  );
}

export function CoHosts({ access }: { access: EventAccessData }) {
  const t = useTexts(eventInboxTexts);
  const { head, hosts } = access;
  return (
    <section aria-labelledby="mitgastgeber">
      <h2 id="mitgastgeber" className="type-h3">
        {t('hosts.title')}
      </h2>
      <p className="mb-4 max-w-[60ch] text-small">{t('hosts.lead')}</p>
      {hosts.length === 0 ? (
        <p className="text-small text-ink-soft">{t('hosts.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {hosts.map((host) => (
            <HostRow key={host.id} host={host} event={head.id} />
          ))}
        </ul>
      )}
      {hosts.length < eventBounds.hosts ? (
        <form method="post" action={eventSettingsPath(head.id)} className="mt-5 grid max-w-130 gap-4">
          <TextField name="name" label={t('hosts.name')} maxLength={eventBounds.name} autoComplete="off" required />
          <SelectField name="right" label={t('hosts.right')} hint={t('hosts.right.hint')} defaultValue="view">
            <option value="view">{t('hosts.right.view')}</option>
            <option value="edit">{t('hosts.right.edit')}</option>
          </SelectField>
          <Button type="submit" name="intent" value="add-host" kind="secondary" className="w-full sm:w-fit">
            {t('hosts.add')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
