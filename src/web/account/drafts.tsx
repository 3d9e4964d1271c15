/** Saved designs, and what stands in their place while there are none. */
import type { Draft } from '#api/customer-area.ts';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { TileGrid } from '#web/product/tile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { DraftAction } from './draft-buttons.tsx';
import { DraftTile } from './draft-tile.tsx';

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
