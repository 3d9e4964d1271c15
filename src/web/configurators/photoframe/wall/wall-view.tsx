/** Wall art on a wall, in true scale: in a painted room, or in a photo of the customer's own wall. */
import './wall-view.css';
import { useId, useMemo, useState } from 'react';
import { arrangementKinds, type WallArrangement } from '#core/wall/arrangement.ts';
import { fitsWall, maxPieces } from '#core/wall/template.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { CallError } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import type { WallPiece } from '#web/product/framed-picture/framed-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { downloadCall } from '#web/ui/download.ts';
import { CheckField } from '#web/ui/field.tsx';
import { type Hung, hang } from './hung.ts';
import { OwnWall } from './own-wall.tsx';
import { Room } from './room.tsx';
import { WallSegments } from './segments.tsx';
import { useWallPhoto } from './use-wall-photo.ts';

type BesidePanelProps = {
  others: readonly WallPiece[];
  /** Indexes of those that hang, in the order they were chosen. */
  beside: readonly number[];
  onBeside: (beside: readonly number[]) => void;
  arrangement: WallArrangement;
  onArrange: (arrangement: WallArrangement) => void;
};

const gap = { min: 20, max: 300, step: 10 } as const;

/** The customer's other wall art: which hangs beside this one, how, and how far apart. */
function BesidePanel({ others, beside, onBeside, arrangement, onArrange }: BesidePanelProps) {
  const t = useTexts(wallTexts);
  const id = useId();
  const isFull = beside.length + 1 >= maxPieces;
  return (
    <div className="beside-wall">
      <fieldset>
        <legend className="text-small font-semibold">{t('wall.beside')}</legend>
        {others.map(({ name }, at) => (
          <CheckField
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the list does not change
            key={at}
            label={name}
            checked={beside.includes(at)}
            disabled={isFull && !beside.includes(at)}
            onChange={({ target }) => onBeside(target.checked ? [...beside, at] : beside.filter((one) => one !== at))}
          />
        ))}
        {isFull ? <p className="wall-facts">{t('wall.beside.most')}</p> : null}
      </fieldset>
      {beside.length > 0 ? (
        <div className="wall-controls">
          <WallSegments
            legend={t('wall.arrangement')}
            name="wall-arrangement"
            options={arrangementKinds.map((key) => ({ key, label: t(`wall.arrangement.${key}`) }))}
            chosen={arrangement.kind}
            onChoose={(kind) => onArrange({ ...arrangement, kind })}
          />
          <label className="wall-gap" htmlFor={id}>
            {t('wall.gap')}
            <input
              id={id}
              type="range"
              {...gap}
              value={arrangement.gapMm}
              aria-valuetext={t('wall.gap.value', { cm: arrangement.gapMm / 10 })}
              onChange={({ target }) => onArrange({ ...arrangement, gapMm: Number(target.value) })}
            />
            <output className="figures">{t('wall.gap.value', { cm: arrangement.gapMm / 10 })}</output>
          </label>
        </div>
      ) : null}
    </div>
  );
}

/** Downloads the hanging template of what hangs. A refusal is said in the shop's own words. */
function TemplateButton({ hung }: { hung: Hung }) {
  const t = useTexts(wallTexts);
  const site = useSite();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pieces = hung.pieces.map(({ piece: { choice }, placed: { xMm, yMm } }) => ({ choice, xMm, yMm }));
  const isTooLarge = !fitsWall(pieces);

  async function run() {
    setBusy(true);
    setProblem(null);
    try {
      await downloadCall(site, '/web-api/hanging-template', { pieces });
    } catch (error) {
      setProblem(error instanceof CallError ? (error.errors[0]?.message ?? error.message) : t('shared.failed'));
    }
    setBusy(false);
  }

  const refusal = isTooLarge ? t('wall.template.too-large') : problem;
  return (
    <div>
      <Button kind="secondary" small busy={isBusy} busyText={t('wall.template.busy')} disabled={isTooLarge} onClick={() => void run()}>
        {t('wall.template')}
      </Button>
      <p className="wall-facts">{t('wall.template.note')}</p>
      {refusal ? (
        <p className="wall-problem" role="alert">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}

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
