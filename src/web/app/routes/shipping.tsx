/** Shipping types, dates and prices, as the service computes them today. */
import { deliveryCountries } from '#core/values/channel.ts';

import { serviceTexts } from '#texts/de/service.ts';
import type { Handle } from '#web/app/root.tsx';

import { orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { TextPage } from '#web/shell/text-page.tsx';
import type { Route } from './+types/shipping';

export const handle: Handle = { robots: 'index' };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const country = deliveryCountries.find((code) => code === page.site.country);
  return orFault(page.call('GET /web-api/shipping-information', { country }));
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, serviceTexts);
  return headTags({ title: t('shipping.title'), description: t('shipping.description'), channel: channelOf(matches) });
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-4 text-left font-medium">
        {name}
      </th>
      <td className="py-2.5 text-right whitespace-nowrap">{children}</td>
    </tr>
  );
}

export default function Shipping({ loaderData }: Route.ComponentProps) {
  const t = useTexts(serviceTexts);
  const { types, classPrices, countries, surcharges } = loaderData;
  return (
    <TextPage title={t('shipping.title')} lead={t('shipping.lead')}>
      <div className="figures grid grid-cols-1 gap-11">
        <section>
          <h2 className="type-h3 mb-3">{t('shipping.types')}</h2>
          <table className="w-full border-collapse max-sm:text-small">
            <caption className="mb-3 text-left text-small text-ink-soft">{t('shipping.types.caption')}</caption>
            <thead className="unseen">
              <tr>
                <th scope="col">{t('shipping.type')}</th>
                <th scope="col">{t('shipping.date')}</th>
                <th scope="col">{t('shipping.price')}</th>
              </tr>
            </thead>
            <tbody>
              {types.map((type) => (
                <tr key={type.type} className="border-t border-line align-top">
                  <th scope="row" className="py-3 pr-2 text-left font-semibold sm:pr-4">
                    {type.name}
                    {type.note ? <span className="block text-small font-medium text-ink-soft">{type.note}</span> : null}
                  </th>
                  <td className="py-3 pr-2 sm:pr-4">{type.text}</td>
                  <td className="py-3 text-right whitespace-nowrap">{type.price.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h2 className="type-h3 mb-3">{t('shipping.countries')}</h2>
          <table className="w-full border-collapse">
            <caption className="mb-3 text-left text-small text-ink-soft">{t('shipping.countries.caption')}</caption>
            <tbody>
              {countries.map((one) => (
                <Row key={one.country} name={one.name}>
                  {one.price.text}
                </Row>
              ))}
            </tbody>
          </table>
        </section>
        {surcharges.length > 0 ? (
          <section>
            <h2 className="type-h3 mb-3">{t('shipping.surcharges')}</h2>
            <table className="w-full border-collapse">
              <caption className="mb-3 text-left text-small text-ink-soft">{t('shipping.surcharges.caption')}</caption>
              <tbody>
                {surcharges.map(({ kind, name, price }) => (
                  <Row key={kind} name={name}>
                    {price.text}
                  </Row>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        <section>
          <h2 className="type-h3 mb-3">{t('shipping.classes')}</h2>
          <table className="w-full border-collapse">
            <caption className="mb-3 text-left text-small text-ink-soft">{t('shipping.classes.caption')}</caption>
            <tbody>
              {classPrices.map((one) => (
                <Row key={one.envelopeClass} name={t({ key: `shipping.class.${one.envelopeClass}` })}>
                  {one.price.text}
                </Row>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </TextPage>
  );
}
