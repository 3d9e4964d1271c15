/** A photo box from above, in millimetres: the open box with its prints, the lid beside it, and some prints taken out. */
import { type BoxType, boxes, type LidDesign, lidWrapMm } from '#core/products/photobox/boxes.ts';
import { PhotoBoxScene } from './scenes.tsx';

const boards: Record<LidDesign, { face: string; edge: string; inside: string }> = {
  natur: { face: '#b3aca0', edge: '#cbc5ba', inside: '#8f887c' },
  weiss: { face: '#f6f4ef', edge: '#ffffff', inside: '#cfcac0' },
  motiv: { face: '#f6f4ef', edge: '#ffffff', inside: '#cfcac0' },
};

const clearanceMm = 2;

type Size = { width: number; height: number };

function Print({ size, scene }: { size: Size; scene: number }) {
  const { width, height } = size;
  return (
    <g>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill="#fdfcf9" />
      <PhotoBoxScene number={scene} x={-width / 2} y={-height / 2} {...size} />
      <path d={`M${-width / 2} ${-height / 2}h${width * 0.7}L${-width / 2} ${height * 0.2}z`} fill="#fff" opacity=".1" />
    </g>
  );
}

/** Boards, the stack that does not lie quite even, and the shade of the walls on it. */
function OpenBox({ size, lid, design }: { size: Size; lid: Size; design: LidDesign }) {
  const { face, edge, inside } = boards[design];
  const inner = { width: size.width + 2 * clearanceMm, height: size.height + 2 * clearanceMm };
  const [x, y] = [-inner.width / 2, -inner.height / 2];
  return (
    <g>
      <rect x={-lid.width / 2} y={-lid.height / 2} {...lid} fill={edge} className="box-shade-low" />
      <rect x={-lid.width / 2 + 0.5} y={-lid.height / 2 + 0.5} width={lid.width - 1} height={lid.height - 1} fill={face} />
      <rect x={x} y={y} {...inner} fill={inside} />
      {[3, 2, 1].map((layer) => (
        <rect
          key={layer}
          x={-size.width / 2 + layer * 0.45}
          y={-size.height / 2 - layer * 0.35}
          {...size}
          fill={layer % 2 === 0 ? '#f2efe8' : '#dedad1'}
        />
      ))}
      <Print size={size} scene={0} />
      <path d={`M${x} ${y}h${inner.width}v5H${x + 5}v${inner.height - 5}h-5z`} fill="#1b1712" opacity=".2" />
    </g>
  );
}

/** Seen from above with its rim in shade; a printed one shows a photo that goes on around the edge. */
export function LidDrawing({ lid, design, scene = 1 }: { lid: Size; design: LidDesign; scene?: number }) {
  const { face, edge } = boards[design];
  const [x, y] = [-lid.width / 2, -lid.height / 2];
  const wrap = lidWrapMm;
  return (
    <g className="box-shade-high">
      <rect x={x} y={y} {...lid} fill={face} />
      {design === 'motiv' ? (
        <svg x={x} y={y} {...lid} viewBox={`${wrap} ${wrap} ${lid.width} ${lid.height}`} aria-hidden="true">
          <PhotoBoxScene number={scene} x={0} y={0} width={lid.width + 2 * wrap} height={lid.height + 2 * wrap} />
        </svg>
      ) : null}
      <path d={`M${x} ${y}h${lid.width}v.8H${x + 0.8}v${lid.height - 0.8}H${x}z`} fill={edge} opacity=".8" />
      <path d={`M${-x} ${-y}h${-lid.width}v-1H${-x - 1}v${-lid.height + 1}h1z`} fill="#1b1712" opacity=".16" />
      <path d={`M${x} ${y}h${lid.width * 0.62}L${x} ${y + lid.height * 0.62}z`} fill="#fff" opacity=".09" />
    </g>
  );
}

/** Prints that lie around the box: their place as shares of the lid, degrees, photo. */
const loose = [
  { x: -1.2, y: 0.42, turn: -12, scene: 2 },
  { x: -0.42, y: 0.66, turn: 8, scene: 3 },
] as const;

/** `label` says what is seen. */
export function BoxDrawing({
  type,
  design,
  label,
  className = '',
}: {
  type: BoxType;
  design: LidDesign;
  label: string;
  className?: string;
}) {
  const { print, lid: lidMm } = boxes[type];
  const size = { width: print.widthMm, height: print.heightMm };
  const lid = { width: lidMm.widthMm, height: lidMm.heightMm };
  const width = 3.04 * lid.width;
  const height = 2.12 * lid.height;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-1.86 * lid.width} ${-0.82 * lid.height} ${width} ${height}`}
      className={`box-drawing ${className}`}
    >
      {loose.map(({ x, y, turn, scene }) => (
        <g key={scene} transform={`translate(${x * lid.width} ${y * lid.height}) rotate(${turn})`} className="box-shade-paper">
          <Print size={size} scene={scene} />
        </g>
      ))}
      <g transform={`translate(${-0.75 * lid.width} ${-0.18 * lid.height}) rotate(-7)`}>
        <LidDrawing lid={lid} design={design} />
      </g>
      <g transform={`translate(${0.52 * lid.width} ${0.02 * lid.height}) rotate(4)`}>
        <OpenBox size={size} lid={lid} design={design} />
      </g>
    </svg>
  );
}
