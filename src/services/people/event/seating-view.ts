/** A seating plan as its page shows it: names in place of ids, and why somebody is proposed for a table. */
import type { ProposedSeat, ShownSeating } from '#api/people/event-seating-calls.ts';
import { guestsAt, isFulfilled, type SeatingPlan, type SeatingProposal, type SeatingWish } from '#core/people/event/seating/plan.ts';
import { openProposal, reasonsFor } from '#core/people/event/seating/propose.ts';
import { fullName, isNamed } from '#core/people/name-line.ts';
import type { SeatingGuest } from '#store/people/event/seating.ts';
import type { StoredSeating } from '#store/people/event/seating-plans.ts';
import type { serverTexts } from '#texts/server-texts.ts';

type Write = ReturnType<typeof serverTexts>;

/** Names of guests by id: a companion without one has that of whom it comes with. */
export function guestNames(people: readonly SeatingGuest[], t: Write): Map<string, string> {
  const known = new Map(people.map((guest) => [guest.id, guest]));
  return new Map(
    people.map((guest) => {
      const of = known.get(guest.plusOf ?? '');
      if (isNamed(guest)) return [guest.id, fullName(guest)];
      return [guest.id, of && isNamed(of) ? t('seating.companion', { name: fullName(of) }) : t('seating.nameless')];
    }),
  );
}

const shownNames = 3;

/** "Anna, Max und Eva", "Anna, Max und 4 weiteren" */
function listed(ids: readonly string[], names: ReadonlyMap<string, string>, t: Write): string {
  const all = ids.flatMap((id) => names.get(id) ?? []);
  const shown = all.slice(0, shownNames);
  if (all.length > shownNames) return t('seating.names.more', { names: shown.join(', '), count: all.length - shownNames });
  return shown.length < 2 ? shown.join('') : t('seating.names', { names: shown.slice(0, -1).join(', '), last: shown.at(-1) ?? '' });
}

type Said = { near: readonly string[]; apart: readonly string[] };

function wishText({ near, apart }: Said, names: ReadonlyMap<string, string>, t: Write): string[] {
  return [
    ...(near.length > 0 ? [t('seating.reason.near', { names: listed(near, names, t) })] : []),
    ...(apart.length > 0 ? [t('seating.reason.apart', { names: listed(apart, names, t) })] : []),
  ];
}

function noteOf(
  { id, kind, isComing }: SeatingGuest,
  wishes: readonly SeatingWish[],
  names: ReadonlyMap<string, string>,
  t: Write,
): string {
  const of = (wanted: SeatingWish['kind']) =>
    wishes.flatMap(({ kind: own, guest, other }) => (own !== wanted || (guest !== id && other !== id) ? [] : guest === id ? other : guest));
  const said = [
    ...(kind === 'child' ? [t('seating.child')] : []),
    ...wishText({ near: of('near'), apart: of('apart') }, names, t),
    ...(isComing ? [] : [t('seating.undecided')]),
  ];
  return said.join(', ');
}

function shownProposal(
  { plan, proposal }: { plan: SeatingPlan; proposal: SeatingProposal | null },
  people: readonly SeatingGuest[],
  names: ReadonlyMap<string, string>,
  t: Write,
): ShownSeating['proposal'] {
  if (!proposal) return null;
  const known = new Map(people.map((guest) => [guest.id, guest]));
  const open = openProposal(proposal, plan, new Set(known.keys()));
  if (open.length === 0) return null;
  const tableOf = new Map([...plan.seats, ...open].map(({ guest, table }) => [guest, table]));
  const byTable = new Map<string, SeatingGuest[]>();
  for (const [id, table] of tableOf) {
    const guest = known.get(id);
    if (guest) byTable.set(table, [...(byTable.get(table) ?? []), guest]);
  }
  const seats = open.flatMap(({ guest: id, table }): ProposedSeat[] => {
    const guest = known.get(id);
    if (!guest) return [];
    const { near, household, apart, isOfSide } = reasonsFor(guest, table, {
      wishes: plan.wishes,
      people: byTable.get(table) ?? [],
      tableOf,
    });
    const said = [
      ...wishText({ near: [...new Set([...near, ...household])], apart }, names, t),
      ...(isOfSide ? [t('seating.reason.side', { side: guest.side })] : []),
    ];
    return [{ id, name: names.get(id) ?? '', table, reason: said.join(', ') }];
  });
  return { seats, left: people.filter(({ id, isComing }) => isComing && !tableOf.has(id)).length };
}

const pageRows = 24;

export function shownSeating(
  part: string,
  { plan, version, steps, proposal }: StoredSeating,
  people: readonly SeatingGuest[],
  { page: wanted, t }: { page: number; t: Write },
): ShownSeating {
  const names = guestNames(people, t);
  const known = new Map(people.map((guest) => [guest.id, guest]));
  const sitting = new Set(plan.seats.map(({ guest }) => guest));
  const free = people.filter(({ id }) => !sitting.has(id));
  const unseated = [...free.filter(({ isComing }) => isComing), ...free.filter(({ isComing }) => !isComing)];
  const pages = Math.max(1, Math.ceil(unseated.length / pageRows));
  const page = Math.min(Math.max(1, wanted), pages);
  const coming = people.filter(({ isComing }) => isComing);
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    part,
    version,
    steps,
    coming: coming.length,
    seated: coming.filter(({ id }) => sitting.has(id)).length,
    tables: plan.tables.map(({ position: _, ...table }) => ({
      ...table,
      guests: guestsAt(plan, table.id).map(({ guest, isFixed }) => ({
        ...person(guest),
        isFixed,
        isComing: known.get(guest)?.isComing ?? false,
      })),
    })),
    unseated: unseated.slice((page - 1) * pageRows, page * pageRows).map((guest) => ({
      ...person(guest.id),
      isComing: guest.isComing,
      note: noteOf(guest, plan.wishes, names, t),
    })),
    undecided: free.filter(({ isComing }) => !isComing).length,
    page,
    pages,
    wishes: plan.wishes
      .filter(({ guest, other }) => known.has(guest) && known.has(other))
      .map((wish) => ({
        kind: wish.kind,
        guest: person(wish.guest),
        other: person(wish.other),
        isFulfilled: isFulfilled(wish, plan),
      })),
    people: people.map(({ id }) => person(id)),
    proposal: shownProposal({ plan, proposal }, people, names, t),
  };
}
