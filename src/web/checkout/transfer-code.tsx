/** The QR code of a prepayment, which banking apps read, and the link to the bill that has it on paper. */
import type { TransferCode as Code } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';

export function TransferCode({ code: { kind, size, shapes }, token }: { code: Code; token: string }) {
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
