/** /a/KEY/abmelden/: ends mails that ask for an address, without sign-in. It says the same for every key. */
import { data } from 'react-router';
import { addressFormTexts } from '#texts/de/people/address-form.ts';
import type { Handle } from '#web/app/root.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/address-mails';

export const handle: Handle = { frame: 'none', script: 'own' };

export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const isEvery = textOf(await postedForm(request), 'what') === 'every';
  await orFault(context.get(pageRequest).call('POST /web-api/address-requests/:key/stop', { key: key.slice(0, 100), isEvery }));
  return data({ isDone: true });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, addressFormTexts);
  return headTags({ title: t('address.stop.title'), channel: channelOf(matches) });
}

export default function AddressMails({ actionData: answer }: Route.ComponentProps) {
  const t = useTexts(addressFormTexts);
  return (
    <main id="inhalt" className="mx-auto max-w-230 px-6 py-9">
      <h1 className="type-h3 mb-4">{t('address.stop.title')}</h1>
      {answer?.isDone ? (
        <p role="status">{t('address.stop.done')}</p>
      ) : (
        // With the query of a mail it would be the one click of a mail program.
        <form method="post" action="?formular" className="grid max-w-100 gap-3">
          <p className="mb-2">{t('address.stop.lead')}</p>
          <Button type="submit" name="what" value="one">
            {t('address.stop.one')}
          </Button>
          <Button type="submit" name="what" value="every" kind="secondary">
            {t('address.stop.every')}
          </Button>
        </form>
      )}
    </main>
  );
}
