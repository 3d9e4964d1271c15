/** What answers about stories have in them, in one row: the fields and headers that a page reads. The row also fails against a spoilt service. */
import { expect } from 'vitest';
import { answers, changes, declareRows, type Json, row } from '#tests/content-service.ts';

row(
  'a story has content, links, link_uuids, rels, rel_uuids and cv; a list of them total and per-page beside these [F235]',
  [
    changes('sends no cv', '/cdn/stories', (body) => void delete body.cv),
    changes('sends no content', '/cdn/stories', (body) => {
      for (const one of body.stories ?? [body.story]) delete one.content;
    }),
    changes('sends no links', '/cdn/stories', (body) => void delete body.links),
    changes('sends no rels', '/cdn/stories', (body) => void delete body.rels),
    changes('names no links', '/cdn/stories', (body) => void delete body.link_uuids),
    changes('names no relations', '/cdn/stories', (body) => void delete body.rel_uuids),
    answers('sends no total', '/cdn/stories', { without: ['total'] }),
    answers('sends no size of a page', '/cdn/stories', { without: ['per-page'] }),
  ],
  async (world) => {
    const desk = world.management();
    const made = await Promise.all(
      Array.from({ length: 51 }, (_, index) =>
        desk.post(`${world.space}/stories`, {
          story: { name: `S${index}`, slug: `s${index}`, content: { component: 'page' } },
          publish: 1,
        }),
      ),
    );
    const uuids: string[] = made.map((answer) => answer.data.story.uuid);
    const links = (of: string[]) =>
      of.map((id, index) => ({ component: 'b', _uid: `${index}`, link: { id, linktype: 'story', fieldtype: 'multilink' } }));
    const listOf = (own: string[]) => ({ component: 'list', items: own, body: links(own) });
    await world.add({ name: 'Wenige', slug: 'wenige', content: listOf(uuids.slice(0, 2)) });
    await world.add({ name: 'Viele', slug: 'viele', content: listOf(uuids) });
    const read = async (path: string) => {
      const answer = await world.http(
        `/v2/cdn/stories${path}token=${world.tokens.publicToken}&resolve_relations=list.items&resolve_links=story`,
      );
      return { body: (await answer.json()) as Json, headers: answer.headers };
    };
    const idsOf = (of: Json[]) => of.map(({ uuid }) => uuid).toSorted();
    const { body: few } = await read('/wenige?');
    const { body: many } = await read('/viele?');
    expect(few).toMatchObject({ story: { content: listOf(uuids.slice(0, 2)) }, cv: expect.any(Number) });
    expect([idsOf(few.rels), idsOf(few.links)]).toEqual(Array(2).fill(uuids.slice(0, 2).toSorted()));
    // More than fifty are named, and fetched by the client.
    expect([many.rels, many.rel_uuids, many.links, many.link_uuids]).toEqual([[], uuids, [], uuids]);
    const list = await read('?starts_with=wenige&per_page=7&');
    expect(list.body.stories.map(({ content }: Json) => content.items)).toEqual([uuids.slice(0, 2)]);
    expect([idsOf(list.body.rels), idsOf(list.body.links)]).toEqual(Array(2).fill(uuids.slice(0, 2).toSorted()));
    expect([list.body.cv, list.headers.get('total'), list.headers.get('per-page')]).toEqual([few.cv, '1', '7']);
  },
);

declareRows('fields');
