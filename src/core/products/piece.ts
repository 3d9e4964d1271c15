/** What a finished piece looks like from the front, and which panels of its document are seen on it. */
import type { MerchSku } from './merch/goods.ts';
import type { BoxType, LidDesign } from './photobox/boxes.ts';
import type { WallArtChoice } from './photoframe/choice.ts';

/** How a calendar is held together, or what it stands on. */
export type Mount = 'wire-top' | 'wire-left' | 'hole' | 'block' | 'foot' | 'none';

export type PieceForm =
  /** `fold`: the edge at which a folded sheet is closed. */
  | { kind: 'sheet'; fold: 'left' | 'top' | null }
  | { kind: 'wall-art'; choice: WallArtChoice }
  | { kind: 'book'; isHard: boolean; thicknessMm: number }
  | { kind: 'calendar'; mount: Mount }
  | { kind: 'box'; box: BoxType; lid: LidDesign }
  /** Loose prints, one on the other. */
  | { kind: 'prints' }
  | { kind: 'good'; sku: MerchSku };

/** `panels`: their ids, in the order in which the form shows them. */
export type Piece = { form: PieceForm; panels: readonly string[] };
