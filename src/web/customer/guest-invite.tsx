/** One line with a way to the sign-in, for pages that are the same for all visitors: it appears once the visitor is known to be a guest. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { useStore } from '#web/page/create-store.ts';
import { useTexts } from '#web/page/texts.ts';
import { customerStore } from './customer.ts';
import { SignInLink } from './sign-in-link.tsx';

export function GuestInvite() {
  const t = useTexts(accountTexts);
  const { isInitialising, customer } = useStore(customerStore);
  const isGuest = !isInitialising && !customer.isLoggedIn;
  return (
    <p className="mt-3 min-h-7 text-small text-ink-soft">
      {isGuest ? (
        <>
          {t('account.invite.wishes')} <SignInLink>{t('account.signIn.button')}</SignInLink>
        </>
      ) : null}
    </p>
  );
}
