/** What the list of a design needs beside its ordered pieces, on the page of the design with its list. */
import type { ComponentProps } from 'react';
import { supplementTexts } from '#texts/de/people/supplement.ts';
import { useTexts } from '#web/page/texts.ts';
import { Supplement } from '#web/product/supplement.tsx';

export function SupplementOfList(shown: Omit<ComponentProps<typeof Supplement>, 'path'>) {
  const t = useTexts(supplementTexts);
  return (
    <section aria-labelledby="nachbestellung" className="mb-6 bg-ground px-5 py-6 sm:px-7.5">
      <h2 id="nachbestellung" className="type-h4 mb-3">
        {t('supplement.title')}
      </h2>
      <Supplement {...shown} />
    </section>
  );
}
