/** What a box of a link box is made of: an editor's fields, or a story of a folder. Server only. */

import * as z from 'zod/mini';
import { trimmed } from '#core/values/text/trim.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items, line, lines, link, picture } from '#web/blocks/runtime/fields.ts';
import { designFields } from './designs.ts';
import { linkFields } from './named-link.ts';

export const boxFields = z.object({ ...designFields, title: line, text: lines, link, picture, links: items(linkFields) });

/** A story's name and sentence, with the design it names. Pages around the folder (its start page, this page) are no boxes. */
const storyFields = z.object({ card: designFields.cards, lead: lines, picture });

export async function folderBoxes(folder: string, { page }: BlockContext): Promise<z.infer<typeof boxFields>[]> {
  if (folder === '') return [];
  const { stories } = await page.call('GET /web-api/stories', { folder });
  const here = page.path.replace(/\/$/, '');
  return stories.flatMap(({ name, path, content }) => {
    const place = path.replace(/\/$/, '');
    if (place === here || place === `/${trimmed(folder, '/')}`) return [];
    const { card, lead, picture: image } = storyFields.parse(content);
    return [
      {
        cards: card,
        occasion: '',
        title: name,
        text: lead,
        link: { kind: 'address' as const, href: path, newWindow: false },
        picture: image,
        links: [],
      },
    ];
  });
}
