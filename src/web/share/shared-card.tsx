/** A shared card page by page, with the notes a visitor may write on it. */

import { useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { useTextLocale } from '#web/page/texts.ts';
import { OwnScene } from '#web/product/own-scene.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { SharedPage } from './shared-page.tsx';
import { useShareTexts } from './texts.ts';
import type { Writing } from './use-send-note.ts';

type Shared = Output<Calls['GET /web-api/shared/:token']>;

export function SharedCard({ token, shared }: { token: string; shared: Shared }) {
  const t = useShareTexts();
  const locale = useTextLocale();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [author, setAuthor] = useState('');
  const { name, format, expiresAt, panels, permission } = shared;
  // Who may write looks at the pages.
  const shown = permission === 'view' ? shared.scene : null;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <div className={shown ? 'grid gap-x-15 gap-y-7 md:grid-cols-2' : ''}>
        <div>
          <PageTitle className="mb-4 wrap-anywhere">{name ?? t('shared.title')}</PageTitle>
          <p className="max-w-[60ch]">{t(`shared.lead.${permission}`)}</p>
          <p className="figures mt-1 max-w-[60ch] text-small text-ink-soft">
            {t('shared.facts', { format, day: formatDate(berlinTime(Date.parse(expiresAt)).day, locale) })}
          </p>
          <p className="mt-3">
            <a
              href={`${pictureRoot}proofs/shared/${token}.pdf`}
              className="text-link inline-flex min-h-11 items-center"
              rel="nofollow"
              download
            >
              {t('shared.pdf')}
            </a>
          </p>
          {permission === 'view' ? null : (
            <noscript>
              <p className="mt-4 max-w-[60ch] text-small">{t('shared.noscript')}</p>
            </noscript>
          )}
        </div>
        {shown ? <OwnScene scene={shown} sizes="(min-width: 768px) 46vw, 92vw" /> : null}
      </div>
      <ol className="mt-9 grid gap-x-15 gap-y-13 md:grid-cols-2">
        {panels.map((panel) => (
          <SharedPage
            key={panel.id}
            token={token}
            panel={panel}
            canComment={permission !== 'view'}
            writing={writing?.panel === panel.id ? writing : null}
            onWrite={setWriting}
            author={author}
            onAuthor={setAuthor}
          />
        ))}
      </ol>
    </div>
  );
}
