/** Shows the cards of a theme in one colour. */
export { ThemeCards as Component } from '#web/blocks/parts/theme-cards-view.tsx';
