/** Shows a page of text. */

import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';
import { TextPage } from '#web/shell/text-page.tsx';

import type { TextPageData } from './load.ts';

export function Component({ data }: { data: TextPageData | null }) {
  if (!data) return null;
  return (
    <TextPage title={data.title} lead={data.lead}>
      {data.text ? <RichTextView text={data.text} /> : null}
    </TextPage>
  );
}
