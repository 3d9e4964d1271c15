/** What is bound, in a job ticket: a product of two, its cover and its pages (XJDF 2.1, BindingIntent). Pure: facts in, text out. */
import type { Bound } from '#core/products/product.ts';
import { escapeMarkup } from '#core/values/markup.ts';

/** The binding with its words written; width and height of the open cover sheet. */
export type TicketBound = Omit<Bound, 'cover'> & {
  cover: Omit<Bound['cover'], 'paper'> & { paper: string; widthMm: number; heightMm: number };
};

/** Of the whole line: its number, name, paper, and the colours of its files. */
type Whole = {
  position: number;
  quantity: number;
  kind: string;
  description: string;
  approval: string;
  paper: string;
  grammage: number | null;
  colours: string;
};

/** PostScript points, as XJDF wants lengths. */
export function points(mm: number): string {
  return ((mm * 72) / 25.4).toFixed(3);
}

function media(paper: string, grammage: number | null): string {
  const weight = grammage === null ? '' : ` Weight="${grammage}"`;
  return `<Intent Name="MediaIntent"><MediaIntent MediaType="Paper"${weight} MediaTypeDetails="${escapeMarkup(paper)}"/></Intent>`;
}

function colour(surface: 'Front' | 'Both', colours: string): string {
  return `<Intent Name="ColorIntent"><ColorIntent><SurfaceColor Surface="${surface}" ColorsUsed="${colours}"/></ColorIntent></Intent>`;
}

/** The id of the product that a file of this part is for. */
export function boundPartId(position: number, { parts }: TicketBound, part: string | undefined): string {
  return part === parts.cover ? `P${position}-cover` : part === parts.body ? `P${position}-body` : `P${position}`;
}

/** The root product, its cover and its pages. */
export function boundXml(whole: Whole, bound: TicketBound): string {
  const { position, quantity, kind, description, approval, paper, grammage, colours } = whole;
  const { type, parts, cover, widthMm, heightMm, pages } = bound;
  const [coverId, bodyId] = [boundPartId(position, bound, parts.cover), boundPartId(position, bound, parts.body)];
  const finished = `${points(widthMm)} ${points(heightMm)} 0`;
  return `    <Product ID="P${position}" Amount="${quantity}" ProductType="${escapeMarkup(kind)}" Descriptive="${escapeMarkup(description)}" IsRoot="true">${approval}
      <Intent Name="LayoutIntent"><LayoutIntent Pages="${pages}" FinishedDimensions="${finished}"/></Intent>
      <Intent Name="BindingIntent"><BindingIntent BindingType="${type}" ChildRefs="${coverId} ${bodyId}"/></Intent>
    </Product>
    <Product ID="${coverId}" Amount="${quantity}" ProductType="Cover" IsRoot="false">
      <Intent Name="LayoutIntent"><LayoutIntent Sides="OneSided" Pages="1" FinishedDimensions="${finished}" Dimensions="${points(cover.widthMm)} ${points(cover.heightMm)}"/></Intent>
      ${media(cover.paper, cover.gramsPerM2)}
      ${colour('Front', colours)}
      <Intent Name="LaminatingIntent"><LaminatingIntent Surface="Front" Texture="${cover.lamination}"/></Intent>
    </Product>
    <Product ID="${bodyId}" Amount="${quantity}" ProductType="Body" IsRoot="false">
      <Intent Name="LayoutIntent"><LayoutIntent Sides="TwoSided" Pages="${pages}" FinishedDimensions="${finished}" Dimensions="${points(widthMm)} ${points(heightMm)}"/></Intent>
      ${media(paper, grammage)}
      ${colour('Both', colours)}
    </Product>`;
}
