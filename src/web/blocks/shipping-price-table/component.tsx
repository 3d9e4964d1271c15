/** Shows tables of shipping types, countries and postage. */
import type { ReactNode } from 'react';
import { serviceTexts } from '#texts/de/service.ts';
import { useTexts } from '#web/page/texts.ts';
import type { ShippingPriceRow, ShippingTableData } from './load.ts';

function Table({
  title,
  caption,
  hasDates = false,
  rows,
}: {
  title: string;
  caption: string;
  hasDates?: boolean;
  rows: readonly ShippingPriceRow[];
}): ReactNode {
  const t = useTexts(serviceTexts);
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="type-h3 mb-1">{title}</h3>
      <table className="w-full border-collapse">
        <caption className="mb-4 text-left text-small text-ink-soft">{caption}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{title}</th>
            {hasDates ? <th scope="col">{t('shipping.date')}</th> : null}
            <th scope="col">{t('shipping.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, date, price }) => (
            <tr
              key={name}
              className={`border-t border-line align-top last:border-b ${hasDates ? 'max-md:grid max-md:grid-cols-[1fr_auto]' : ''}`}
            >
              <th scope="row" className={`py-3 pr-4 text-left ${hasDates ? 'font-semibold' : 'font-medium'}`}>
                {name}
                {note === '' ? null : <span className="block text-small font-medium text-ink-soft">{note}</span>}
              </th>
              {hasDates ? <td className="py-3 pr-4 max-md:order-3 max-md:col-span-2 max-md:-mt-2 max-md:pt-0">{date}</td> : null}
              <td className="py-3 text-right font-semibold whitespace-nowrap">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Component({ data }: { data: ShippingTableData | null }) {
  const t = useTexts(serviceTexts);
  if (!data) return null;
  const { types, countries, postage } = data;
  return (
    <div className="wrap figures grid gap-x-15 gap-y-11 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <Table title={t('shipping.types')} caption={t('shipping.types.caption')} hasDates rows={types} />
      </div>
      <Table title={t('shipping.countries')} caption={t('shipping.countries.caption')} rows={countries} />
      <Table title={t('shipping.classes')} caption={t('shipping.classes.caption')} rows={postage} />
    </div>
  );
}
