/** Milliseconds to propose who sits where, on one core. References are what is promised. */
import { arrange } from '#core/people/event/seating/arrange.ts';
import { pairOf, type SeatingPlan } from '#core/people/event/seating/plan.ts';
import { type SeatingPerson, seatingProblem } from '#core/people/event/seating/units.ts';
import { random } from '#core/values/numbers/random.ts';
import type { Figure } from './run.ts';

const times = 5;
const parties = [
  { guests: 172, tables: 20, promisedMs: 1_000 },
  { guests: 300, tables: 34, promisedMs: 1_000 },
];

/** Households of one to four persons on three sides, and a wish for every fifth guest. */
function party(count: number, tables: number, seed: number): { plan: SeatingPlan; people: SeatingPerson[] } {
  const { pick, chance, next } = random(seed);
  const people: SeatingPerson[] = [];
  for (let household = 0; people.length < count; household++) {
    const side = pick(['', 'Braut', 'Bräutigam']);
    for (let at = 0; at <= Math.floor(next() * 4) && people.length < count; at++)
      people.push({ id: `g${String(people.length).padStart(4, '0')}`, household: `h${household}`, kind: at > 1 ? 'child' : 'adult', side });
  }
  const wishes = people.flatMap(({ id }) => {
    const other = pick(people).id;
    return chance(0.2) && id !== other ? [{ kind: chance(0.7) ? ('near' as const) : ('apart' as const), ...pairOf(id, other) }] : [];
  });
  const shape = { name: '', shape: 'round', seats: 9, isLocked: false } as const;
  return {
    people,
    plan: { tables: Array.from({ length: tables }, (_, at) => ({ id: `t${at}`, position: at, ...shape })), seats: [], wishes },
  };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<Figure[]> {
  return parties.map(({ guests, tables, promisedMs }): Figure => {
    const each = Array.from({ length: times }, (_, seed) => {
      const { plan, people } = party(guests, tables, seed);
      const began = cpuMs();
      arrange(seatingProblem(plan, people, 'fixed'), seed);
      return cpuMs() - began;
    });
    const ours = median(each);
    return { bench: `${guests} guests, ${tables} tables`, ours, reference: promisedMs, unit: 'CPU ms', ratio: ours / promisedMs, n: times };
  });
}
