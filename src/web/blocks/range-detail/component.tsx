/** Shows one kind of a product range. */
export { RangeDetail as Component } from '#web/blocks/parts/range-view.tsx';
