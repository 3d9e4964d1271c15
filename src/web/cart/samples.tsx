/** How many of the free samples are taken, and the paper samples that may lie beside them. */
import { Form } from 'react-router';
import type { CartLine } from '#api/order.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** `lines` are the samples of the cart. */
export function Samples({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts(checkoutTexts);
  const hasPapers = lines.some(({ product, picture }) => product === 'sample' && picture === null);
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-3 bg-ground px-5 py-4 md:px-7">
      <p className="type-h4 flex-1">{t('cart.samples', { count: lines.length })}</p>
      {hasPapers ? null : (
        <Form method="post" replace preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="intent" value="sample" />
          <input type="hidden" name="sample" value="sku=papers" />
          <p className="text-small text-ink-soft">{t('cart.samples.papers.text')}</p>
          <Button type="submit" kind="third" small>
            {t('cart.samples.papers')}
          </Button>
        </Form>
      )}
    </section>
  );
}
