/** What it costs in two lines, with all that belongs to the price behind a button, and the way to the cart. */
import { type ReactNode, useId } from 'react';
import { useEditorTexts } from '#web/editor/texts.ts';
import { BuyButton } from './buy-button.tsx';
import { checkLineId } from './check-line.tsx';

type Props = {
  label: string;
  /** How many pieces, in words. */
  pieces: string;
  total: string;
  /** What the total holds, and what comes on top of it. */
  note: string;
  /** The parts of the price, delivery, and what else has to be known. */
  children: ReactNode;
};

export function BuyFoot({ label, pieces, total, note, children }: Props) {
  const t = useEditorTexts();
  const id = useId();
  return (
    <section className="buy-box" aria-label={label}>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{pieces}</p>
        <p className="buy-total">{total}</p>
      </div>
      <div className="buy-unit">
        <span className="figures">{note}</span>{' '}
        <button type="button" className="text-link" popoverTarget={id}>
          {t('buy.details')}
        </button>
      </div>
      <div id={id} popover="auto" className="buy-details">
        {children}
      </div>
      <BuyButton describedBy={checkLineId} />
    </section>
  );
}
