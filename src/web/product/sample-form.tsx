/** "Muster bestellen" as a plain form. With scripts add-sample.ts adds the sample and the page stays (data-sample). */
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { usePath } from '#web/page/page-context.ts';

/** `sample` is the input of the call as a query: "card=olivia&colourway=nacht". */
export function SampleForm({ sample, children, ...rest }: { sample: string; id?: string; className?: string; children?: ReactNode }) {
  return (
    <form method="post" action={useHref(usePath()(pathTo('cart')))} data-sample="" {...rest}>
      <input type="hidden" name="intent" value="sample" />
      <input type="hidden" name="sample" value={sample} />
      {children}
    </form>
  );
}
