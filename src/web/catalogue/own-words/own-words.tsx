/** Names, day and place that stand on the tiles of a list in the place of the sample words. Without scripts a plain form. */
import { useEffect } from 'react';
import type { OwnTileWords } from '#api/tiles/tile-words.ts';
import { type TileWordKind, tileWordLengths } from '#core/catalogue/suite/tile-words.ts';
import { tileWordTexts } from '#texts/de/customer/tile-words.ts';
import { textsHook } from '#web/page/texts-hook.ts';
import { TextField } from '#web/ui/field.tsx';

/** What a refused form had in its fields, and what is wrong with them. */
export type TileWordsAnswer = {
  values: Partial<Record<TileWordKind, string>>;
  errors: Partial<Record<string, string>>;
  notice: string | null;
};

const useTileTexts = textsHook(tileWordTexts);

type Props = {
  own: OwnTileWords;
  answer: TileWordsAnswer | undefined;
  /** Names the tiles that are shown: others are looked for anew. */
  shown: string;
};

export function OwnWords({ own, answer, shown }: Props) {
  const t = useTileTexts();
  const token = own?.token;
  useEffect(() => {
    if (token === undefined || shown === '') return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('./replace-tiles.ts').then(
      ({ replaceTiles }) => {
        if (!isOver) stop = replaceTiles(token);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [token, shown]);
  const values = answer?.values ?? own?.words ?? {};
  const field = (kind: TileWordKind) => ({
    name: kind,
    label: t(`tiles.${kind}`),
    defaultValue: values[kind] ?? '',
    error: answer?.errors[kind] ?? null,
    autoComplete: 'off',
  });
  const names = own ? [own.words.first, own.words.second].filter(Boolean).join(' & ') : '';
  return (
    <div className="mb-7 border border-line" id="own-words">
      <details className="group" open={answer !== undefined || undefined}>
        <summary className="flex cursor-pointer items-center justify-between gap-x-4 px-4 py-3 font-semibold wrap-anywhere md:px-5">
          {own ? t('tiles.now', { names }) : t('tiles.title')}
          <span aria-hidden="true" className="text-h4 leading-none font-normal transition-transform group-open:rotate-45">
            +
          </span>
        </summary>
        <form key={token} method="post" className="px-4 pb-5 md:px-5">
          <p className="mb-4 text-small text-ink-soft">{answer?.notice ?? t('tiles.hint')}</p>
          <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
            <TextField {...field('first')} required maxLength={tileWordLengths.first} />
            <TextField {...field('second')} maxLength={tileWordLengths.second} />
            <TextField {...field('date')} type="date" min="1900-01-01" max="2199-12-31" />
            <TextField {...field('place')} maxLength={tileWordLengths.place} />
          </div>
          <button type="submit" className="button button-small mt-5">
            {t('tiles.show')}
          </button>
        </form>
      </details>
      {own ? (
        <form method="post" className="px-4 pb-3 md:px-5">
          <button type="submit" name="intent" value="end" className="text-link text-small">
            {t('tiles.end')}
          </button>
        </form>
      ) : null}
    </div>
  );
}
