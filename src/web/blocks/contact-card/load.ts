/** Contact: telephone, mail, hours (F113), and a link to the message form. The hours are in the structured data as well (Specification 9). */
import * as z from 'zod/mini';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockPicture, line, lines, picture } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  title: line,
  text: lines,
  /** As people read it: "089 1234 5678" or "+49 89 12345678". */
  telephone: z.catch(z.string().check(z.trim(), z.regex(/^\+?[\d\s()/-]{4,30}$/)), ''),
  email: z.catch(z.string().check(z.trim(), z.regex(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[a-z]{2,20}$/i)), ''),
  /** Who answers. */
  name: line,
  role: line,
  picture,
});

export type ContactCardData = {
  title: string;
  text: string;
  telephone: { text: string; href: string } | null;
  email: string;
  person: { name: string; role: string; picture: BlockPicture | null } | null;
  origin: string;
};

/** Null without telephone, mail and title: the title a card has otherwise promises all ways. */
export function load(fields: z.infer<typeof schema>, { page }: BlockContext): ContactCardData | null {
  const { title, text, telephone, email, name, role } = fields;
  if (telephone === '' && email === '' && title === '') return null;
  return {
    title,
    text,
    telephone: telephone === '' ? null : { text: telephone, href: `tel:${telephone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}` },
    email,
    person: name === '' && !fields.picture ? null : { name, role, picture: fields.picture },
    origin: page.site.origin,
  };
}
