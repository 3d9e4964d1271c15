/** Shows the description of a product beside the table of its facts. */
import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { ProductDescriptionData } from './load.ts';

export function Component({ data }: { data: ProductDescriptionData | null }) {
  if (!data) return null;
  const { title, words, text, facts } = data;
  return (
    <div className="wrap grid items-start gap-x-15 gap-y-7 xl:grid-cols-2">
      <div>
        {title === '' ? null : (
          <h2 className="type-h2 mb-4" style={fittedTo(title)}>
            {title}
          </h2>
        )}
        {words === '' ? null : <p className="max-w-[60ch]">{words}</p>}
        {text ? <RichTextView text={text} /> : null}
      </div>
      {facts.length > 0 ? (
        <dl className="figures xl:pt-2">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-5 border-t border-line py-2.5 last:border-b">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
