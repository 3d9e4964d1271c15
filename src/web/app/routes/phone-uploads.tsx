/** /hochladen/#TOKEN: a phone that has read the code of another device sends photos there. The server never sees what stands behind "#". */
import '#web/editor/phone/steps.css';
import '#web/editor/phone/phone-uploads.css';
import { pathTo } from '#core/site/paths.ts';
import { uploadsFormality } from '#core/site/uploads-page.ts';
import { phonePageTexts } from '#texts/de/customer/phone-uploads.ts';
import type { Handle } from '#web/app/root.tsx';
import { PhoneUploads } from '#web/editor/phone/phone-uploads.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Logo } from '#web/shell/logo.tsx';
import type { Route } from './+types/phone-uploads';

export const handle: Handle = { frame: 'none' };

export function loader({ request }: Route.LoaderArgs) {
  return { address: uploadsFormality.read(new URL(request.url).searchParams) };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, phonePageTexts);
  return headTags({ title: t('upload-page.title'), channel: channelOf(matches) });
}

export default function PhoneUploadsPage() {
  const t = useTexts(phonePageTexts);
  const { channel } = useSite();
  const notice = useRootData()?.germanNotice;
  return (
    <main id="inhalt" className="mx-auto flex min-h-dvh w-full max-w-130 flex-col px-6 pb-4">
      {notice ? (
        <p lang={notice.lang} className="-mx-6 bg-ground px-5 py-2 text-center text-small">
          {notice.text}
        </p>
      ) : null}
      <p className="mt-5 mb-7 border-b border-line pb-4">
        <Logo channel={channel} size={25} />
      </p>
      <div className="grow">
        <PhoneUploads />
      </div>
      <p className="mt-9 flex gap-5 text-caption text-ink-soft">
        <PageLink to={pathTo('privacy')} ahead="never" className="text-link py-2">
          {t('upload-page.privacy')}
        </PageLink>
        <PageLink to={pathTo('imprint')} ahead="never" className="text-link py-2">
          {t('upload-page.imprint')}
        </PageLink>
      </p>
    </main>
  );
}
