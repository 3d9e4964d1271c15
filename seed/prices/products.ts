/** Prices of products that have an options row of their own, by product type: a file and a line each. */
export { calendarPrices as calendar } from './calendar.ts';
export { merchPrices as merch } from './merch.ts';
export { photobookPrices as photobook } from './photobook.ts';
export { photoboxPrices as photobox } from './photobox.ts';
export { photoframePrices as photoframe } from './photoframe.ts';
export { photoprintPrices as photoprint } from './photoprint.ts';
