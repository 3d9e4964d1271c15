/** `npm run bounces < MESSAGE`: notes a report of a mail server, as `POST /hooks/mail` does, while the shop runs. */
import { maxBounceBytes, readBounce } from '#core/people/event/bounce.ts';
import { readBody } from '#core/values/body.ts';
import { noteBounce } from '#store/people/event/event-mails.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { fail, runWithStore } from './command.ts';

await runWithStore(async (store) => {
  if (process.stdin.isTTY) return fail(t('operator.bounces.usage'));
  const message = await readBody(process.stdin, maxBounceBytes);
  const bounce = readBounce(message);
  if (!bounce) return console.log(t('operator.bounces.none'));
  await store.write((trx) => noteBounce(trx, store, bounce, new Date()));
  console.log(t(`operator.bounces.${bounce.kind}`));
});
