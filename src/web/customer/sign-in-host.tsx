/** Part of every page: learns who is signed in, and shows the sign-in dialog. The code of both is fetched after the page. */
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useStore } from '#web/page/create-store.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { type SignInRequest, signInRequest } from './sign-in-request.ts';

type Dialog = ComponentType<{ request: SignInRequest; onSignedIn: () => void }>;

const lazy = () => import('./customer-lazy.ts');

export function SignInHost() {
  const site = useSite();
  const hasGoogle = useRootData()?.google ?? false;
  const { pathname } = useLocation();
  const request = useStore(signInRequest);
  const [Dialog, setDialog] = useState<Dialog>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    lazy().then(
      ({ followCustomer }) => {
        // Null: the page has ended it meanwhile.
        if (stop) stop = followCustomer(site, revalidate);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [site, revalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked anew.
  useEffect(() => {
    if (hasGoogle)
      lazy()
        .then(({ offerOneTap }) => offerOneTap(site, revalidate))
        .catch(() => undefined);
  }, [hasGoogle, pathname, site, revalidate]);
  useEffect(() => {
    if (!request || Dialog) return;
    lazy()
      .then(({ fetchDialog }) => fetchDialog())
      .then(
        (fetched) => setDialog(() => fetched),
        () => {
          request.onEnd(false);
          if (request.href) location.assign(request.href);
        },
      );
  }, [request, Dialog]);
  return request && Dialog ? <Dialog request={request} onSignedIn={() => void revalidate()} /> : null;
}
