/** Icons of the canvas, Phosphor light. */
export { default as guidesIcon } from '@phosphor-icons/core/light/ruler-light.svg?raw';
