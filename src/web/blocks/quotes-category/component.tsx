/** Shows quotes with a copy button each, by category. */
import { useId } from 'react';
import { blocksTexts } from '#texts/de/blocks.ts';
import { useTexts } from '#web/page/texts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { QuotesData, QuoteText } from './load.ts';

function QuoteView({ quote }: { quote: QuoteText }) {
  const id = useId();
  return (
    <li className="flex flex-col justify-between gap-3 border-t border-line pt-5 pb-3">
      <blockquote id={id} className="font-display text-[22px]/[31px] font-normal tracking-[-0.006em] text-pretty whitespace-pre-line">
        {quote.text}
      </blockquote>
      <div className="flex items-center justify-between gap-5">
        <p className="text-small text-ink-soft">{quote.author}</p>
        <CopyButton text={quote.text} label={quote.text.slice(0, 60)} target={() => document.getElementById(id)} />
      </div>
    </li>
  );
}

export function Component({ data }: { data: QuotesData | null }) {
  const t = useTexts(blocksTexts);
  const id = useId();
  if (!data) return null;
  const named = data.categories.filter(({ name }) => name !== '');
  return (
    <div className="wrap">
      {named.length > 1 ? (
        <nav aria-label={t('block.quotes.categories')} className="mb-9">
          <ul className="flex flex-wrap gap-2">
            {named.map(({ name }, at) => (
              <li key={name}>
                <a
                  href={`#${id}-${at}`}
                  className="inline-flex min-h-9 items-center bg-ground px-3.5 text-small hover:bg-[color-mix(in_srgb,var(--ground)_92%,var(--ink))]"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {data.categories.map(({ name, quotes }, at) => (
        <section key={name} className="mb-11 last:mb-0">
          {name === '' ? null : (
            <h2 id={`${id}-${at}`} className="type-h3 mb-4">
              {name}
            </h2>
          )}
          <ul className="grid gap-x-11 md:grid-cols-2 2xl:grid-cols-3">
            {quotes.map((quote) => (
              <QuoteView key={quote.text} quote={quote} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
