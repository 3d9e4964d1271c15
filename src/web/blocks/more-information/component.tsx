/** Shows the text, the part that expands, and the accordion. Works without scripts. */
import { blocksTexts } from '#texts/de/blocks.ts';
import { Accordion } from '#web/blocks/parts/accordion.tsx';
import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';
import { useTexts } from '#web/page/texts.ts';

import type { MoreInformationData } from './load.ts';

export function Component({ data }: { data: MoreInformationData | null }) {
  const t = useTexts(blocksTexts);
  if (!data) return null;
  const { text, more, folds } = data;
  return (
    <div className="wrap">
      {text ? <RichTextView text={text} /> : null}
      {more ? (
        <details className="unfold">
          <summary className="text-link inline-block py-2">
            <span className="plus">{more.label || t('block.more.open')}</span>
            <span className="minus">{t('block.more.close')}</span>
          </summary>
          <RichTextView text={more.text} />
        </details>
      ) : null}
      {folds.length > 0 ? (
        <div className={text || more ? 'mt-7' : ''}>
          {folds.map((fold) => (
            <Accordion key={fold.title} title={fold.title}>
              <RichTextView text={fold.text} />
            </Accordion>
          ))}
        </div>
      ) : null}
    </div>
  );
}
