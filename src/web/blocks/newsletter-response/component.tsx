/** Shows the editor's words after a sign-up, or the default ones. */

import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';
import { NewsletterResponse } from '#web/newsletter/form.tsx';

import type { NewsletterResponseData } from './load.ts';

export function Component({ data }: { data: NewsletterResponseData | null }) {
  return (
    <div className="wrap">
      <div className="max-w-160 bg-ground p-5 md:p-9">
        {data && (data.title !== '' || data.text) ? (
          <>
            {data.title === '' ? null : <h2 className="type-h3 mb-3">{data.title}</h2>}
            {data.text ? <RichTextView text={data.text} /> : null}
          </>
        ) : (
          <NewsletterResponse />
        )}
      </div>
    </div>
  );
}
