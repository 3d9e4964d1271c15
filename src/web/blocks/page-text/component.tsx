/** Shows running text. */

import type { RichTextData } from '#web/blocks/parts/rich-text.ts';
import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';

export function Component({ data }: { data: { text: RichTextData } | null }) {
  return <div className="wrap">{data ? <RichTextView text={data.text} /> : null}</div>;
}
