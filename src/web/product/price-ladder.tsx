/** Price per quantity as a table of radio buttons. */
import type { LadderRow } from '#api/product.ts';
import { productTexts } from '#texts/de/product.ts';
import { useTexts } from '#web/page/texts.ts';

type LadderProps = {
  rows: readonly LadderRow[];
  chosen: number;
  name: string;
  /** "1,39 € je Tasse"; the default is "je Stück". */
  each?: (price: string) => string;
  onChoose?: (quantity: number) => void;
};

/** Price per quantity; each row is a radio button, so a plain form can choose it. */
export function PriceLadder({ rows, chosen, name, each, onChoose }: LadderProps) {
  const t = useTexts(productTexts);
  const unitText = each ?? ((price: string) => t('product.each', { price }));
  return (
    <table className="figures w-full border-collapse text-small">
      <thead className="unseen">
        <tr>
          <th scope="col">{t('product.ladder.quantity')}</th>
          <th scope="col">{t('product.ladder.unit')}</th>
          <th scope="col">{t('product.ladder.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isChosen = row.quantity === chosen;
          const label = t('product.pieces', { count: row.quantity });
          return (
            <tr
              key={row.quantity}
              className={`relative h-10 border-b border-line last:border-0 ${isChosen ? 'bg-blotter-light font-semibold' : ''} has-focus-visible:outline-3 has-focus-visible:outline-airmail`}
            >
              <th scope="row" className="pl-3.5 text-left [font-weight:inherit]">
                <label className="after:absolute after:inset-0 after:cursor-pointer after:content-['']">
                  <input
                    className="veiled"
                    type="radio"
                    name={name}
                    value={row.quantity}
                    checked={isChosen}
                    onChange={() => onChoose?.(row.quantity)}
                  />
                  {label}
                </label>
              </th>
              <td className={`pr-4 text-right ${isChosen ? '' : 'text-ink-soft'}`}>{unitText(row.unit.text)}</td>
              <td className="pr-3.5 text-right">{row.total.text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
