/** What a transfer needs: sum, account and reference, and the QR code that banking apps read. */

import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { TransferCode as Code } from '#api/order.ts';
import { groupedIban } from '#core/payment/iban.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Fact } from './fact.tsx';

/** With the link to the bill that has it on paper, for Swiss accounts. */
function TransferCode({ code: { kind, size, shapes }, token }: { code: Code; token: string }) {
  const t = useTexts(checkoutTexts);
  return (
    <figure className="mt-5 flex flex-wrap items-center gap-5">
      <svg role="img" aria-label={t('order.transfer.code.alt')} viewBox={`0 0 ${size} ${size}`} className="size-48 shrink-0 bg-white">
        {shapes.map(({ d, isDark }) => (
          <path key={d} d={d} fill={isDark ? '#000' : '#fff'} shapeRendering="crispEdges" />
        ))}
      </svg>
      <figcaption className="max-w-64">
        {t('order.transfer.code')}
        {kind === 'swiss' ? (
          <a href={`/web-api/orders/${token}/qr-bill`} className="text-link mt-2 inline-block py-2">
            {t('order.bill')}
          </a>
        ) : null}
      </figcaption>
    </figure>
  );
}

type Transfer = NonNullable<Output<Calls['GET /web-api/orders/:token']>['transfer']>;

/** Stands in one line with its button, or above it. */
function Copied({ text, shown, label }: { text: string; shown: string; label: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {shown}
      <CopyButton text={text} label={label} className="-ms-2" />
    </span>
  );
}

export function TransferDetails({ transfer, token }: { transfer: Transfer; token: string }) {
  const t = useTexts(checkoutTexts);
  return (
    <section aria-labelledby="ueberweisung" className="mt-7 bg-ground px-5 py-5 sm:px-7.5">
      <h2 id="ueberweisung" className="type-h4 mb-3">
        {t('order.transfer')}
      </h2>
      <dl className="figures grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Fact name={t('order.transfer.amount')}>{transfer.amount.text}</Fact>
        <Fact name={t('order.transfer.recipient')}>{transfer.recipient}</Fact>
        <Fact name={t('order.transfer.iban')}>
          <Copied text={transfer.iban} shown={groupedIban(transfer.iban)} label={t('order.transfer.iban')} />
        </Fact>
        <Fact name={t('order.transfer.reference')}>
          <Copied text={transfer.reference} shown={transfer.reference} label={t('order.transfer.reference')} />
        </Fact>
      </dl>
      {transfer.code ? <TransferCode code={transfer.code} token={token} /> : null}
    </section>
  );
}
