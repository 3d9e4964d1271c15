/** What a print costs in the usual formats, before there are photos. */

import { printFormatName } from '#core/products/photoprint/names.ts';
import { priceBlocks } from '#core/products/photoprint/price.ts';
import type { PhotoprintPrices } from '#core/products/photoprint/rows.ts';
import { formatMoney } from '#core/values/money.ts';
import { useSite } from '#web/page/page-context.ts';
import { usePhotoPrintTexts } from './texts.ts';

const usual = ['10x15', '13x18', '20x30', 'retro'] as const;

export function FormatPrices({ prices }: { prices: PhotoprintPrices }) {
  const t = usePhotoPrintTexts();
  const { country, locale } = useSite();
  return (
    <ul className="set-prices figures">
      {usual.map((format) => {
        const [first] = priceBlocks({ format, paper: 'matt' }, { prices, country });
        return first ? (
          <li key={format}>
            {t('photo-print.format', { format: printFormatName(format) })} <strong>{formatMoney(first.unit, locale)}</strong>
          </li>
        ) : null;
      })}
    </ul>
  );
}
