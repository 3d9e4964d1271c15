/** Who may read the page of an event: its state, its password, its links, and its end. */
import type { ReactNode } from 'react';
import type { EventHead } from '#api/people/event-calls.ts';
import { type EventState, eventBounds, mayDo } from '#core/people/event/event.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { HostedEventData } from './event-counts.tsx';
import { eventSettingsPath } from './event-paths.ts';

function Ask({ event, intent, title, sure }: { event: string; intent: string; title: string; sure: string }) {
  return (
    <details>
      <summary className="text-link min-h-11 w-fit py-2 text-small">{title}</summary>
      <form method="post" action={eventSettingsPath(event)} className="pt-1 pb-4">
        <p className="mb-3 text-small">{sure}</p>
        <Button type="submit" name="intent" value={intent} kind="secondary" small>
          {title}
        </Button>
      </form>
    </details>
  );
}

function StateForm({
  event,
  state,
  isMain = false,
  children,
}: {
  event: string;
  state: EventState;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <form method="post" action={eventSettingsPath(event)}>
      <input type="hidden" name="intent" value="state" />
      <Button type="submit" name="state" value={state} kind={isMain ? 'primary' : 'secondary'} className="w-full">
        {children}
      </Button>
    </form>
  );
}

/** Whether guests can read the page, and the way to let them. */
export function AccessState({ head: { id, state, right } }: { head: EventHead }) {
  const t = useTexts(eventHostTexts);
  return (
    <section aria-labelledby="zugang">
      <h2 id="zugang" className="type-h4 mb-2">
        {t('feier.links')}
      </h2>
      <p className="mb-3 text-small">{t(`feier.links.${state}`)}</p>
      {state === 'draft' && mayDo(right, 'edit') ? (
        <StateForm event={id} state="open" isMain>
          {t('feier.open')}
        </StateForm>
      ) : null}
    </section>
  );
}

export function EventAccess({ event }: { event: HostedEventData }) {
  const t = useTexts(eventHostTexts);
  const { id, state, right } = event.head;
  return (
    <section aria-labelledby="zugang" className="grid max-w-130 content-start gap-4">
      <h2 id="zugang" className="type-h3">
        {t('feier.links')}
      </h2>
      <p className="text-small">{t(`feier.links.${state}`)}</p>
      {state === 'open' ? null : (
        <StateForm event={id} state="open" isMain>
          {t('feier.open')}
        </StateForm>
      )}
      {state === 'open' ? (
        <StateForm event={id} state="closed">
          {t('feier.close')}
        </StateForm>
      ) : null}
      {state === 'draft' ? null : (
        <StateForm event={id} state="draft">
          {t('feier.draft')}
        </StateForm>
      )}
      {right === 'owner' ? <OwnerAccess event={event} /> : null}
    </section>
  );
}

/** What stays with the one who made it. */
function OwnerAccess({ event }: { event: HostedEventData }) {
  const t = useTexts(eventHostTexts);
  const content = useTexts(eventContentTexts);
  const locale = useTextLocale();
  const { hasPassword, contract } = event;
  const { id } = event.head;
  return (
    <>
      <form method="post" action={eventSettingsPath(id)} className="grid gap-3 border-t border-line pt-5">
        <TextField
          name="password"
          type="password"
          label={t('feier.password')}
          hint={hasPassword ? t('feier.password.is') : t('feier.password.hint', { least: eventBounds.leastPassword })}
          minLength={eventBounds.leastPassword}
          maxLength={eventBounds.password}
          autoComplete="new-password"
        />
        <Button type="submit" name="intent" value="password" kind="secondary" small>
          {t('feier.password.save')}
        </Button>
        {hasPassword ? (
          <Button type="submit" name="intent" value="no-password" kind="third" small formNoValidate>
            {t('feier.password.drop')}
          </Button>
        ) : null}
      </form>
      <div className="border-t border-line pt-3">
        <Ask event={id} intent="links" title={t('feier.revoke')} sure={t('feier.revoke.sure')} />
        <Ask event={id} intent="delete" title={t('feier.delete')} sure={t('feier.delete.sure')} />
        {contract === null ? null : (
          <p className="pt-2 text-caption text-ink-soft">
            {content('feier.contract.agreed', {
              version: contract.version,
              day: formatDate(berlinTime(Date.parse(contract.at)).day, locale),
            })}
          </p>
        )}
        <p className="pt-2 text-caption text-ink-soft">{t('feier.ends', { day: formatDate(event.expiresOn, locale) })}</p>
      </div>
    </>
  );
}
