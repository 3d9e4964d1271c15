/** Shows the saved designs, twelve at a time. Their tiles are fetched after load because pages are the same for all visitors. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardTile } from '#api/catalogue.ts';
import { pageSizes } from '#core/site/query.ts';
import { t } from '#texts/t.ts';
import { CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { HeartShape } from '#web/wish-list/wish-list-button.tsx';
import { setWish, useWishes, type Wish } from '#web/wish-list/wishes.ts';
import type { WishGridData, Words } from './load.ts';

/** Tiles of the wanted designs as far as they have come; null for those the catalogue does not have. */
function useTiles(wanted: readonly Wish[]) {
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
  }, [site, missing]);
  useEffect(ask, [ask]);
  return { known, problem, ask };
}

function tileOf(items: readonly CardTile[], wish: Wish): CardTile | null {
  return items.find(({ id }) => id === wish.split(':', 1)[0]) ?? null;
}

const nothing = () => () => undefined;

/** False on the server and until the page is awake: nobody knows yet what is saved. */
function useIsAwake(): boolean {
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

export function Component({ data }: { data: WishGridData | null }) {
  const wishes = useWishes();
  const isAwake = useIsAwake();
  const [most, setMost] = useState<number>(pageSizes.more);
  const wanted = wishes.slice(0, most);
  const { known, problem, ask } = useTiles(wanted);
  const status = useRef<HTMLParagraphElement>(null);
  const count = wishes.length;
  const before = useRef(count);
  useEffect(() => {
    // Whoever took a design away by keyboard is not left without a place.
    if (count < before.current && document.activeElement === document.body) status.current?.focus();
    before.current = count;
  }, [count]);
  if (!data) return null;
  const { words: say } = data;
  if (!isAwake)
    return (
      <div className="wrap min-h-80">
        <noscript>
          <p>{say.script}</p>
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
        {count === 1 ? say.one : say.many.replace('{count}', String(count))}
      </p>
      <TileGrid columns={4}>
        {wanted.map((wish) => {
          const tile = known.get(wish);
          if (tile) return <Tile key={wish} tile={tile} level={2} />;
          return tile === null ? <Gone key={wish} wish={wish} say={say} /> : <span key={wish} aria-hidden="true" className="tile-ground" />;
        })}
      </TileGrid>
      {problem ? (
        <div role="alert" className="mt-7 flex flex-wrap items-center gap-5">
          <p>{problem}</p>
          <Button kind="secondary" onClick={ask}>
            {say.again}
          </Button>
        </div>
      ) : null}
      {count > most ? (
        <div className="mt-11 text-center">
          <Button kind="secondary" onClick={() => setMost(most + pageSizes.more)}>
            {say.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Gone({ wish, say }: { wish: Wish; say: Words }) {
  return (
    <div className="tile-ground flex-col gap-3 p-4 text-center">
      <p className="text-small text-ink-soft">{say.gone}</p>
      <button type="button" className="text-link text-small" onClick={() => setWish(wish.split(':', 1)[0] ?? '', null)}>
        {say.drop}
      </button>
    </div>
  );
}
