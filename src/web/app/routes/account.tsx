/** The customer's account: its overview, or what a guest saved and ordered with this browser. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { customerOf } from '#web/account/customer-of.ts';
import { changeDraft, doneAction } from '#web/account/draft-change.ts';
import { GuestArea } from '#web/account/guest-area.tsx';
import { Overview } from '#web/account/overview.tsx';
import { localCopies } from '#web/app/local-copies.ts';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import type { Route } from './+types/account';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const [customer, area] = await Promise.all([customerOf(page), orFault(page.call('GET /web-api/customer-area', {}))]);
  return { customer, area, address: area.formality, done: doneAction(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeDraft(context.get(pageRequest), await postedForm(request), 'account');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t(loaderData?.customer ? 'account.nav' : 'account.title'), channel: channelOf(matches) });
}

export default function Account({ loaderData: { customer, area, done } }: Route.ComponentProps) {
  if (!customer) return <GuestArea area={area} done={done} copies={localCopies} />;
  return <Overview area={area} customer={customer} done={done} />;
}
