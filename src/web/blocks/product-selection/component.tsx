/** Shows product types as tiles. */
import { BoxVisual } from '#web/blocks/parts/box-visual.tsx';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import type { ProductSelectionData } from './load.ts';

/** A drawn shelf with an empty sheet or envelope, for what has no design yet. */
function Shelf({ ground }: { ground: string }) {
  const isEnvelope = ground === 'accessory';
  return (
    <span aria-hidden="true" className={`range-shelf range-${ground} ${isEnvelope ? 'range-kind-envelope' : ''} mb-3`}>
      {ground === 'plain' ? null : (
        <span
          className="range-sheet"
          style={isEnvelope ? { '--across': 0.66, aspectRatio: '162 / 114' } : { '--across': 0.42, aspectRatio: '4 / 5' }}
        >
          <span className="range-image" />
        </span>
      )}
    </span>
  );
}

export function Component({ data }: { data: ProductSelectionData | null }) {
  if (!data) return null;
  const Title = data.level === 2 ? 'h2' : 'h3';
  return (
    <ul className="wrap boxes">
      {data.choices.map((choice) => (
        <li key={choice.link.to} className="box">
          {choice.picture || choice.card ? <BoxVisual picture={choice.picture} card={choice.card} /> : <Shelf ground={choice.ground} />}
          {choice.note === '' ? null : <p className="badge">{choice.note}</p>}
          <Title className="type-h4">
            <ContentLink link={choice.link} className="slide-stretch">
              {choice.title}
            </ContentLink>
          </Title>
          {choice.text === '' ? null : <p className="mt-0.5 text-small text-ink-soft">{choice.text}</p>}
        </li>
      ))}
    </ul>
  );
}
