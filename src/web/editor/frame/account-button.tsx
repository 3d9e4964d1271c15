/** Guests can sign in without leaving the editor. Nothing for customers who are signed in. */
import { customerStore } from '#web/customer/customer.ts';
import { openSignIn } from '#web/customer/sign-in-request.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useStore } from '#web/page/create-store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { userIcon } from '#web/ui/icons.ts';

/** In wide windows; narrow ones have it among the panels without a button (sheet/more-panel.tsx). */
export function AccountButton() {
  const t = useEditorTexts();
  const { isLoggedIn } = useStore(customerStore).customer;
  if (isLoggedIn) return null;
  return (
    <button type="button" className="top-icon wide-only" onClick={() => void openSignIn()}>
      <Icon svg={userIcon} />
      <span className="unseen">{t('header.account')}</span>
    </button>
  );
}
