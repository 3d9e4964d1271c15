/** The shape of a service page: headings, paragraphs and lists. A link is written [Text](/pfad/), a bold word **so**. */
import type { Channel, Country } from '#core/values/channel.ts';

export type Block = string | readonly string[];
export type Section = { title?: string; blocks: readonly Block[] };
/** An answer is one line that ends with a link to the page that knows more. */
export type Question = { question: string; answer: string };
export type ServicePage = {
  title: string;
  description: string;
  lead?: string;
  sections: readonly Section[];
  /** A way to write from here. */
  card?: { title: string; text: string };
  questions?: { title: string; asked: readonly Question[] };
};

/** Pages may differ by the country of the host and by the channel. */
export type ServicePageOf = (country: Country, channel: Channel) => ServicePage;

/** Stands where only the owner of the shop knows the fact; listed in docs/owner-facts.md. */
export const owner = (what: string) => `[Inhaber eintragen: ${what}]`;
