/** Uploaded pictures, each with its size and a button that deletes it after a second look. */
import type { OwnPicture, Picture } from '#api/designs.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountPictureTexts } from '#texts/de/customer/account-pictures.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';

/** The second look is a disclosure, so that it needs no script. */
function Delete({ id, name }: Pick<Picture, 'id' | 'name'>) {
  const t = useTexts(accountTexts);
  return (
    <details className="text-small">
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
        {t('account.draft.delete')}
        <span className="unseen">: {name}</span>
      </summary>
      <form method="post" className="pb-2">
        <input type="hidden" name="picture" value={id} />
        <p className="mb-2">{t('account.picture.gone')}</p>
        <button
          type="submit"
          aria-label={t('account.draft.named', { action: t('account.picture.delete'), name })}
          className="button button-secondary button-small"
        >
          {t('account.picture.delete')}
        </button>
      </form>
    </details>
  );
}

/** How long pictures stay, and all of them deleted that nothing shows; no script is needed. */
export function ClearPictures({ isCustomer }: { isCustomer: boolean }) {
  const t = useTexts(accountPictureTexts);
  const days = retentionDays[isCustomer ? 'customerPicture' : 'guestPicture'];
  return (
    <div className="mt-2 max-w-[60ch]">
      <p className="text-ink-soft">{t('account.pictures.kept', { days })}</p>
      <details>
        <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">{t('account.pictures.clear')}</summary>
        <form method="post" className="pb-2">
          <input type="hidden" name="all" value="1" />
          <p className="mb-2">{t('account.pictures.clear.ask')}</p>
          <button type="submit" className="button button-secondary button-small">
            {t('account.pictures.clear.button')}
          </button>
        </form>
      </details>
    </div>
  );
}

const gridTexts = { ...accountTexts, ...accountPictureTexts };

export function PictureGrid({ pictures }: { pictures: readonly OwnPicture[] }) {
  const t = useTexts(gridTexts);
  const locale = useTextLocale();
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-7 sm:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
      {pictures.map(({ id, name, width, height, thumb, keptUntil }) => (
        <li key={id}>
          <div className="grid aspect-square place-items-center bg-ground p-4">
            <img src={thumb} alt="" loading="lazy" className="max-h-full max-w-full object-contain" />
          </div>
          <p className="mt-2 truncate font-semibold" title={name}>
            {name}
          </p>
          <p className="figures text-small text-ink-soft">{t('account.picture.size', { width, height })}</p>
          <p className="figures text-small text-ink-soft">
            {keptUntil === null
              ? t('account.picture.used')
              : t('account.picture.until', { day: formatDate(berlinTime(Date.parse(keptUntil)).day, locale) })}
          </p>
          <Delete id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}
