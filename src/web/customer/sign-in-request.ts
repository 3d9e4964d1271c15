/** Opens the sign-in dialog from anywhere on a page. */
import type { MouseEvent } from 'react';
import { createStore } from '#web/page/create-store.ts';
import { customerStore } from './customer.ts';

export type SignInView = 'sign-in' | 'sign-up' | 'password-forgotten';
export type SignInRequest = {
  view: SignInView;
  /** The sign-in of this page's customer has ended. */
  isExpired: boolean;
  /** Called once: true when the visitor has signed in, false when the dialog was closed. */
  onEnd: (isSignedIn: boolean) => void;
  /** The page that does the same, for when the dialog cannot be fetched. */
  href?: string | undefined;
};

export const signInRequest = createStore<SignInRequest | null>(null);

/** Resolves to true once the visitor has signed in, to false when the dialog was closed. */
export function openSignIn(
  view: SignInView = 'sign-in',
  { href, isExpired = false }: { href?: string; isExpired?: boolean } = {},
): Promise<boolean> {
  signInRequest.get()?.onEnd(false);
  return new Promise((resolve) => {
    const onEnd = (isSignedIn: boolean) => {
      signInRequest.set(null);
      resolve(isSignedIn);
    };
    signInRequest.set({ view, isExpired, href, onEnd });
  });
}

/** For links to the sign-in page or the account: a guest gets the dialog instead, unless the click opens another window. */
export function signInOnClick(event: MouseEvent<HTMLAnchorElement>, view?: SignInView, onSignedIn?: () => void): void {
  const { isInitialising, customer } = customerStore.get();
  if (isInitialising || customer.isLoggedIn) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  void openSignIn(view, { href: event.currentTarget.href }).then((isSignedIn) => isSignedIn && onSignedIn?.());
}
