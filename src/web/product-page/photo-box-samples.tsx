/** Pictures of papers and lids on the page about photo boxes. */
import { type BoxMaterial, boxes, type LidDesign } from '#core/products/photobox/boxes.ts';
import { LidDrawing } from '#web/product/photobox/box-drawing.tsx';
import { PhotoBoxScene } from '#web/product/photobox/scenes.tsx';

/** Two prints of it; what light does on it is drawn by the style sheet. */
export function PaperSample({ paper, scene }: { paper: BoxMaterial; scene: number }) {
  return (
    <div className="box-sample" aria-hidden="true">
      {[scene + 1, scene].map((number, at) => (
        <div key={number} className={`paper-print paper-${paper} ${at === 0 ? 'paper-print-under' : ''}`}>
          <PhotoBoxScene number={number} x={0} y={0} width={148} height={105} />
        </div>
      ))}
    </div>
  );
}

export function LidSample({ design }: { design: LidDesign }) {
  const { widthMm: width, heightMm: height } = boxes.small.lid;
  return (
    <div className="box-sample" aria-hidden="true">
      <svg viewBox="-90 -72 180 144" aria-hidden="true" className="box-drawing">
        <LidDrawing lid={{ width, height }} design={design} scene={4} />
      </svg>
    </div>
  );
}
