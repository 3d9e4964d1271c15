/** The link that shows the wish list to others: made, copied, changed and taken back by forms that need no script. */
import { useRef } from 'react';
import { accountListTexts } from '#texts/de/customer/account-lists.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';

type Props = { share: { url: string; showsName: boolean } | null };

function Link({ url }: { url: string }) {
  const t = useTexts(accountListTexts);
  const text = useRef<HTMLSpanElement>(null);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 border border-line bg-page px-4 py-3">
      <span ref={text} className="min-w-0 grow text-small wrap-anywhere">
        {url}
      </span>
      <span className="flex items-center gap-x-5">
        <CopyButton text={url} label={t('account.wishes.share.link')} target={() => text.current} className="text-small" />
        <ShareButton url={url} label={t('account.wishes.share.link')}>
          {t('account.wishes.share.pass')}
        </ShareButton>
        <a href={url} className="text-link flex min-h-11 items-center text-small">
          {t('account.wishes.share.look')}
        </a>
      </span>
    </div>
  );
}

export function WishShare({ share }: Props) {
  const t = useTexts(accountListTexts);
  return (
    <section aria-labelledby="zeigen" className="mt-14 bg-ground px-5 py-6 sm:px-9">
      <h2 id="zeigen" className="type-h3 mb-1">
        {t('account.wishes.share')}
      </h2>
      <p className="mb-4 max-w-[60ch]">{t('account.wishes.share.lead')}</p>
      {share ? <Link url={share.url} /> : null}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <form method="post" className="flex flex-wrap items-center gap-x-7 gap-y-2">
          <input type="hidden" name="intent" value="share" />
          <CheckField name="showsName" value="on" defaultChecked={share?.showsName ?? false} label={t('account.wishes.share.name')} />
          <Button type="submit" kind="secondary" small>
            {t(share ? 'account.wishes.share.save' : 'account.wishes.share.start')}
          </Button>
        </form>
        {share ? (
          <form method="post">
            <input type="hidden" name="intent" value="stop" />
            <button type="submit" className="text-link min-h-11 text-small">
              {t('account.wishes.share.stop')}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}
