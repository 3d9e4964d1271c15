/** What a piece of a suite is, apart from its words. */
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

export type PieceShape = {
  /** End of the id: 'olivia-leporello'. */
  id: string;
  form: CardForm;
  /** Absent: all formats of the form. */
  formats?: readonly CardFormat[];
  category: string;
};
