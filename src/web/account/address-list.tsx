/** Saved addresses, each with its uses, a way to its form and a button that deletes it after a second look. */
import type { AddressList as Saved } from '#api/customer-profile.ts';
import { personName } from '#core/customer/postal-address.ts';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { addressBookTexts } from '#texts/de/customer/address-book.ts';
import { AddressLines } from '#web/customer/address-lines.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { editQuery } from './address-query.ts';

const texts = { ...accountTexts, ...addressBookTexts };
type SavedAddress = Saved['addresses'][number];

/** The second look is a disclosure, so that it needs no script. */
function Delete({ id, name }: { id: string; name: string }) {
  const t = useTexts(addressBookTexts);
  return (
    <details className="group/delete open:w-full">
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
        {t('addresses.delete')}
        <span className="unseen">: {name}</span>
      </summary>
      <form method="post" className="pb-2">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="address" value={id} />
        <p className="mb-2">{t('addresses.delete.sure')}</p>
        <button type="submit" className="button button-secondary button-small">
          {t('addresses.delete.button')}
          <span className="unseen">: {name}</span>
        </button>
      </form>
    </details>
  );
}

function AddressCard({ saved: { id, address, isDelivery, isBilling } }: { saved: SavedAddress }) {
  const t = useTexts(texts);
  const uses = [isDelivery ? t('addresses.delivery') : '', isBilling ? t('addresses.billing') : ''].filter((use) => use !== '');
  const name = `${personName(address)}, ${address.street}`;
  return (
    <article className="flex h-full flex-col border border-line px-5 pt-4 pb-2">
      <div className="figures grow">
        <AddressLines address={address} />
      </div>
      {uses.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {uses.map((use) => (
            <li key={use} className="bg-ground px-2.5 py-1 text-caption">
              {use}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap items-start gap-x-5 border-t border-line text-small">
        <PageLink
          to={`${pathTo('account-addresses')}?${editQuery}=${id}`}
          ahead="never"
          className="text-link flex min-h-11 items-center"
          aria-label={t('account.draft.named', { action: t('addresses.change'), name })}
        >
          {t('addresses.change')}
        </PageLink>
        <Delete id={id} name={name} />
      </div>
    </article>
  );
}

export function SavedAddressList({ addresses }: Saved) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {addresses.map((saved) => (
        <li key={saved.id}>
          <AddressCard saved={saved} />
        </li>
      ))}
    </ul>
  );
}
