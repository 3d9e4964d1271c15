/** Answers of published content by their address, as a public cache in front of the service keeps them: until something is published. */
import { LRUCache } from 'lru-cache';
import type { Reply } from '#cms/handlers/context.ts';

const maxReplies = 500;
const maxCharacters = 8_000_000;

export type ReplyCache = {
  /** `cv` is the number of what is published now. */
  get(address: string, cv: number): Reply | undefined;
  set(address: string, cv: number, reply: Reply): void;
};

export function createReplyCache(): ReplyCache {
  const replies = new LRUCache<string, Reply>({
    max: maxReplies,
    maxSize: maxCharacters,
    sizeCalculation: ({ body }, address) => address.length + JSON.stringify(body ?? null).length,
  });
  let known = 0;
  function reach(cv: number): void {
    if (cv !== known) replies.clear();
    known = cv;
  }
  return {
    get(address, cv) {
      reach(cv);
      return replies.get(address);
    },
    set(address, cv, reply) {
      if (cv === known && reply.status === 200) replies.set(address, reply);
    },
  };
}
