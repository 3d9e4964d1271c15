/** What is printed on a photo gift, as its drawing places it. */
import type { ReactNode } from 'react';
import type { MerchChoice } from '#core/products/merch/choice.ts';

/** SVG that fills the print of a page, by its index: in millimetres, from 0 0 to width and height of the print. */
export type Print = (page: number) => ReactNode;

export type DrawingProps = { choice: MerchChoice; print: Print; id: string };
