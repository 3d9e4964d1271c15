/** Shows product types as tiles. */
import { boxLink, pictureBoxList } from '#web/blocks/parts/box-grid.ts';
import { BoxVisual } from '#web/blocks/parts/box-visual.tsx';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { ScenePicture } from '#web/product/scene-picture.tsx';
import type { ProductSelectionData } from './load.ts';

/** How wide the thing is on its shelf, and its proportions. */
const shapes: Readonly<Record<string, { across: number; ratio: string }>> = {
  accessory: { across: 0.66, ratio: '162 / 114' },
  'wall-art': { across: 0.66, ratio: '3 / 2' },
  'configurator-photo-frame': { across: 0.66, ratio: '3 / 2' },
  photobook: { across: 0.6, ratio: '4 / 3' },
  photoprint: { across: 0.6, ratio: '3 / 2' },
  photobox: { across: 0.62, ratio: '7 / 5' },
  merch: { across: 0.5, ratio: '1' },
};
const upright = { across: 0.46, ratio: '4 / 5' };

/** A drawn shelf with the thing on it: a picture of the catalogue on a sheet, or an envelope. */
function TypePicture({ ground, print }: { ground: string; print: string | null }) {
  const { across, ratio } = shapes[ground] ?? upright;
  return (
    <span aria-hidden="true" className={`range-shelf range-${ground} ${ground === 'accessory' ? 'range-kind-envelope' : ''} mb-3`}>
      {ground === 'plain' ? null : (
        <span className="range-sheet" style={{ '--across': across, aspectRatio: ratio }}>
          {print ? (
            <span className="range-image range-print">
              <PosterPicture image={print} sizes="(min-width: 768px) 200px, 32vw" />
            </span>
          ) : (
            <span className="range-image" />
          )}
        </span>
      )}
    </span>
  );
}

export function Component({ data }: { data: ProductSelectionData | null }) {
  if (!data) return null;
  const Title = data.level === 2 ? 'h2' : 'h3';
  return (
    <ul className={`wrap ${pictureBoxList}`}>
      {data.choices.map((choice) => (
        <li key={choice.link.to} className="relative">
          {choice.scene ? (
            <ScenePicture image={choice.scene} alt="" sizes="(min-width: 1024px) 280px, 46vw" className="range-scene mb-3" />
          ) : choice.picture || choice.card ? (
            <BoxVisual picture={choice.picture} card={choice.card} />
          ) : (
            <TypePicture ground={choice.ground} print={choice.print} />
          )}
          {choice.note === '' ? null : <p className="badge">{choice.note}</p>}
          <Title className="type-h4">
            <ContentLink link={choice.link} className={boxLink}>
              {choice.title}
            </ContentLink>
          </Title>
          {choice.text === '' ? null : <p className="mt-0.5 text-small text-ink-soft">{choice.text}</p>}
        </li>
      ))}
    </ul>
  );
}
