/** Catalogue designs in the forms and formats that tests draw them in. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { designRows } from '#designs/rows.ts';
import { isLongForm } from '#tests/long-form.ts';

export type CardCase = CardShape & { name: string; row: DesignTemplate };

function cardCase(row: DesignTemplate, { form, format }: CardShape): CardCase {
  return { name: `${row.id} ${form} ${format}`, row, form, format };
}

/** Every design in every form and format that it is sold in. */
export const allCardCases: readonly CardCase[] = designRows.flatMap((row) => row.forms.map((shape) => cardCase(row, shape)));

/** Every design once, in the one of its forms and formats that the fewest designs before it have. So all forms and formats occur. */
export function oneCaseOfEach(rows: readonly DesignTemplate[]): CardCase[] {
  const uses = new Map<string, number>();
  const usesOf = ({ form, format }: CardShape) => uses.get(`${form} ${format}`) ?? 0;
  return rows.flatMap((row) => {
    const [rarest] = row.forms.toSorted((one, other) => usesOf(one) - usesOf(other));
    if (!rarest) return [];
    uses.set(`${rarest.form} ${rarest.format}`, usesOf(rarest) + 1);
    return [cardCase(row, rarest)];
  });
}

/** One case of each design; all of them in the long form. */
export const cardCases: readonly CardCase[] = isLongForm ? allCardCases : oneCaseOfEach(designRows);
