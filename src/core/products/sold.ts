/** Product types that can be designed and ordered: a folder and a line each. */
export { calendar } from './calendar/product.ts';
export { card } from './card/product.ts';
export { collage } from './collage/product.ts';
export { merch } from './merch/product.ts';
export { photobook } from './photobook/product.ts';
export { photobox } from './photobox/product.ts';
export { photoframe } from './photoframe/product.ts';
export { photoprint } from './photoprint/product.ts';
