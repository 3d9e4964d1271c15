/** Handlers of the breaks that a host chooses for one record. */
import type { designLineCalls } from '#api/people/line-calls.ts';
import type { ChosenLines, LineLengths } from '#core/merge/fit/chosen-lines.ts';
import { Fault } from '#core/values/fault.ts';
import { formatted, message } from '#core/values/message.ts';
import { requiredText } from '#services/design-summary.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { saveMerge } from '#store/people/merges.ts';
import { mergeChanged, ownMerge } from './merge.ts';
import { pictureOfRecord } from './merge-proof.ts';
import { mergePool } from './merge-tasks.ts';
import { listedMerge } from './read-merge.ts';
import { points } from './record-reasons.ts';

/** Ways of one record are a few hundred layouts of a text. */
const deadlineMs = 10_000;
/** Records of a merge with breaks of their own. */
const maxChosen = 500;

/** The record of the list, with the texts that can be broken in several ways. Throws Fault 'not-found' for a record that is not in it. */
async function optionsOf(context: Context, id: string, key: string) {
  const { shop } = context;
  const opened = await ownMerge(context, id);
  const listed = await listedMerge(shop, opened);
  const at = listed.records.findIndex(({ record }) => record.key === key);
  const found = listed.records[at];
  if (!found) throw new Fault('not-found', 'no such record', { text: message('fault.merge-no-record') });
  const document = await requiredText(shop.store, opened.owner, opened.saved);
  const task = { kind: 'merge-lines' as const, document, record: found.record, settings: opened.merge.settings };
  const texts = await inDrawingTurn(shop, limitedClient(context), (spent) => mergePool().run(task, deadlineMs, spent));
  return { opened, listed, at, found, texts };
}

function isSame(one: LineLengths | undefined, other: LineLengths): boolean {
  return one?.join() === other.join();
}

/** With the breaks of one text, or without them; those of records that are not in the list any more go. */
function withLines(
  lines: ChosenLines,
  keys: ReadonlySet<string>,
  [record, text]: [string, string],
  lengths: LineLengths | null,
): ChosenLines {
  const { [text]: _, ...others } = lines[record] ?? {};
  const own = lengths ? { ...others, [text]: lengths } : others;
  const rest = Object.entries(lines).filter(([key]) => key !== record && keys.has(key));
  return Object.fromEntries([...rest, ...(Object.keys(own).length > 0 ? [[record, own] as const] : [])]);
}

export const designLineHandlers: Handlers<typeof designLineCalls> = {
  async 'GET /web-api/designs/:id/merge/lines'({ id, record }, context) {
    const { opened, listed, at, found, texts } = await optionsOf(context, id, record);
    const { version, settings } = opened.merge;
    const chosen = settings.lines?.[record] ?? {};
    return {
      version,
      number: at + 1,
      label: found.label,
      picture: pictureOfRecord(id, listed, { key: record, stamp: found.stamp }),
      texts: texts.map(({ key, label, options }) => ({
        key,
        label,
        options: options.map(({ lengths, lines, sizeUm }) => ({
          lengths,
          lines,
          size: formatted(points(sizeUm)),
          isChosen: isSame(chosen[key], lengths),
        })),
      })),
      isChosen: Object.keys(chosen).length > 0,
    };
  },

  async 'PUT /web-api/designs/:id/merge/lines'({ id, version, record, text, lengths }, context) {
    const { shop } = context;
    const { opened, listed, texts } = await optionsOf(context, id, record);
    const { merge, owner } = opened;
    const options = texts.find(({ key }) => key === text)?.options ?? [];
    if (lengths && !options.some((option) => isSame(option.lengths, lengths))) {
      throw new Fault('bad-input', 'no such breaks', { text: message('fault.merge-no-lines') });
    }
    const keys = new Set(listed.records.map((one) => one.record.key));
    const lines = withLines(merge.settings.lines ?? {}, keys, [record, text], lengths);
    if (Object.keys(lines).length > maxChosen) throw new Fault('bad-input', 'too many breaks', { text: message('fault.merge-many-lines') });
    const changed = { design: id, list: merge.list, settings: { ...merge.settings, lines } };
    const outcome = await saveMerge(shop.store, owner, changed, { version, now: shop.clock() });
    if (outcome !== 'saved') throw mergeChanged();
    return { version: version + 1 };
  },
};
