/** A photo gift with what is printed on it, drawn in true proportions. */
import { useId } from 'react';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { goods } from '#core/products/merch/goods.ts';
import { usualTurn } from '#paint/svg/piece/goods-outlines.ts';
import { CushionDrawing, clothViews, ToteDrawing, TshirtDrawing } from './cloth.tsx';
import { CoasterDrawing, flatViews, KeyringDrawing, MagnetDrawing, MousepadDrawing, PuzzleDrawing, puzzleView } from './flat.tsx';
import { MugDrawing, mugView } from './mug.tsx';
import type { Print } from './print.ts';

type Props = {
  choice: MerchChoice;
  print: Print;
  name: string;
  /** Radians a mug is turned by: 0 shows the middle of its print. */
  turn?: number;
  /** Side of a cushion: 0 the front. */
  page?: number;
};

/** Fits its box. */
export function GoodsPicture({ choice, print, name, turn = usualTurn, page = 0 }: Props) {
  const id = useId();
  return (
    <svg className="goods" role="img" aria-label={name} viewBox={viewOf(choice)} preserveAspectRatio="xMidYMid meet">
      <Drawing choice={choice} print={print} id={id} turn={turn} page={page} />
    </svg>
  );
}

function viewOf({ sku }: MerchChoice): string {
  const { kind } = goods[sku];
  switch (kind) {
    case 'mug':
      return mugView;
    case 'puzzle':
      return puzzleView(sku as Parameters<typeof puzzleView>[0]);
    case 'cushion':
    case 'tote':
    case 'tshirt':
      return clothViews[kind];
    default:
      return flatViews[kind];
  }
}

function Drawing({ turn, page, ...props }: Pick<Props, 'choice' | 'print'> & { id: string; turn: number; page: number }) {
  switch (goods[props.choice.sku].kind) {
    case 'mug':
      return <MugDrawing {...props} turn={turn} />;
    case 'cushion':
      return <CushionDrawing {...props} page={page} />;
    case 'tote':
      return <ToteDrawing {...props} />;
    case 'tshirt':
      return <TshirtDrawing {...props} />;
    case 'puzzle':
      return <PuzzleDrawing {...props} />;
    case 'mousepad':
      return <MousepadDrawing {...props} />;
    case 'coaster':
      return <CoasterDrawing {...props} />;
    case 'magnet':
      return <MagnetDrawing {...props} />;
    case 'keyring':
      return <KeyringDrawing {...props} />;
  }
}
