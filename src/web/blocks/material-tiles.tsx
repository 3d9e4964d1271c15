/** Materials side by side, edge to edge, each with its surface, a name and one fact (F118). */
import * as z from 'zod/mini';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { type Material, materialNames, materials } from '#web/blocks/parts/materials.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, items, line, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { Image } from '#web/ui/image.tsx';

export const schema = z.object({ items: items(z.object({ material: line, title: line, text: line, link, picture })) });

type Tile = { material: Material | null; title: string; text: string; link: BlockLink | null; picture: BlockPicture | null };
export type MaterialTilesData = { tiles: Tile[] };

/** A tile needs a surface: a material of the shop, or a picture of another one with its title. */
export function load(fields: z.infer<typeof schema>, context: BlockContext): MaterialTilesData | null {
  const tiles = fields.items.slice(0, 12).flatMap((item): Tile[] => {
    const material = materials.find((one) => one === item.material) ?? null;
    const title = item.title || (material ? materialNames[material] : '');
    if (title === '' || (!material && !item.picture)) return [];
    return [{ material, title, text: item.text, link: resolveLink(item.link, context), picture: item.picture }];
  });
  return tiles.length > 0 ? { tiles } : null;
}

export function Component({ data }: { data: MaterialTilesData | null }) {
  if (!data) return null;
  return (
    <ul className={`wrap materials materials-${Math.min(4, data.tiles.length)}`}>
      {data.tiles.map(({ material, title, text, link: to, picture: image }) => (
        <li key={title} className="relative">
          {image ? (
            <Image
              src={image.src}
              alt={image.alt}
              width={600}
              height={600}
              sizes="(min-width: 1024px) 305px, 50vw"
              className="material-surface w-full"
            />
          ) : (
            <span aria-hidden="true" className={`material-surface material-${material}`} />
          )}
          <h3 className="type-h4 mt-3 pr-3 md:mt-4">
            {to ? (
              <ContentLink link={to} className="slide-stretch">
                {title}
              </ContentLink>
            ) : (
              title
            )}
          </h3>
          {text === '' ? null : <p className="mt-0.5 pr-4 text-small text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
