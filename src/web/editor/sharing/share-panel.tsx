/** Links that share the design, and what visitors of the links wrote. */
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import type { Share, SharePermission } from '#api/shares.ts';
import { useTextLocale } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { dayOf } from './days.ts';
import { Notes, useNotes } from './notes.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { useSharingTexts } from './texts.ts';
import { useDesignCalls } from './use-design-calls.ts';

const permissions = ['view', 'comment', 'suggest'] as const satisfies readonly SharePermission[];

/** Notes come first once there are some. */
export function SharePanel() {
  const notes = useNotes();
  const parts = [<Links key="links" />, <Notes key="notes" {...notes} />];
  return <div className="share-parts">{notes.notes?.length ? parts.toReversed() : parts}</div>;
}

function useShares() {
  const t = useSharingTexts();
  const calls = useDesignCalls();
  const { send, designId, savedId, run } = calls;
  const [shares, setShares] = useState<readonly Share[]>([]);
  /** The address of the link that was just made. */
  const [created, setCreated] = useState<{ id: string; url: string } | null>(null);
  const id = designId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list belongs to the design; `run` and `send` are new each time
  useEffect(() => {
    if (id === null) return;
    void run(async () => {
      setShares((await send('GET /web-api/designs/:id/shares', { id })).shares);
      return null;
    });
  }, [id]);

  return {
    ...calls,
    shares,
    created,
    create: (permission: SharePermission) =>
      run(async () => {
        const { share, url } = await send('POST /web-api/designs/:id/shares', { id: await savedId(), permission });
        setShares((all) => [share, ...all.filter((one) => one.id !== share.id)]);
        setCreated({ id: share.id, url });
        return t('share.created');
      }),
    revoke: (share: Share) =>
      run(async () => {
        await send('DELETE /web-api/designs/:id/shares/:share', { id: await savedId(), share: share.id });
        setShares((all) => all.filter((one) => one.id !== share.id));
        setCreated((one) => (one?.id === share.id ? null : one));
        return t('share.revoked');
      }),
  };
}

function Links() {
  const t = useSharingTexts();
  const locale = useTextLocale();
  const urlId = useId();
  const { shares, created, create, revoke, isBusy, outcome } = useShares();
  const [permission, setPermission] = useState<SharePermission>('comment');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) void create(permission);
  }
  return (
    <section aria-labelledby="share-title">
      <h2 id="share-title" className="panel-title">
        {t('share.heading')}
      </h2>
      <p className="panel-note">{t('share.lead')}</p>
      <form className="share-form" onSubmit={submit}>
        <fieldset>
          <legend className="style-label">{t('share.permission')}</legend>
          {permissions.map((one) => (
            <label key={one} className="share-permission">
              <input type="radio" className="check" name="permission" checked={permission === one} onChange={() => setPermission(one)} />
              {t(`share.permission.${one}`)}
            </label>
          ))}
        </fieldset>
        <Button type="submit" kind="secondary" small busy={isBusy}>
          {t('share.create')}
        </Button>
      </form>
      <OutcomeNote outcome={outcome} />
      {created ? (
        <div className="share-url">
          <label htmlFor={urlId} className="style-label">
            {t('share.url')}
          </label>
          <input id={urlId} className="input input-editor" readOnly value={created.url} onFocus={(event) => event.target.select()} />
          <CopyButton text={created.url} label={t('share.url')} />
        </div>
      ) : null}
      {shares.length === 0 ? null : (
        <>
          <h3 className="share-links-title">{t('share.links')}</h3>
          <ul className="share-links">
            {shares.map((share) => {
              const what = t(`share.permission.${share.permission}`);
              return (
                <li key={share.id}>
                  <span className="figures">{t('share.link', { permission: what, day: dayOf(share.expiresAt, locale) })}</span>
                  <button
                    type="button"
                    className="text-link"
                    disabled={isBusy}
                    aria-label={t('share.revoke.label', { day: dayOf(share.createdAt, locale), permission: what })}
                    onClick={() => void revoke(share)}
                  >
                    {t('share.revoke')}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
