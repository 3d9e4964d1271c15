/** Shows materials edge to edge, each with its surface, name and text. */
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { Image } from '#web/ui/image.tsx';
import type { MaterialTilesData } from './load.ts';

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
