/** Steps of those who lead an event: its programme, its questions, whom it invites, and whether it takes answers. */
import { expect } from 'vitest';
import { asHost, changeCoHosts } from './co-hosts.ts';
import { type Model, meet, type Turn } from './model.ts';

type HostStep = (model: Model, turn: Turn, household: string | null) => Promise<void>;

async function setState(model: Model, { by, pick }: Turn): Promise<void> {
  const state = pick % 4 === 0 ? 'closed' : 'open';
  await asHost(model, by, 'edit', (host) => host.call('POST /web-api/events/:id/state', { id: model.event, state }));
}

/** Questions come and go, and one is asked in another way. */
async function ask(model: Model, { by, pick }: Turn): Promise<void> {
  const of = { id: model.event };
  const { questions } = await model.home.call('GET /web-api/events/:id/page', of);
  const [first] = questions.map(({ answers: _, ...question }) => question);
  const song = { id: null, kind: 'text' as const, text: 'Welches Lied?', choices: [] };
  const wanted =
    pick % 3 === 0 ? [] : [{ ...(first ?? song), ...(pick % 5 === 0 && { kind: 'yes-no' as const }) }, song].slice(0, 1 + (pick % 2));
  await asHost(model, by, 'edit', (host) => host.call('PUT /web-api/events/:id/questions', { ...of, questions: wanted }));
}

/** An invitation is given or taken back, or a household may answer after the deadline. */
const invite =
  (kind: 'invite' | 'reopen'): HostStep =>
  async (model, { by, pick }, household) => {
    if (household === null) return;
    const of = { id: model.event, household };
    const view = await model.home.call('GET /web-api/events/:id/households/:household', of);
    const all = view.parts.flatMap(({ id: part }) => view.household.guests.map(({ id: guest }) => ({ part, guest })));
    const invited = new Set(view.household.replies.map(({ part, guest }) => `${part} ${guest}`));
    const turned = kind === 'invite' ? pick % all.length : -1;
    const invites = all.filter(({ part, guest }, at) => invited.has(`${part} ${guest}`) !== (at === turned));
    const isReopened = kind === 'reopen' ? pick % 2 === 0 : view.isReopened;
    await asHost(model, by, 'edit', (host) =>
      host.call('PUT /web-api/events/:id/households/:household/invites', { ...of, invites, isReopened }),
    );
  };

/** Dishes come and go, and a part is added or taken away. */
const changeProgramme =
  (kind: 'programme' | 'add'): HostStep =>
  async (model, { by, pick }) => {
    const { version, parts } = await model.home.call('GET /web-api/events/:id', { id: model.event });
    const kept = parts.map(({ id, name, startsAt, endsAt, place, options }) => {
      const dishes = options.length === 0 ? [] : [['A', 'B'], ['B', 'C'], ['A'], ['A', 'B', 'C']][pick % 4];
      return { id, name, startsAt, endsAt, place, options: dishes ?? [], childOptions: [] };
    });
    const brunch = { id: null, name: 'Brunch', startsAt: '2027-06-13', endsAt: null, place: '', options: ['D'], childOptions: [] };
    const others = kept.filter(({ name }) => name !== 'Brunch');
    const wanted = kind === 'programme' ? kept : others.length < kept.length ? others : [...kept, brunch];
    await asHost(model, by, 'edit', (host) => host.call('PUT /web-api/events/:id/parts', { id: model.event, version, parts: wanted }));
  };

/** All links open nothing from here on, and others take their place. */
async function revoke(model: Model, { by }: Turn): Promise<void> {
  const given = [...model.keys.values()].map(({ key }) => key);
  if (model.openKey !== null) given.push(model.openKey);
  if (given.length === 0) return;
  if (!(await asHost(model, by, 'owner', (host) => host.call('POST /web-api/events/:id/links', { id: model.event })))) return;
  expect(given.filter((key) => model.revoked.includes(key))).toEqual([]);
  model.revoked.push(...given);
  model.keys.clear();
  model.openKey = null;
  meet(model, 'revoked link');
}

export const hostSteps = {
  state: setState,
  question: ask,
  invite: invite('invite'),
  reopen: invite('reopen'),
  programme: changeProgramme('programme'),
  add: changeProgramme('add'),
  'co-host': changeCoHosts,
  revoke,
} as const satisfies Record<string, HostStep>;
export type HostStepKind = keyof typeof hostSteps;
