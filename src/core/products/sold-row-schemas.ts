/**
 * Schemas of the rows that product types are sold by, a line each: what does not fit is neither written nor read. Apart from the products,
 * since browsers load those.
 */
export { calendarRowSchemas as calendar } from './calendar/row-schemas.ts';
export { cardRowSchemas as card } from './card/rows.ts';
export { merchRowSchemas as merch } from './merch/row-schemas.ts';
export { photobookRowSchemas as photobook } from './photobook/row-schemas.ts';
export { photoboxRowSchemas as photobox } from './photobox/row-schemas.ts';
export { photoframeRowSchemas as photoframe } from './photoframe/row-schemas.ts';
export { photoprintRowSchemas as photoprint } from './photoprint/row-schemas.ts';
