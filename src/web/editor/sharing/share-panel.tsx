/** Links that share the design, and what visitors of the links wrote. */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Share, SharePermission } from '#api/shares.ts';
import { useTextLocale } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
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
  const id = designId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list belongs to the design; `run` and `send` are new each time
  useEffect(() => {
    if (id === null) return;
    void run(async () => {
      setShares((await send('GET /web-api/designs/:id/shares', { id })).shares);
      return null;
    });
  }, [id]);

  async function add(permission: SharePermission): Promise<void> {
    const { share } = await send('POST /web-api/designs/:id/shares', { id: await savedId(), permission });
    setShares((all) => [share, ...all.filter((one) => one.id !== share.id)]);
  }
  async function end({ id: share }: Share): Promise<void> {
    await send('DELETE /web-api/designs/:id/shares/:share', { id: await savedId(), share });
    setShares((all) => all.filter((one) => one.id !== share));
  }

  return {
    ...calls,
    shares,
    create: (permission: SharePermission) =>
      run(async () => {
        await add(permission);
        return t('share.created');
      }),
    replace: (share: Share) =>
      run(async () => {
        await add(share.permission);
        await end(share);
        return t('share.replaced');
      }),
    revoke: (share: Share) =>
      run(async () => {
        await end(share);
        return t('share.revoked');
      }),
  };
}

type LinkProps = { share: Share; isBusy: boolean; onReplace: () => void; onRevoke: () => void };

function Link({ share: { url, permission, createdAt, expiresAt }, isBusy, onReplace, onRevoke }: LinkProps) {
  const t = useSharingTexts();
  const locale = useTextLocale();
  const address = useRef<HTMLSpanElement>(null);
  const what = t(`share.permission.${permission}`);
  const label = `${t('share.url')}, ${what}`;
  return (
    <li>
      <span className="figures">{t('share.link', { permission: what, day: dayOf(expiresAt, locale) })}</span>
      <span ref={address} className="share-address">
        {url ?? t('share.lost')}
      </span>
      <span className="sharing-actions">
        {url === null ? (
          <button type="button" className="text-link" disabled={isBusy} onClick={onReplace}>
            {t('share.replace')}
          </button>
        ) : (
          <>
            <CopyButton text={url} label={label} target={() => address.current} />
            <ShareButton url={url} label={label}>
              {t('share.pass')}
            </ShareButton>
          </>
        )}
        <button
          type="button"
          className="text-link"
          disabled={isBusy}
          aria-label={t('share.revoke.label', { day: dayOf(createdAt, locale), permission: what })}
          onClick={onRevoke}
        >
          {t('share.revoke')}
        </button>
      </span>
    </li>
  );
}

function Links() {
  const t = useSharingTexts();
  const { shares, create, replace, revoke, isBusy, outcome } = useShares();
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
      {shares.length === 0 ? null : (
        <>
          <h3 className="share-links-title">{t('share.links')}</h3>
          <ul className="share-links">
            {shares.map((share) => (
              <Link
                key={share.id}
                share={share}
                isBusy={isBusy}
                onReplace={() => void replace(share)}
                onRevoke={() => void revoke(share)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
