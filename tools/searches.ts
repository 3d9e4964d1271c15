/** `npm run searches [-- --days 30]`: what visitors searched for and did not find, while the shop runs. */
import { parseArgs } from 'node:util';
import { searchNoteKinds } from '#core/search/search-notes.ts';
import { dayMs } from '#core/values/unit.ts';
import { commonSearches, minNetworks } from '#store/search/searches.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail, runWithStore } from './command.ts';

/** Words of each kind. */
const most = 40;
const maxDays = 90;

await runWithStore(async (store) => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } }, strict: false });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > maxDays) return fail(t('operator.searches.usage', { max: maxDays }));
  const from = new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10);
  let isEmpty = true;
  for (const kind of searchNoteKinds) {
    const found = await commonSearches(store, from, kind, most);
    if (found.length === 0) continue;
    isEmpty = false;
    console.log(`\n${t(`operator.searches.${kind}`)}`);
    console.log(
      alignedRows(
        found.map(({ count, words, channel, language }) => [String(count), words, channel, language]),
        [0],
      ),
    );
  }
  if (isEmpty) console.log(t('operator.searches.none'));
  console.log(`\n${t('operator.searches.rule', { networks: minNetworks })}`);
});
