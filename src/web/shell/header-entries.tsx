/** Entries that the headers of both channels have: icons with a label, the menu of phones, the link to the other channel. */

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { customerStore, fullName } from '#web/customer/customer.ts';
import { signInOnClick } from '#web/customer/sign-in-request.ts';
import { useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Amount } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { bagIcon, menuIcon, userIcon } from '#web/ui/icons.ts';
import { HeartShape } from '#web/wish-list/wish-list-button.tsx';
import { useWishes } from '#web/wish-list/wishes.ts';
import { useCartCount, useSampleCount } from './cart-count.ts';
import { ProductLists } from './product-links.tsx';

type OnLinkClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Not on phones: there it is in the menu. */
export function HeaderEntry({
  icon,
  children,
  ...rest
}: {
  to: string;
  icon: string;
  children: ReactNode;
  onClick?: OnLinkClick;
  'aria-label'?: string;
}) {
  return (
    <PageLink {...rest} className="hidden min-h-11 min-w-11 flex-col items-center justify-center text-caption hover:underline md:flex">
      <Icon svg={icon} />
      {children}
    </PageLink>
  );
}

/** What leads to the account: the name of who is signed in. Guests get the sign-in dialog. */
export function useAccountItem() {
  const t = useTexts();
  const { customer } = useStore(customerStore);
  const { isLoggedIn, firstName } = customer;
  const name = isLoggedIn ? t('header.accountOf', { name: fullName(customer) }) : t('header.account');
  return { to: pathTo('account'), name, short: isLoggedIn ? firstName : name, onClick: signInOnClick };
}

export function AccountEntry() {
  const { to, name, short, onClick } = useAccountItem();
  return (
    <HeaderEntry to={to} icon={userIcon} aria-label={name} onClick={onClick}>
      <span className="max-w-24 truncate">{short}</span>
    </HeaderEntry>
  );
}

/** "2 von 3 Mustern" once there are some. */
export function useSampleLabel(none: string): string {
  const t = useTexts();
  const count = useSampleCount();
  return count === 0 ? none : t(count > 3 ? 'header.samplesMany' : 'header.sampleCount', { count });
}

export function CartEntry() {
  const t = useTexts();
  const count = useCartCount().items;
  return (
    <PageLink
      to={pathTo('cart')}
      className="relative flex min-h-11 min-w-11 flex-col items-center justify-center text-caption hover:underline max-md:-mr-2.5"
    >
      <span className="relative flex">
        <Icon svg={bagIcon} />
        <span className="absolute -top-1.5 -right-3 flex" aria-hidden="true">
          <Amount amount={count} />
        </span>
      </span>
      <span className="max-md:hidden" aria-hidden="true">
        {t('header.cart')}
      </span>
      <span className="unseen">{count > 0 ? t('header.cartCount', { count }) : t('header.cart')}</span>
    </PageLink>
  );
}

export function WishEntry() {
  const t = useTexts();
  const count = useWishes().length;
  return (
    <PageLink
      to={pathTo('wish-list')}
      className="relative flex max-[359px]:hidden min-h-11 min-w-11 flex-col items-center justify-center text-caption hover:underline"
    >
      <span className="header-heart relative flex">
        <HeartShape />
        <span className="absolute -top-1.5 -right-3 flex" aria-hidden="true">
          <Amount amount={count} />
        </span>
      </span>
      <span className="max-md:hidden" aria-hidden="true">
        {t('header.wishes')}
      </span>
      <span className="unseen">{count > 0 ? t('header.wishCount', { count }) : t('header.wishes')}</span>
    </PageLink>
  );
}

/** Leads to the other channel (D01). No PageLink: the server decides by the query which host that is. */
export function ChannelSwitch({ className }: { className: string }) {
  const t = useTexts();
  const { channel } = useSite();
  const other = channel === 'federleicht' ? 'myposter' : 'federleicht';
  return (
    <a href={`?channel=${other}`} className={className}>
      {t(`footer.switch.${other}`)}
    </a>
  );
}

export type MenuItem = { to: string; name: string; onClick?: OnLinkClick };

type PhoneMenuProps = {
  items: readonly MenuItem[];
  /** Windows of this width and wider have their menu in the header. */
  upTo?: 'md' | 'xl';
  children?: ReactNode;
};

export function PhoneMenu({ items, upTo = 'md', children }: PhoneMenuProps) {
  const t = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details ref={details} className={upTo === 'md' ? 'md:hidden' : 'xl:hidden'}>
      <summary className="-ml-2.5 grid size-11 place-items-center">
        <Icon svg={menuIcon} />
        <span className="unseen">{t('header.menu')}</span>
      </summary>
      <nav aria-label={t('header.menu')} className="absolute inset-x-0 top-full z-40 border-t border-line bg-page px-5 py-4 shadow-menu">
        <ul>
          {items.map((item) => (
            <li key={item.to} className="border-b border-line">
              <PageLink
                to={item.to}
                onClick={(event) => {
                  close();
                  item.onClick?.(event);
                }}
                className="type-h4 block py-3"
              >
                {item.name}
              </PageLink>
            </li>
          ))}
          <li>
            <ChannelSwitch className="type-h4 block py-3" />
          </li>
        </ul>
        <ProductLists onClick={close} />
        {children}
      </nav>
    </details>
  );
}
