/** How many pieces: a field of the page's form with a button at each side, and what a piece costs from the next tier on. */
import type { LadderRow } from '#api/product.ts';
import { typedQuantityLength } from '#core/products/quantities.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { useTexts } from '#web/page/texts.ts';
import type { TypedQuantity } from '#web/product/product-choice.ts';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';

type Props = {
  quantity: number;
  /** The numbers beside it; null at the ends. */
  fewer: number | null;
  more: number | null;
  ladder: readonly LadderRow[];
  hint: string | null;
  typed: TypedQuantity | null;
  /** Gets what was typed, as it is: the page answers it. */
  onChoose: (quantity: string) => void;
};

export function PosterQuantity({ quantity, fewer, more, ladder, hint, typed, onChoose }: Props) {
  const t = useTexts(posterTexts);
  const refused = typed?.refused ?? null;
  const shown = refused ? (typed?.typed ?? '') : String(quantity);
  const own = ladder.findLast((row) => row.quantity <= quantity);
  const step = (to: number | null, label: string, svg: string) => (
    <button
      type="button"
      disabled={to === null}
      aria-label={label}
      className="poster-step"
      onClick={() => to !== null && onChoose(String(to))}
    >
      <Icon svg={svg} small />
    </button>
  );
  return (
    <div className="border-t border-line py-4">
      <label htmlFor="anzahl" className="mb-3 block text-small font-semibold">
        {t('poster.quantity')}
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="poster-quantity">
          {step(fewer, t('poster.fewer'), minusIcon)}
          <input
            key={shown}
            id="anzahl"
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={typedQuantityLength}
            defaultValue={shown}
            aria-invalid={refused ? true : undefined}
            aria-describedby="anzahl-antwort"
            className="figures"
            onBlur={({ target }) => target.value.trim() !== shown && onChoose(target.value)}
          />
          {step(more, t('poster.more'), plusIcon)}
        </div>
        <p
          id="anzahl-antwort"
          role="status"
          className={`text-small ${refused ? 'w-full text-seal' : 'min-w-40 flex-1 font-semibold text-moss'}`}
        >
          {refused ?? hint}
        </p>
      </div>
      <ul className="poster-tiers figures" aria-label={t('poster.tiers')}>
        {ladder.map((row) => (
          <li key={row.quantity} aria-current={row === own ? 'true' : undefined}>
            <span>{t('poster.tier', { quantity: row.quantity })}</span> <span>{row.unit.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
