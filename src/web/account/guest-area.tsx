/** What a guest finds again on this device, and the way to an account. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { SignInLink } from '#web/customer/sign-in-link.tsx';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { DeletedDrafts } from './deleted-drafts.tsx';
import type { DraftAction } from './draft-buttons.tsx';
import { DraftChanged, Drafts } from './drafts.tsx';
import { OrderRows } from './order-rows.tsx';
import { type CopiesOfDesigns, SignOut } from './sign-out.tsx';

/** Where else something may be that is not here. */
function Elsewhere() {
  const t = useTexts(accountTexts);
  const isCards = useSite().channel === 'federleicht';
  return (
    <p className="mt-14 border-t border-line pt-5 text-small">
      {isCards ? (
        <>
          {t('account.wishes')}{' '}
          <PageLink to={pathTo('wish-list')} className="text-link">
            {t('header.wishes')}
          </PageLink>
          .{' '}
        </>
      ) : null}
      <PageLink to={pathTo('account-pictures')} className="text-link">
        {t('account.uploads')}
      </PageLink>
      . {t('account.guestLists')}{' '}
      <PageLink to={pathTo('guest-lists')} className="text-link">
        {t('account.nav.guest-lists')}
      </PageLink>
      .{' '}
      {isCards ? (
        <>
          {t('account.events')}{' '}
          <PageLink to={pathTo('events')} ahead="never" className="text-link">
            {t('account.nav.events')}
          </PageLink>
          .{' '}
        </>
      ) : null}
      {t('account.question')}{' '}
      <PageLink to={pathTo('contact')} ahead="never" data-ask="" className="text-link">
        {t('footer.ask')}
      </PageLink>
    </p>
  );
}

function Invitation() {
  const t = useTexts(accountTexts);
  return (
    <section
      aria-labelledby="mit-konto"
      className="mt-9 grid items-center gap-x-11 gap-y-5 bg-ground px-5 py-6 sm:px-9 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="mit-konto" className="type-h3">
          {t('account.invite.title')}
        </h2>
        <p className="mt-1 max-w-[52ch]">{t('account.invite.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <SignInLink className="button button-secondary">{t('account.signIn.button')}</SignInLink>
        <SignInLink view="sign-up" className="button button-third">
          {t('account.signUp.button')}
        </SignInLink>
      </div>
    </section>
  );
}

type Area = Output<Calls['GET /web-api/customer-area']>;
type Props = { area: Area; done: DraftAction | null; copies: CopiesOfDesigns };

export function GuestArea({ area, done, copies }: Props) {
  const t = useTexts(accountTexts);
  const { drafts, deleted, orders } = area;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageTitle className="mb-4">{t('account.title')}</PageTitle>
      <p className="max-w-[60ch]">{t('account.lead')}</p>
      <p className="mt-1 max-w-[60ch] text-small text-ink-soft">{t('account.kept')}</p>
      <DraftChanged action={done} />
      <Invitation />
      <section aria-labelledby="entwuerfe" className="mt-11">
        <h2 id="entwuerfe" className="type-h2 mb-7">
          {t('account.drafts')}
        </h2>
        <Drafts drafts={drafts} />
      </section>
      <DeletedDrafts drafts={deleted} />
      {drafts.length === 0 && orders.length === 0 ? null : (
        <section aria-labelledby="bestellungen" className="mt-16">
          <h2 id="bestellungen" className="type-h2 mb-5">
            {t('account.orders')}
          </h2>
          {orders.length === 0 ? <p>{t('account.noOrders')}</p> : <OrderRows orders={orders} label={t('account.orders')} />}
        </section>
      )}
      <Elsewhere />
      <SignOut copies={copies} />
    </div>
  );
}
