/** Shows boxes of links, with pictures where one of them has a picture. */
import { boxLink, boxList, pictureBoxList } from '#web/blocks/parts/box-grid.ts';
import { BoxVisual } from '#web/blocks/parts/box-visual.tsx';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { SectionHead } from '#web/blocks/parts/section-head.tsx';
import type { LinkBoxData } from './load.ts';

export function Component({ data }: { data: LinkBoxData | null }) {
  if (!data) return null;
  const { headline, tag, all, boxes } = data;
  const isPictured = boxes.some(({ picture: image, card }) => image || card);
  const Title = headline === '' ? 'h2' : 'h3';
  return (
    <div className="wrap">
      <SectionHead title={headline} tag={tag} link={all} />
      <ul className={isPictured ? pictureBoxList : boxList}>
        {boxes.map((box) => (
          <li key={box.title} className={`relative ${isPictured ? '' : 'border-t border-line pt-4'}`}>
            <BoxVisual picture={box.picture} card={box.card} />
            <Title className="type-h4">
              {box.link ? (
                <ContentLink link={box.link} className={box.links.length > 0 ? 'hover:underline' : boxLink}>
                  {box.title}
                </ContentLink>
              ) : (
                box.title
              )}
            </Title>
            {box.text === '' ? null : <p className="mt-0.5 text-small text-ink-soft">{box.text}</p>}
            {box.links.length > 0 ? (
              <ul className="mt-2">
                {box.links.map((one) => (
                  <li key={`${one.to} ${one.text}`}>
                    <ContentLink link={one} className="text-link inline-block py-1.25 text-small">
                      {one.text}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
