/** Instead of "not found": the draft that this browser still holds, where the server does not find the design for it. */
import { type ReactNode, useEffect, useState } from 'react';
import { localeLanguage } from '#core/values/locale.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchAllPictures } from './all-pictures.ts';
import { type LeftCopy, leftCopy } from './left-copy.ts';
import { openLocalCopies } from './local-copies.ts';
import { useDraftTexts } from './texts.ts';

/** Null while it is looked for, and where there is none. */
function useLeftCopy<Choice>(): LeftCopy<Choice> | null {
  const site = useSite();
  const [found, setFound] = useState<LeftCopy<Choice> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of a missing page does not change
  useEffect(() => {
    let isOver = false;
    const design = new URLSearchParams(window.location.search).get('designId');
    if (design === null) return;
    async function look(id: string) {
      const copies = await openLocalCopies<Choice>().of(id);
      if (copies.length === 0) return;
      const pictures = await fetchAllPictures(site);
      if (!isOver) setFound(leftCopy(copies, new Set(pictures.map((picture) => picture.id))));
    }
    look(design).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  return found;
}

/** Of a product's choice; the route of each configurator knows its own. */
export type LostDraftOptions<Choice = never> = {
  /** What opens a new draft of the same kind; the local copy brings everything else. */
  newPath(choice: Choice): string;
  /** Name of the local copies of such a draft before its first save. */
  draftName(choice: Choice): string;
};

export function LostDraft<Choice>({ newPath, draftName, children }: LostDraftOptions<Choice> & { children: ReactNode }) {
  const t = useDraftTexts();
  const { locale } = useSite();
  const path = usePath();
  const found = useLeftCopy<Choice>();
  const [problem, setProblem] = useState<string | null>(null);
  if (!found) return children;
  const { content, words, at, lostPhotos } = found;
  const time = new Date(at).toLocaleString(localeLanguage(locale), { dateStyle: 'long', timeStyle: 'short' });
  async function goOn() {
    const draft = found?.asDraft({ key: `${Date.now()} ${Math.random()}`, name: draftName(content.choice), at: Date.now() });
    const isStored = draft !== undefined && (await openLocalCopies<Choice>().put(draft));
    if (isStored) window.location.assign(path(newPath(content.choice)));
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
