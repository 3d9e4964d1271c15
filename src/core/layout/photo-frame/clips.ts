/** Outlines that photos are cut by beyond those of their own shape. Browsers fetch this code only where a design has one. */
export { clipToShape } from '#core/layout/clip-to-shape.ts';
export { maskPath } from './mask.ts';
