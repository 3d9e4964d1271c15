/** A link with its address, its QR code, and the ways to pass it on. */
import { useRef } from 'react';
import { addressRequestTexts } from '#texts/de/people/address-requests.ts';
import { useTexts } from '#web/page/texts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';

type Props = {
  title: string;
  lead: string;
  url: string;
  code: { path: string; side: number };
  /** Addresses of the code as files, by their format; absent: there are none. */
  files?: readonly { format: string; path: string }[];
};

export function LinkBox({ title, lead, url, code, files = [] }: Props) {
  const t = useTexts(addressRequestTexts);
  const address = useRef<HTMLAnchorElement>(null);
  return (
    <section aria-labelledby="link" className="flex flex-wrap items-start gap-6 bg-ground p-5">
      <svg viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={t('collect.code')} className="size-40 flex-none bg-white">
        <path d={code.path} fill="black" shapeRendering="crispEdges" />
      </svg>
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="link" className="type-h4 wrap-anywhere">
          {title}
        </h2>
        <p className="mb-3 text-small text-ink-soft">{lead}</p>
        <p>
          <a ref={address} href={url} className="text-link wrap-anywhere">
            {url}
          </a>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <CopyButton text={url} label={title} target={() => address.current} />
          <ShareButton url={url} label={title}>
            {t('collect.share')}
          </ShareButton>
        </p>
        {files.length > 0 ? (
          <p className="flex flex-wrap items-center gap-x-4 text-small">
            <span className="text-ink-soft">{t('collect.code.files')}</span>
            {files.map(({ format, path }) => (
              <a key={format} href={path} download className="text-link inline-block py-2">
                {format}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </section>
  );
}
