/** The icons in use, Phosphor light. Each export is a constant text, so a page carries only those it shows. */

export { default as cardsIcon } from '@phosphor-icons/core/light/cards-light.svg?raw';
export { default as caretIcon } from '@phosphor-icons/core/light/caret-down-light.svg?raw';
export { default as checkIcon } from '@phosphor-icons/core/light/check-light.svg?raw';
export { default as copyIcon } from '@phosphor-icons/core/light/copy-light.svg?raw';
export { default as letterIcon } from '@phosphor-icons/core/light/envelope-simple-light.svg?raw';
export { default as bagIcon } from '@phosphor-icons/core/light/handbag-simple-light.svg?raw';
export { default as keyIcon } from '@phosphor-icons/core/light/key-light.svg?raw';
export { default as menuIcon } from '@phosphor-icons/core/light/list-light.svg?raw';
export { default as lockIcon } from '@phosphor-icons/core/light/lock-simple-light.svg?raw';
export { default as minusIcon } from '@phosphor-icons/core/light/minus-light.svg?raw';
export { default as pauseIcon } from '@phosphor-icons/core/light/pause-light.svg?raw';
export { default as playIcon } from '@phosphor-icons/core/light/play-light.svg?raw';
export { default as plusIcon } from '@phosphor-icons/core/light/plus-light.svg?raw';
export { default as filterIcon } from '@phosphor-icons/core/light/sliders-horizontal-light.svg?raw';
export { default as truckIcon } from '@phosphor-icons/core/light/truck-light.svg?raw';
export { default as userIcon } from '@phosphor-icons/core/light/user-light.svg?raw';
export { default as warningIcon } from '@phosphor-icons/core/light/warning-light.svg?raw';
export { default as closeIcon } from '@phosphor-icons/core/light/x-light.svg?raw';
