/** Instead of "not found": the draft that this browser still holds, where the server does not find the design for it. */
import { type ReactNode, useEffect, useState } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import { pathTo } from '#core/site/paths.ts';
import { localeLanguage } from '#core/values/locale.ts';
import { type LeftCopy, leftCopy } from '#web/editor/draft/left-copy.ts';
import { openLocalCopies } from '#web/editor/draft/local-copies.ts';
import { useDraftTexts } from '#web/editor/draft/texts.ts';
import { call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { cardDraftName } from './card-editor.ts';

type Found = LeftCopy<CardChoice>;

/** Null while it is looked for, and where there is none. */
function useLeftCopy(): Found | null {
  const site = useSite();
  const [found, setFound] = useState<Found | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of a missing page does not change
  useEffect(() => {
    let isOver = false;
    const design = new URLSearchParams(window.location.search).get('designId');
    if (design === null) return;
    async function look(id: string) {
      const copies = await openLocalCopies<CardChoice>().of(id);
      if (copies.length === 0) return;
      const { pictures } = await call(site)('GET /web-api/customer-picture', {});
      if (!isOver) setFound(leftCopy(copies, new Set(pictures.map((picture) => picture.id))));
    }
    look(design).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  return found;
}

/** What opens the same form of the card; the draft brings everything else. */
function addressOf({ card, form, format }: CardChoice): string {
  return `${pathTo('configurator-card')}?${new URLSearchParams({ card, form, format })}`;
}

export function LostDraft({ children }: { children: ReactNode }) {
  const t = useDraftTexts();
  const { locale } = useSite();
  const path = usePath();
  const found = useLeftCopy();
  const [problem, setProblem] = useState<string | null>(null);
  if (!found) return children;
  const { content, words, at, lostPhotos } = found;
  const time = new Date(at).toLocaleString(localeLanguage(locale), { dateStyle: 'long', timeStyle: 'short' });
  async function goOn() {
    const draft = found?.asDraft({ key: `${Date.now()} ${Math.random()}`, name: cardDraftName(content.choice.card), at: Date.now() });
    const isStored = draft !== undefined && (await openLocalCopies<CardChoice>().put(draft));
    if (isStored) window.location.assign(path(addressOf(content.choice)));
    else setProblem(t('lost.unstored'));
  }
  return (
    <>
      <h1 className="type-title mb-5">{t('lost.title')}</h1>
      <p className="mb-4 max-w-[60ch]">{t('lost.text')}</p>
      <p className="mb-4 max-w-[60ch] font-semibold">{words === '' ? t('lost.state', { time }) : t('lost.state.words', { words, time })}</p>
      {lostPhotos > 0 ? (
        <p className="mb-4 max-w-[60ch]">{t(lostPhotos === 1 ? 'lost.photos.one' : 'lost.photos', { count: lostPhotos })}</p>
      ) : null}
      <div className="mt-8">
        <Button onClick={() => void goOn()}>{t('lost.go-on')}</Button>
      </div>
      {problem === null ? null : (
        <p className="field-error mt-4" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
