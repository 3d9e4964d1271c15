/** A design of a birthday with its other numbers of years, one link each. */
import { useId } from 'react';
import { productTexts } from '#texts/de/product.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';

export function OtherAges({ ages }: { ages: readonly { age: number; path: string }[] }) {
  const t = useTexts(productTexts);
  const id = useId();
  if (ages.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mb-5">
      <p id={id} className="mb-1.5 text-small text-ink-soft">
        {t('product.ages')}
      </p>
      <ul className="figures flex flex-wrap gap-2">
        {ages.map(({ age, path }) => (
          <li key={age}>
            <PageLink to={path} className="inline-flex min-h-11 min-w-11 items-center justify-center bg-ground px-3 font-semibold">
              {age}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
