/** The shape of a service page: headings, paragraphs and lists. A link is written [Text](/pfad/), a bold word **so**. */
import type { Country } from '#core/channel.ts';

export type Block = string | readonly string[];
export type Section = { title?: string; blocks: readonly Block[] };
export type ServicePage = { title: string; description: string; lead?: string; sections: readonly Section[] };

/** Pages may differ by the country of the host. */
export type ServicePageOf = (country: Country) => ServicePage;

/** Stands where only the owner of the shop knows the fact; listed in docs/owner-facts.md. */
export const owner = (what: string) => `[Inhaber eintragen: ${what}]`;
