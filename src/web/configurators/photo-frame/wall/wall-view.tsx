/** Wall art on a wall, in true scale: in a painted room, or in a photo of the customer's own wall. */
import { useMemo, useState } from 'react';
import type { WallArrangement } from '#core/wall/arrangement.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { useTexts } from '#web/page/texts.ts';
import type { WallPiece } from '#web/product/framed-picture/framed-picture.tsx';
import { BesidePanel } from './beside-panel.tsx';
import { hang } from './hung.ts';
import { OwnWall } from './own-wall.tsx';
import { Room } from './room.tsx';
import { WallSegments } from './segments.tsx';
import { TemplateButton } from './template-button.tsx';
import { useWallPhoto } from './use-wall-photo.ts';
import './wall-view.css';

const places = ['room', 'own'] as const;

type Props = {
  piece: WallPiece;
  /** The customer's other saved wall art, which may hang beside it. */
  others: readonly WallPiece[];
};

export function WallView({ piece, others }: Props) {
  const t = useTexts(wallTexts);
  const [place, setPlace] = useState<(typeof places)[number]>('room');
  const wallPhoto = useWallPhoto();
  const [beside, setBeside] = useState<readonly number[]>([]);
  const [arrangement, setArrangement] = useState<WallArrangement>({ kind: 'row', gapMm: 80 });
  const hung = useMemo(() => hang([piece, ...beside.flatMap((at) => others[at] ?? [])], arrangement), [piece, others, beside, arrangement]);
  return (
    <section className="wall-view" aria-label={t('wall.label')}>
      <WallSegments
        legend={t('wall.place')}
        name="wall-place"
        options={places.map((key) => ({ key, label: t(`wall.place.${key}`) }))}
        chosen={place}
        onChoose={setPlace}
      />
      {place === 'room' ? <Room hung={hung} /> : <OwnWall hung={hung} state={wallPhoto} />}
      {others.length > 0 ? (
        <BesidePanel others={others} beside={beside} onBeside={setBeside} arrangement={arrangement} onArrange={setArrangement} />
      ) : null}
      <TemplateButton hung={hung} />
    </section>
  );
}
