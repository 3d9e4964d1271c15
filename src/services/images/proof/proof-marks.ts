/** What is written on a proof: shop, day, and each page's name, number and size; and where holes are made. */
import { ellipsePath } from '#core/design/outlines/outline.ts';
import { panelName } from '#core/design/panel-name.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import type { Hole } from '#core/products/ticket-facts.ts';
import { type Channel, channelNames } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { ProofMarks } from './proof-pdf.ts';

function holePath({ xMm, yMm, diameterMm }: Hole): string {
  const um = (mm: number) => Math.round(mm * 1_000);
  const side = um(diameterMm);
  return ellipsePath({ xUm: um(xMm - diameterMm / 2), yUm: um(yMm - diameterMm / 2), widthUm: side, heightUm: side });
}

export function proofMarks({ pages, product }: ProductDocument, channel: Channel, now: Date): ProofMarks {
  const t = serverTexts({ locale: defaultLocale });
  const shop = channelNames[channel];
  const day = { day: berlinTime(now).day, style: 'numeric' } as const;
  const lines = pages.map(({ id, widthUm, heightUm }, at) => [
    id,
    t(message('proof.page', { shop, day, name: panelName(id), number: at + 1, count: pages.length, size: { widthUm, heightUm } })),
  ]);
  const { holes: holesOf } = productOf(product.type);
  const holes = pages.map(({ id }, at) => [id, (holesOf?.(product, at) ?? []).map(holePath)]);
  const [title, watermark, legend] = [t(message('proof.title', { shop, day })), t(message('proof.watermark')), t(message('proof.legend'))];
  return { title, watermark, legend, pages: Object.fromEntries(lines), date: now.toISOString(), holes: Object.fromEntries(holes) };
}
