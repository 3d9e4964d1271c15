/** The questions of the contact page's story, shown in the panel as well. */

import type { PageStory } from '#api/content.ts';
import { knownRichText, type RichTextNode } from '#core/content/rich-text.ts';
import { pathTo } from '#core/site/paths.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

/** Words of an answer; `to` is the page of this shop they lead to. */
export type Words = { text: string; to: string | null };
export type AskedQuestion = { question: string; answer: Words[] };

const atMost = 8;

function target(node: RichTextNode, links: Readonly<Record<string, string>>): string | null {
  const attrs = node.marks?.find(({ type }) => type === 'link')?.attrs;
  const uuid = String(attrs?.uuid);
  const to = attrs?.linktype !== 'story' ? attrs?.href : Object.hasOwn(links, uuid) ? links[uuid] : null;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : null;
}

/** The words of a first paragraph: an answer here is one line, the rest is on its page. */
function firstWords(answer: unknown, links: Readonly<Record<string, string>>): Words[] {
  const paragraph = knownRichText(answer).content?.find(({ type }) => type === 'paragraph');
  return (paragraph?.content ?? []).flatMap((node) =>
    node.type === 'text' && node.text ? [{ text: node.text, to: target(node, links) }] : [],
  );
}

/** What a story asks and answers. Blocks and fields that are not right are left out. */
export function askedQuestions(content: unknown, links: Readonly<Record<string, string>> = {}): AskedQuestion[] {
  const { body } = content as { body?: unknown };
  const blocks = (Array.isArray(body) ? body : []) as { component?: unknown; questions?: unknown }[];
  return blocks
    .flatMap((block) => (block?.component === 'seo-questions' && Array.isArray(block.questions) ? block.questions : []))
    .flatMap((asked: { question?: unknown; answer?: unknown } | null) => {
      const words = firstWords(asked?.answer, links);
      return typeof asked?.question === 'string' && asked.question !== '' && words.length > 0
        ? [{ question: asked.question, answer: words }]
        : [];
    })
    .slice(0, atMost);
}

const read = new Map<string, Promise<AskedQuestion[]>>();

/** The questions of a shop, read once a visit. None where they cannot be read: then links stand in. */
export function questionsOf(site: SiteView): Promise<AskedQuestion[]> {
  const key = `${site.channel} ${site.locale}`;
  const known = read.get(key);
  if (known) return known;
  const questions = call(site)('GET /web-api/story', { path: pathTo('contact') }).then(
    ({ story, links }: { story: PageStory | null; links: Record<string, string> }) => (story ? askedQuestions(story.content, links) : []),
    () => {
      read.delete(key);
      return [];
    },
  );
  read.set(key, questions);
  return questions;
}
