/** The handler of the envelopes of a guest list: its design, each household's envelope, and what keeps it from arriving. */
import type { EnvelopeDesign, EnvelopeGroup, EnvelopeLevel, envelopeCalls, HouseholdEnvelope } from '#api/people/envelope-calls.ts';
import { addressProblems, type EnvelopeFinding } from '#core/envelope/envelope-findings.ts';
import { envelopeZones } from '#core/layout/envelope-zones.ts';
import { piecesOf } from '#core/merge/merge-settings.ts';
import { townLine } from '#core/people/envelope.ts';
import type { Household } from '#core/people/household.ts';
import { listedRecords } from '#core/people/records/listed-records.ts';
import { folded } from '#core/people/words.ts';
import { mergedPrice } from '#core/products/merged-price.ts';
import { isSoldForRecords } from '#core/products/quantities.ts';
import { productOf } from '#core/products/registry.ts';
import { countryName } from '#core/values/channel.ts';
import type { Unrendered } from '#core/values/message.ts';
import { readChoice } from '#services/checks/choice.ts';
import { configuratorPath } from '#services/configurator-path.ts';
import { templateOf } from '#services/design-summary.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { mergeState, pictureOfRecord } from '#services/merge/merge-proof.ts';
import type { ListedMerge } from '#services/merge/merge-tasks.ts';
import { listedMerge, type OpenedMerge } from '#services/merge/read-merge.ts';
import { listOwner, ownList } from '#services/people/guest-lists.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { allHouseholds, type GuestList } from '#store/people/guest-lists.ts';
import { textLanguage } from '#texts/server-texts.ts';
import type { EnvelopeFacts } from './envelope-tasks.ts';
import { checkedEnvelopes, envelopeMerge, postingOf } from './read-envelopes.ts';

/** Households of an answer. */
const pageSize = 50;
/** Of those that a finding is about, so many are named. */
const maxNamed = 3;
/** Countries of which an envelope is shown beside the large one. */
const maxAbroad = 3;

type Printed = { household: Household; names: string; findings: readonly EnvelopeFinding[]; picture: string | null };

function levelOf(findings: readonly EnvelopeFinding[]): EnvelopeLevel {
  const order = ['block', 'confirm', 'warn'] as const;
  return order.find((level) => findings.some((finding) => finding.level === level)) ?? 'ok';
}

function envelopeDto({ household, names, findings, picture }: Printed): Unrendered<HouseholdEnvelope> {
  const isUnknown = household.state === 'unchecked';
  const town = isUnknown ? '' : townLine(household);
  const reasons = findings.map(({ message }) => message);
  return { household: household.id, names, town, level: levelOf(findings), reasons, isUnknown, picture };
}

/** Findings of the same rule and level, the worst first. */
function groupsOf(printed: readonly Printed[]): EnvelopeGroup[] {
  const groups = new Map<string, EnvelopeGroup>();
  for (const { household, names, findings } of printed) {
    const ofHousehold = new Map(findings.map(({ rule, level }) => [`${rule} ${level}`, { rule, level }]));
    for (const [key, { rule, level }] of ofHousehold) {
      const group = groups.get(key) ?? { rule, level, count: 0, names: [], household: household.id };
      group.count += 1;
      if (group.names.length < maxNamed) group.names.push(names);
      groups.set(key, group);
    }
  }
  const order: readonly EnvelopeLevel[] = ['block', 'confirm', 'warn', 'ok'];
  return [...groups.values()].toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level) || b.count - a.count);
}

/** Before there is a design: what addresses lack. */
function unprinted(households: readonly Household[], list: GuestList): Printed[] {
  const byId = new Map(households.map((household) => [household.id, household]));
  return listedRecords({ households, answers: null }, list, { kind: 'household', leftOut: [] }).records.flatMap(
    ({ record, label, household: id }) => {
      const household = byId.get(id ?? '');
      return household ? [{ household, names: label, findings: addressProblems({ record, address: household }), picture: null }] : [];
    },
  );
}

type Opened = { opened: OpenedMerge; listed: ListedMerge };

async function printedWith(context: Context, { opened, listed }: Opened, households: readonly Household[]) {
  const { facts, ofAll, each } = await checkedEnvelopes(context, opened, listed, households);
  const byId = new Map(households.map((household) => [household.id, household]));
  const printed = listed.records.flatMap(({ record, label, household: id, stamp }, at): Printed[] => {
    const household = byId.get(id ?? '');
    const picture = pictureOfRecord(opened.saved.id, listed, { key: record.key, stamp });
    return household ? [{ household, names: label, findings: [...(each[at] ?? []), ...ofAll], picture }] : [];
  });
  return { facts, printed };
}

async function designDto(context: Context, { opened, listed }: Opened, facts: EnvelopeFacts): Promise<Unrendered<EnvelopeDesign>> {
  const { shop, site } = context;
  const { saved, merge, list } = opened;
  const catalogue = await catalogueOf(shop.store);
  const { product, choice } = readChoice(saved.product, saved.choice);
  const template = templateOf(saved, catalogue);
  const pieces = piecesOf(merge.settings, listed.records.length);
  const isSold = isSoldForRecords(product.quantities(choice), pieces);
  const price = isSold ? mergedPrice(product, choice, pieces, { prices: catalogue.pricesOf(product), country: site.country }) : null;
  const { widthUm, heightUm } = listed.fields.panel;
  return {
    id: saved.id,
    revision: saved.revision,
    title: saved.name ?? (template === undefined ? '' : productOf(saved.product).title(choice, template)),
    path: configuratorPath(saved.product, site, saved.id),
    ...facts,
    panel: { width: widthUm, height: heightUm },
    zones: envelopeZones({ widthUm, heightUm }, postingOf(list)),
    state: mergeState(opened, listed),
    pieces,
    leftOut: listed.leftOut.length,
    total: price && moneyDto(price.total, site.locale),
    hint: price?.hint ?? null,
  };
}

/** The first household of each other country. */
function abroadOf(printed: readonly Printed[], { country }: GuestList, { site }: Context) {
  const first = new Map<string, Printed>();
  for (const one of printed) {
    const { country: to, state } = one.household;
    if (to !== country && state !== 'unchecked' && !first.has(to)) first.set(to, one);
  }
  return [...first].slice(0, maxAbroad).map(([to, one]) => ({ ...envelopeDto(one), country: countryName(to, textLanguage(site.locale)) }));
}

export const envelopeHandlers: Handlers<typeof envelopeCalls> = {
  async 'GET /web-api/guest-lists/:id/envelopes'({ id, search, filter, page: wanted, household }, context) {
    const { store } = context.shop;
    const list = await ownList(context, id);
    const households = await allHouseholds(store, id);
    const merged = await envelopeMerge(context.shop, listOwner(context), id);
    const opened = merged && { opened: merged, listed: await listedMerge(context.shop, merged) };
    const made = opened && (await printedWith(context, opened, households));
    const printed = made?.printed ?? unprinted(households, list);
    const words = folded(search).split(' ').filter(Boolean);
    const found = printed.filter((one) => {
      const text = folded(`${one.names} ${one.household.city}`);
      return (filter === 'all' || levelOf(one.findings) !== 'ok') && words.every((word) => text.includes(word));
    });
    const pages = Math.max(1, Math.ceil(found.length / pageSize));
    const page = Math.min(Math.max(1, wanted), pages);
    const shownOnPage = found.slice((page - 1) * pageSize, page * pageSize);
    const shown = printed.find((one) => one.household.id === household) ?? shownOnPage[0] ?? printed[0];
    const { name, country, tone, order, settingsVersion } = list;
    const count = (is: (one: Printed) => boolean) => printed.filter(is).length;
    return {
      list: { id, name, country, tone, order, settingsVersion },
      design: opened && made ? await designDto(context, opened, made.facts) : null,
      groups: groupsOf(printed),
      counts: {
        all: printed.length,
        open: count(({ findings }) => levelOf(findings) !== 'ok'),
        blocked: count(({ findings }) => levelOf(findings) === 'block'),
        unknown: count((one) => one.household.state === 'unchecked'),
        abroad: count((one) => one.household.country !== country),
      },
      shown: shown ? envelopeDto(shown) : null,
      abroad: abroadOf(printed, list, context),
      envelopes: shownOnPage.map(envelopeDto),
      found: found.length,
      page,
      pages,
    };
  },
};
