/** What is written on a proof: shop, day, and each page's name, number and size. */
import { panelName } from '#core/design/panel-name.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { type Channel, channelNames } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { ProofMarks } from './proof-pdf.ts';

export function proofMarks({ pages }: ProductDocument, channel: Channel, now: Date): ProofMarks {
  const t = serverTexts({ locale: defaultLocale });
  const shop = channelNames[channel];
  const day = { day: berlinTime(now).day, style: 'numeric' } as const;
  const lines = pages.map(({ id, widthUm, heightUm }, at) => [
    id,
    t(message('proof.page', { shop, day, name: panelName(id), number: at + 1, count: pages.length, size: { widthUm, heightUm } })),
  ]);
  const [title, watermark, legend] = [t(message('proof.title', { shop, day })), t(message('proof.watermark')), t(message('proof.legend'))];
  return { title, watermark, legend, pages: Object.fromEntries(lines), date: now.toISOString() };
}
