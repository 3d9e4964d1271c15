/** Shows the kinds of a product range. */
export { RangeOverview as Component } from '#web/blocks/parts/range-view.tsx';
