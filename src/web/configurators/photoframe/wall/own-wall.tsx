/** The customer's own wall: a photo with a sheet of A4 on it, its corners, and the pictures in true scale on the wall. */
import { type ChangeEvent, type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { measureWall, sheetWays } from '#core/wall/wall-photo.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Hung } from './hung.ts';
import './own-wall.css';
import { PhotoHanging } from './photo-hanging.tsx';
import { WallSegments } from './segments.tsx';
import { SheetCorners } from './sheet-corners.tsx';
import { useSizeText } from './sizes.ts';
import type { WallPhoto, WallPhotoState } from './use-wall-photo.ts';

const steps = ['corners', 'hang'] as const;

export function OwnWall({ hung, state }: { hung: Hung; state: WallPhotoState }) {
  const { photo } = state;
  return photo ? <MarkedPhoto hung={hung} photo={photo} state={state} /> : <FirstPhoto state={state} />;
}

function FirstPhoto({ state }: { state: WallPhotoState }) {
  const t = useTexts(wallTexts);
  return (
    <div className="own-first">
      <ol className="own-steps">
        <li>{t('wall.own.step1')}</li>
        <li>{t('wall.own.step2')}</li>
        <li>{t('wall.own.step3')}</li>
      </ol>
      <PhotoField label={t('wall.own.choose')} state={state} isPrimary />
    </div>
  );
}

function PhotoField({ label, state, isPrimary = false }: { label: string; state: WallPhotoState; isPrimary?: boolean }) {
  const t = useTexts(wallTexts);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) state.choose(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div>
      <label className={`button ${isPrimary ? 'button-primary' : 'button-secondary'} button-small own-file`}>
        {label}
        <input type="file" accept="image/*" className="veiled" onChange={choose} />
      </label>
      <p className="wall-facts">{t('wall.own.private')}</p>
      {state.isRefused ? (
        <p className="wall-problem" role="alert">
          {t('wall.own.refused')}
        </p>
      ) : null}
    </div>
  );
}

/** Width of an element in CSS pixels; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function MarkedPhoto({ hung, photo, state }: { hung: Hung; photo: WallPhoto; state: WallPhotoState }) {
  const t = useTexts(wallTexts);
  const sizeText = useSizeText();
  const [first] = hung.pieces.length === 1 ? hung.pieces : [];
  const [step, setStep] = useState<(typeof steps)[number]>('corners');
  const view = useRef<HTMLDivElement>(null);
  const scale = useWidth(view) / photo.width;
  const wall = measureWall(photo.corners, photo.way, photo);
  const issue = typeof wall === 'string' ? wall : null;
  return (
    <>
      <div className="wall-controls">
        <WallSegments
          legend={t('wall.own.step')}
          name="wall-step"
          options={steps.map((key) => ({ key, label: t(`wall.own.step.${key}`) }))}
          chosen={step}
          onChoose={setStep}
        />
        {step === 'corners' ? (
          <WallSegments
            legend={t('wall.own.sheet')}
            name="wall-sheet"
            options={sheetWays.map((key) => ({ key, label: t(`wall.own.sheet.${key}`) }))}
            chosen={photo.way}
            onChoose={state.setWay}
          />
        ) : null}
      </div>
      <div ref={view} className="own-photo" style={{ '--ratio': photo.width / photo.height } as CSSProperties}>
        <img src={photo.url} alt={t('wall.own.photo')} />
        {step === 'corners' ? <SheetCorners photo={photo} scale={scale} hasIssue={issue !== null} onMove={state.moveCorner} /> : null}
        {step === 'hang' && typeof wall !== 'string' && scale > 0 ? (
          <PhotoHanging hung={hung} photo={photo} wall={wall} scale={scale} onPlace={state.setPlace} />
        ) : null}
      </div>
      {issue ? (
        <p className="wall-problem" role="alert">
          {t(`wall.own.issue.${issue}`)}
        </p>
      ) : (
        <p className="wall-facts figures">
          {step === 'hang' && first ? `${t('wall.own.seen', { name: first.piece.name, size: sizeText(hung.extent) })} ` : ''}
          {t(`wall.own.how.${step}`)}
        </p>
      )}
      <PhotoField label={t('wall.own.other')} state={state} />
    </>
  );
}
