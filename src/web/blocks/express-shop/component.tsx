/** Shows the promise of express as the server made it, counts down to the cut-off, and asks anew when that has passed. */
import { useEffect, useState } from 'react';
import { blocksTexts } from '#texts/de/blocks.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Tile, TileGrid } from '#web/product/tile.tsx';
import type { ExpressData, ExpressPromise } from './load.ts';

const secondMs = 1000;

/** Minutes until an instant; null before the browser has counted, since the page may be from a cache. */
function useMinutesLeft(instant: string, onExpire: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = () => {
      const ms = Date.parse(instant) - Date.now();
      setLeft(Math.max(0, Math.ceil(ms / 60_000)));
      if (ms <= 0) onExpire();
    };
    count();
    const timer = setInterval(count, 15 * secondMs);
    return () => clearInterval(timer);
  }, [instant, onExpire]);
  return left;
}

function usePromise(first: ExpressPromise): { promise: ExpressPromise; left: number | null } {
  const site = useSite();
  const [promise, setPromise] = useState(first);
  const [renew] = useState(() => () => {
    // The promise on the page is kept where the shop cannot be reached.
    call(site)('GET /web-api/express-shop', {}).then(
      ({ cutOff, cutOffText, types }) =>
        setPromise({
          cutOff,
          cutOffText,
          types: types.map(({ type, name, text, price, note }) => ({ type, name, text, note, price: price.text })),
        }),
      () => undefined,
    );
  });
  return { promise, left: useMinutesLeft(promise.cutOff, renew) };
}

function PromiseBox({ first }: { first: ExpressPromise }) {
  const t = useTexts(blocksTexts);
  const { promise, left } = usePromise(first);
  const [days, hours, minutes] = left === null ? [0, 0, 0] : [Math.floor(left / 1440), Math.floor((left % 1440) / 60), left % 60];
  return (
    <div className="grid gap-6 rounded-control bg-ground p-6 lg:grid-cols-[1fr_1.4fr] lg:p-9">
      <div>
        <p className="type-h3">{t('block.express.until', { day: promise.cutOffText })}</p>
        <p className="figures mt-2 min-h-[1.5em] text-ink-soft" aria-live="off">
          {left === null ? '' : t('block.express.left', { days, hours, minutes })}
        </p>
      </div>
      <ul className="grid content-center gap-4">
        {promise.types.map(({ type, name, text, price, note }) => (
          <li key={type} className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-3">
            <span>
              <strong className="font-semibold">{text}</strong>
              <span className="block text-small text-ink-soft">
                {name}. {note}
              </span>
            </span>
            <span className="figures">{t('block.express.from', { price })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Component({ data }: { data: ExpressData | null }) {
  const t = useTexts(blocksTexts);
  if (!data) return null;
  return (
    <div className="wrap grid gap-10">
      <PromiseBox first={data.promise} />
      <section aria-labelledby="express-arten">
        <h2 id="express-arten" className="type-h2 mb-6">
          {t('block.express.products')}
        </h2>
        <TileGrid columns={4} list="express">
          {data.tiles.map(({ tile, sameDay }) => (
            <div key={tile.id} className="relative grid min-w-0 grid-cols-1">
              <Tile tile={tile} level={3} />
              {sameDay ? <span className="badge">{t('block.express.sameDay')}</span> : null}
            </div>
          ))}
        </TileGrid>
      </section>
    </div>
  );
}
