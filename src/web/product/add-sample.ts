/** Adds a sample without leaving the page. Fetched with the first press of such a button. */
import type { SampleInput } from '#api/order.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { pathTo } from '#core/site/paths.ts';
import { samplesTexts } from '#texts/de/samples.ts';
import { CallError, call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { pageTexts } from '#web/page/texts.ts';
import { showToast } from '#web/ui/toast.tsx';

export async function addSample(site: SiteView, form: HTMLFormElement, setCount: (items: number, samples: number) => void): Promise<void> {
  const t = pageTexts({ locale: site.locale, address: 'du' }, samplesTexts);
  const wanted = Object.fromEntries(new URLSearchParams(String(new FormData(form).get('sample'))));
  try {
    const { lines } = await call(site)('POST /web-api/cart/samples', wanted as SampleInput);
    const samples = lines.filter(({ kind }) => lineKinds[kind].isSample);
    setCount(lines.length, samples.length);
    const charged = samples.find(({ total }) => total !== null && total.amount > 0);
    const text = charged?.note ? t('sample.added.charged', { note: charged.note }) : t('sample.added', { count: samples.length });
    showToast({ text, action: { label: t('sample.toCart'), to: pathTo('cart') } });
  } catch (error) {
    showToast({ text: error instanceof CallError ? error.message : t('shared.failed') });
  }
}
