/** A link to the sign-in or sign-up page that leads back to this page; with scripts it opens the dialog instead. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { signInOnClick } from './sign-in-request.ts';

/** Name of the query value that holds the path to return to. */
export const returnQuery = 'zurueck';

type Props = { view?: 'sign-in' | 'sign-up'; className?: string; onSignedIn?: () => void; children: ReactNode };

export function SignInLink({ view = 'sign-in', className = 'text-link', onSignedIn, children }: Props) {
  const { pathname } = useLocation();
  return (
    <PageLink
      to={`${pathTo(view)}?${new URLSearchParams({ [returnQuery]: pathname })}`}
      ahead="never"
      rel="nofollow"
      className={className}
      onClick={(event) => signInOnClick(event, view, onSignedIn)}
    >
      {children}
    </PageLink>
  );
}
