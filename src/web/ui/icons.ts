/**
 * Icons of the frame and of the editor, Phosphor light. Every page loads all of them, since its frame imports this module: an icon that few
 * pages show is imported where it is shown.
 */

export { default as cardsIcon } from '@phosphor-icons/core/light/cards-light.svg?raw';
export { default as caretIcon } from '@phosphor-icons/core/light/caret-down-light.svg?raw';
export { default as checkIcon } from '@phosphor-icons/core/light/check-light.svg?raw';
export { default as bagIcon } from '@phosphor-icons/core/light/handbag-simple-light.svg?raw';
export { default as menuIcon } from '@phosphor-icons/core/light/list-light.svg?raw';
export { default as lockIcon } from '@phosphor-icons/core/light/lock-simple-light.svg?raw';
export { default as minusIcon } from '@phosphor-icons/core/light/minus-light.svg?raw';
export { default as plusIcon } from '@phosphor-icons/core/light/plus-light.svg?raw';
export { default as userIcon } from '@phosphor-icons/core/light/user-light.svg?raw';
export { default as warningIcon } from '@phosphor-icons/core/light/warning-light.svg?raw';
export { default as closeIcon } from '@phosphor-icons/core/light/x-light.svg?raw';
