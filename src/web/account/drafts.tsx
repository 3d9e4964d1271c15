/** Saved designs, and what stands in their place while there are none. */
import type { Draft } from '#api/customer-area.ts';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { PiecePicture } from '#web/product/piece-picture.tsx';
import { TileGrid } from '#web/product/tile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { useRelativeTime } from '#web/ui/relative-time.ts';
import { type DraftAction, DraftButtons, DraftName } from './draft-buttons.tsx';

/** The day from the server, how long ago as soon as the browser's clock is known. */
function Saved({ at }: { at: string }) {
  const t = useTexts(accountTexts);
  const locale = useTextLocale();
  const ago = useRelativeTime(Date.parse(at), locale);
  return (
    <time dateTime={at}>
      {ago === null
        ? t('account.draft.savedOn', { day: formatDate(berlinTime(Date.parse(at)).day, locale) })
        : t('account.draft.saved', { ago })}
    </time>
  );
}

/** A saved design as it lies in the customer area: its card, whose words it carries, when it was saved, and the way back into it. */
function DraftTile({ draft, isFirst }: { draft: Draft; isFirst: boolean }) {
  const t = useTexts(accountTexts);
  const { format, colourway, words, path } = draft;
  const name = draft.name ?? t('account.draft.gone');
  const title = draft.ownName ?? (words === '' ? name : t('account.draft.words', { words }));
  const spoken = draft.ownName ?? (words === '' ? name : `${name}, ${words}`);
  return (
    <article className="tile flex h-full flex-col" style={{ '--hue': colourway?.hex }}>
      <div className="tile-ground">
        {draft.picture ? (
          <PiecePicture
            picture={draft.picture}
            alt={t('account.draft.image', { name, format })}
            sizes="(min-width: 1024px) 220px, (min-width: 768px) 26vw, 44vw"
            isFirst={isFirst}
            className="w-[86%]"
          />
        ) : null}
      </div>
      <h3 className="type-h4 mt-3 line-clamp-2 wrap-anywhere">{title}</h3>
      <p className="text-small text-ink-soft">
        {title === name ? null : <span className="block">{name}</span>}
        {colourway ? `${format}, ${colourway.name}` : format}
      </p>
      <p className="figures mb-1 text-small text-ink-soft">
        <Saved at={draft.savedAt} />
      </p>
      {draft.inCart ? <p className="text-small font-semibold">{t('account.draft.inCart')}</p> : null}
      {path ? (
        <PageLink to={path} reloadDocument ahead="never" className="tile-link text-link mt-auto w-fit py-2 font-semibold">
          {t('account.draft.open')}
          <span className="unseen">, {spoken}</span>
        </PageLink>
      ) : draft.name ? (
        <p className="mt-1 flex gap-1.5 text-small">
          <Icon svg={warningIcon} small />
          {t('account.draft.locked')}
        </p>
      ) : null}
      {draft.further ? (
        <PageLink to={draft.further.path} reloadDocument ahead="never" className="text-link relative z-1 w-fit py-2">
          {draft.further.text}
          <span className="unseen">, {spoken}</span>
        </PageLink>
      ) : null}
      <DraftButtons id={draft.id} actions={draft.inCart ? ['copy'] : ['copy', 'delete']} name={spoken} />
      <DraftName id={draft.id} ownName={draft.ownName} name={spoken} />
    </article>
  );
}

function NoDrafts() {
  const t = useTexts(accountTexts);
  const isCards = useSite().channel === 'federleicht';
  return (
    <>
      <p className="type-h3 mb-2">{t('account.empty.title')}</p>
      <p className="mb-7 max-w-[60ch]">{t('account.empty.text')}</p>
      <ButtonLink to={pathTo(isCards ? 'cards' : 'home')}>{t(isCards ? 'account.empty.button' : 'account.empty.home')}</ButtonLink>
    </>
  );
}

/** So many pictures are in the first view of a wide window. */
const firstTiles = 4;

export function Drafts({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return <NoDrafts />;
  return (
    <TileGrid columns={4}>
      {drafts.map((draft, at) => (
        <DraftTile key={draft.id} draft={draft} isFirst={at < firstTiles} />
      ))}
    </TileGrid>
  );
}

export function DraftChanged({ action }: { action: DraftAction | null }) {
  const t = useTexts(accountTexts);
  if (!action) return null;
  return (
    <p role="status" className="mt-7 max-w-[60ch] border-l-3 border-moss bg-ground px-5 py-3">
      {t(`account.done.${action}`)}
    </p>
  );
}
