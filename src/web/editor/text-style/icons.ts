/** Icons of the controls for a text's style, Phosphor light. */
export { default as bulletsIcon } from '@phosphor-icons/core/light/list-bullets-light.svg?raw';
export { default as numbersIcon } from '@phosphor-icons/core/light/list-numbers-light.svg?raw';
export { default as quotesIcon } from '@phosphor-icons/core/light/quotes-light.svg?raw';
export { default as curveIcon } from '@phosphor-icons/core/light/rainbow-light.svg?raw';
export { default as paragraphIcon } from '@phosphor-icons/core/light/text-align-center-light.svg?raw';
export { default as plainIcon } from '@phosphor-icons/core/light/text-align-justify-light.svg?raw';
export { default as boldIcon } from '@phosphor-icons/core/light/text-b-light.svg?raw';
export { default as italicIcon } from '@phosphor-icons/core/light/text-italic-light.svg?raw';
export { default as fieldIcon } from '@phosphor-icons/core/light/user-focus-light.svg?raw';
