/** The offer to go on for a page, looked for once it is known that this browser has a session. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { customerStore } from '#web/customer/customer.ts';
import { useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';
import { findOffer, type Offer } from './offer.ts';
import { pageSubject } from './page-subject.ts';
import { isPutAway, putAway } from './put-away.ts';

/** `close` puts the offer away. */
export function useOffer(isOnEditor: boolean): { offer: Offer; close: () => void } | null {
  const site = useSite();
  const { pathname, search } = useLocation();
  const hasSession = useStore(customerStore, ({ customer }) => customer.hasSession);
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const subject = pageSubject(pathname, search);
    setOffer(null);
    if (!hasSession || !subject) return;
    let isOver = false;
    findOffer(site, subject, isOnEditor).then(
      (found) => {
        if (!isOver && found && !isPutAway(found.key)) setOffer(found);
      },
      // Without an answer nothing is offered.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [site, pathname, search, hasSession, isOnEditor]);
  if (!offer) return null;
  return {
    offer,
    close() {
      putAway(offer.key);
      setOffer(null);
    },
  };
}
