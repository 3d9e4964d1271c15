/** Shows the saved designs, twelve at a time. Their tiles are fetched after load because pages are the same for all visitors. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardTile } from '#api/catalogue.ts';
import { pageSizes } from '#core/site/page-sizes.ts';
import { wishListTexts } from '#texts/de/customer/wish-list.ts';
import { CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeartShape } from '#web/wish-list/wish-list-button.tsx';
import { setWish, useWishes, type Wish } from '#web/wish-list/wishes.ts';
import type { WishGridData } from './load.ts';

/** Tiles of the wanted designs that have been fetched; null for those that are not in the catalogue. */
function useTiles(wanted: readonly Wish[]) {
  const t = useTexts();
  const site = useSite();
  const [known, setKnown] = useState<ReadonlyMap<Wish, CardTile | null>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const missing = wanted.filter((wish) => !known.has(wish)).join(' ');
  const ask = useCallback(() => {
    if (missing === '') return;
    setProblem(null);
    const cards = missing.split(' ');
    call(site)('GET /web-api/card-tiles', { cards }).then(
      ({ items }) => setKnown((before) => new Map([...before, ...cards.map((wish) => [wish, tileOf(items, wish)] as const)])),
      (error: unknown) => setProblem(error instanceof CallError ? error.message : t('error.internal')),
    );
  }, [site, missing, t]);
  useEffect(ask, [ask]);
  return { known, problem, ask };
}

function tileOf(items: readonly CardTile[], wish: Wish): CardTile | null {
  return items.find(({ id }) => id === wish.split(':', 1)[0]) ?? null;
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
    <div className="wish-empty">
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
      <TileGrid columns={4} list="wish-list">
        {wanted.map((wish) => {
          const tile = known.get(wish);
          if (tile) return <Tile key={wish} tile={tile} level={2} />;
          return tile === null ? <Gone key={wish} wish={wish} /> : <span key={wish} aria-hidden="true" className="tile-ground" />;
        })}
      </TileGrid>
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

function Gone({ wish }: { wish: Wish }) {
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
