/** The panels in which a card's options are chosen. One module, so that they are fetched together. */
import type { ProductPrice } from '#core/products/product.ts';
import { ColourPanel } from '#web/editor/panels/colour-panel.tsx';
import { AccessoryPanel } from './accessory-panel.tsx';
import type { CardEntry } from './entry.ts';
import { PaperPanel } from './paper-panel.tsx';
import { CardQuantityPanel } from './quantity-panel.tsx';

type Props = { of: 'colour' | 'paper' | 'quantity'; entry: CardEntry; price: ProductPrice };

export function CardOptionPanel({ of, entry, price }: Props) {
  switch (of) {
    case 'colour':
      return <ColourPanel colourways={entry.colourways} />;
    case 'paper':
      return <PaperPanel offer={entry.offer} options={entry.pricing.options} />;
    case 'quantity':
      return (
        <>
          <CardQuantityPanel price={price} />
          <AccessoryPanel />
        </>
      );
  }
}
