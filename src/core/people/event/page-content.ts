/** What a host adds to the page of an event: pictures, gift wishes, and own questions to its guests. Schemas are in page-schema.ts. */

export const pageBounds = {
  pictures: 24,
  alt: 200,
  wishes: 2_000,
  links: 20,
  linkName: 100,
  url: 500,
  questions: 5,
  question: 200,
  choices: 12,
  choice: 100,
  answer: 2_000,
} as const;

export const questionKinds = ['text', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export type Question = { id: string; kind: QuestionKind; text: string; choices: string[] };

/** What a household answers to a question; '' is no answer. */
export type QuestionAnswer = { question: string; text: string };

export type WishLink = { name: string; url: string };
export type GiftWishes = { text: string; links: WishLink[] };
export const noWishes: GiftWishes = { text: '', links: [] };

/** The address as browsers write it; null for what is no link of https to a host on the internet. */
export function httpsLink(typed: string): string | null {
  const url = URL.parse(typed);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  const isNamed = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(url.hostname);
  return isNamed && url.href.length <= pageBounds.url ? url.href : null;
}

/** The host that a link leads to, as guests read it. */
export function hostOf({ url }: Pick<WishLink, 'url'>): string {
  return (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
}

/** Whether a question takes this answer. */
export function isTaken({ kind, choices }: Pick<Question, 'kind' | 'choices'>, text: string): boolean {
  if (text === '' || kind === 'text') return true;
  return kind === 'choice' ? choices.includes(text) : text === 'yes' || text === 'no';
}
