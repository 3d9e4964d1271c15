/** A short note between other blocks: a date to know, a change, a warning (F115). */
import * as z from 'zod/mini';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, choice, line, link, resolveLink, richText } from '#web/blocks/runtime/fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { loadRichText, type RichTextData, RichTextView } from './rich-text.tsx';

export const schema = z.object({
  title: line,
  text: richText,
  /** 'plain' is a note in passing, 'notice' one that counts, 'warning' one that costs something when it is missed. */
  tone: choice(['notice', 'plain', 'warning']),
  link,
  linkText: line,
});

export type InfoTextData = {
  title: string;
  text: RichTextData | null;
  tone: 'notice' | 'plain' | 'warning';
  link: (BlockLink & { text: string }) | null;
};

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<InfoTextData | null> {
  if (fields.title === '' && !fields.text) return null;
  const to = resolveLink(fields.link, context);
  return {
    title: fields.title,
    text: fields.text ? await loadRichText(fields.text, context) : null,
    tone: fields.tone,
    link: to && fields.linkText !== '' ? { ...to, text: fields.linkText } : null,
  };
}

const grounds = { notice: 'bg-ground', plain: 'border-y border-line', warning: 'bg-amber-light' } as const;

export function Component({ data }: { data: InfoTextData | null }) {
  if (!data) return null;
  const { title, text, tone, link: to } = data;
  return (
    <div className="wrap">
      <div
        className={`note grid gap-x-11 gap-y-2 py-5 md:py-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] ${tone === 'plain' ? '' : 'px-5 md:px-7'} ${grounds[tone]}`}
      >
        {title === '' ? null : (
          <p className={`type-h4 flex gap-2.5 ${tone === 'warning' ? 'text-amber' : ''}`}>
            {tone === 'warning' ? <Icon svg={warningIcon} className="mt-0.5" /> : null}
            {title}
          </p>
        )}
        <div className={title === '' ? 'xl:col-span-2' : ''}>
          {text ? <RichTextView text={text} /> : null}
          {to ? (
            <ContentLink link={to} className="text-link mt-1 inline-block py-1">
              {to.text}
            </ContentLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}
