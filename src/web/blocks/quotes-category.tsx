/** Texts to copy onto a card, by category (F129). */
import { useId } from 'react';
import * as z from 'zod/mini';
import { t } from '#texts/t.ts';
import { items, line, lines } from '#web/blocks/runtime/fields.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

const quoteFields = z.object({ text: lines, author: line, source: line });

export const schema = z.object({
  /** Either categories, or the quotes of one. */
  categories: items(z.object({ name: line, quotes: items(quoteFields) })),
  quotes: items(quoteFields),
});

type Quote = { text: string; author: string };
export type QuotesData = { categories: { name: string; quotes: Quote[] }[] };

export function load({ categories, quotes }: z.infer<typeof schema>): QuotesData | null {
  const shown = [...categories, { name: '', quotes }].flatMap(({ name, quotes: list }) => {
    const filled = list.flatMap(({ text, author, source }) =>
      text === '' ? [] : [{ text, author: [author, source].filter((one) => one !== '').join(', ') }],
    );
    return filled.length > 0 ? [{ name, quotes: filled }] : [];
  });
  return shown.length > 0 ? { categories: shown } : null;
}

function QuoteView({ quote }: { quote: Quote }) {
  const id = useId();
  return (
    <li className="quote">
      <blockquote id={id} className="quote-text">
        {quote.text}
      </blockquote>
      <div className="quote-foot">
        <p className="text-small text-ink-soft">{quote.author}</p>
        <CopyButton text={quote.text} label={quote.text.slice(0, 60)} target={() => document.getElementById(id)} />
      </div>
    </li>
  );
}

export function Component({ data }: { data: QuotesData | null }) {
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
                <a href={`#${id}-${at}`} className="chip">
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
          <ul className="quotes">
            {quotes.map((quote) => (
              <QuoteView key={quote.text} quote={quote} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
