/** Shows the saved designs, twelve at a time. Their tiles are fetched after load because pages are the same for all visitors. */
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardTile } from '#api/catalogue.ts';
import type { PosterTile as PosterTileData } from '#api/posters.ts';
import { pageSizes } from '#core/site/page-sizes.ts';
import { wishListTexts } from '#texts/de/customer/wish-list.ts';
import { CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { PosterGrid, PosterTile } from '#web/product/posters/poster-tile.tsx';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeartShape } from '#web/wish-list/wish-list-button.tsx';
import { wishedTiles } from '#web/wish-list/wished-tiles.ts';
import { setWish, useWishes, type WishView } from '#web/wish-list/wishes.ts';
import type { WishGridData } from './load.ts';

type WishedTile = { card: CardTile } | { poster: PosterTileData };

/** Tiles of the wanted designs that have been fetched; null for those that are not in the catalogue. */
function useTiles(wanted: readonly WishView[]) {
  const t = useTexts();
  const site = useSite();
  const [known, setKnown] = useState<ReadonlyMap<WishView, WishedTile | null>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const missing = wanted.filter((wish) => !known.has(wish)).join(' ');
  const ask = useCallback(() => {
    if (missing === '') return;
    setProblem(null);
    const asked = missing.split(' ');
    wishedTiles(call(site), site, asked).then(
      (tiles) => setKnown((before) => new Map([...before, ...asked.map((wish) => [wish, tileOf(tiles, wish)] as const)])),
      (error: unknown) => setProblem(error instanceof CallError ? error.message : t('error.internal')),
    );
  }, [site, missing, t]);
  useEffect(ask, [ask]);
  return { known, problem, ask };
}

function tileOf({ cards, posters }: Awaited<ReturnType<typeof wishedTiles>>, wish: WishView): WishedTile | null {
  const [wanted] = wish.split(':', 1);
  const card = cards.find(({ id }) => id === wanted);
  if (card) return { card };
  const poster = posters.find(({ id }) => id === wanted);
  return poster ? { poster } : null;
}

const nothing = () => () => undefined;

/** False on the server and during hydration, when the saved designs are unknown. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

function Empty({ data }: { data: WishGridData }) {
  return (
    <div className="grid justify-items-center gap-2 bg-ground px-5 py-15 text-center [&_.heart-shape]:mb-3 [&_.heart-shape]:size-11 [&_.heart-shape]:stroke-[0.9]">
      <HeartShape />
      <h2 className="type-h3">{data.title}</h2>
      <p className="max-w-[44ch] text-ink-soft">{data.text}</p>
      <ButtonLink to={data.to} className="mt-4">
        {data.button}
      </ButtonLink>
    </div>
  );
}

export function Component({ data }: { data: WishGridData }) {
  const t = useTexts(wishListTexts);
  const wishes = useWishes();
  const isHydrated = useIsHydrated();
  const [limit, setLimit] = useState<number>(pageSizes.more);
  const wanted = wishes.slice(0, limit);
  const { known, problem, ask } = useTiles(wanted);
  const status = useRef<HTMLParagraphElement>(null);
  const count = wishes.length;
  const before = useRef(count);
  useEffect(() => {
    // Removing a design by keyboard removes the focused button: the focus moves to the status.
    if (count < before.current && document.activeElement === document.body) status.current?.focus();
    before.current = count;
  }, [count]);
  if (!isHydrated)
    return (
      <div className="wrap min-h-80">
        <noscript>
          <p>{t('wishlist.script')}</p>
        </noscript>
      </div>
    );
  if (count === 0)
    return (
      <div className="wrap">
        <Empty data={data} />
      </div>
    );
  return (
    <div className="wrap">
      <p ref={status} tabIndex={-1} role="status" className="figures mb-7 text-ink-soft">
        {t('wishlist.count', { count })}
      </p>
      <Grid>
        {wanted.map((wish, at) => {
          const tile = known.get(wish);
          if (tile === undefined) return <span key={wish} aria-hidden="true" className="tile-ground" />;
          if (tile === null) return <Gone key={wish} wish={wish} />;
          return 'card' in tile ? (
            <Tile key={wish} tile={tile.card} level={2} />
          ) : (
            <PosterTile key={wish} tile={tile.poster} place={at} level={2} />
          );
        })}
      </Grid>
      {problem ? (
        <div role="alert" className="mt-7 flex flex-wrap items-center gap-5">
          <p>{problem}</p>
          <Button kind="secondary" onClick={ask}>
            {t('wishlist.retry')}
          </Button>
        </div>
      ) : null}
      {count > limit ? (
        <div className="mt-11 text-center">
          <Button kind="secondary" onClick={() => setLimit(limit + pageSizes.more)}>
            {t('wishlist.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Of cards, or of posters in one scale. */
function Grid({ children }: { children: ReactNode }) {
  const Of = useSite().channel === 'federleicht' ? TileGrid : PosterGrid;
  return (
    <Of columns={4} list="wish-list">
      {children}
    </Of>
  );
}

function Gone({ wish }: { wish: WishView }) {
  const t = useTexts(wishListTexts);
  return (
    <div className="tile-ground flex-col gap-3 p-4 text-center">
      <p className="text-small text-ink-soft">{t('wishlist.gone')}</p>
      <button type="button" className="text-link text-small" onClick={() => setWish(wish.split(':', 1)[0] ?? '', null)}>
        {t('wishlist.remove')}
      </button>
    </div>
  );
}
