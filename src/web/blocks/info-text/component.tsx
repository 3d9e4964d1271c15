/** Shows a note on the ground of its tone. */
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { RichTextView } from '#web/blocks/parts/rich-text-view.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

import type { InfoTextData } from './load.ts';

const grounds = { notice: 'bg-ground', plain: 'border-y border-line', warning: 'bg-amber-light' } as const;

export function Component({ data }: { data: InfoTextData | null }) {
  if (!data) return null;
  const { title, text, tone, link: to } = data;
  return (
    <div className="wrap">
      <div
        className={`grid gap-x-11 gap-y-2 py-5 md:py-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] [&_.prose>:last-child]:mb-0 ${tone === 'plain' ? '' : 'px-5 md:px-7'} ${grounds[tone]}`}
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
