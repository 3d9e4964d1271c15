/** What people read after they signed up for the newsletter (F122): the editor's words, or those every sign-up is answered with. */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { line, richText } from '#web/blocks/runtime/fields.ts';
import { NewsletterResponse } from '#web/newsletter/form.tsx';
import { loadRichText, type RichTextData, RichTextView } from './rich-text.tsx';

export const schema = z.object({ title: line, text: richText });

export type NewsletterResponseData = { title: string; text: RichTextData | null };

/** Always shown: without words of its own it says the usual ones. */
export async function load({ title, text }: z.infer<typeof schema>, context: BlockContext): Promise<NewsletterResponseData> {
  return { title, text: text ? await loadRichText(text, context) : null };
}

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
