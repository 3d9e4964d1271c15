/** The icons of the editor, Phosphor light (see web/ui/icons.ts for those of the shop). */

export { default as downIcon } from '@phosphor-icons/core/light/arrow-down-light.svg?raw';
export { default as backIcon, default as leftIcon } from '@phosphor-icons/core/light/arrow-left-light.svg?raw';
export { default as rightIcon } from '@phosphor-icons/core/light/arrow-right-light.svg?raw';
export { default as undoIcon } from '@phosphor-icons/core/light/arrow-u-up-left-light.svg?raw';
export { default as redoIcon } from '@phosphor-icons/core/light/arrow-u-up-right-light.svg?raw';
export { default as upIcon } from '@phosphor-icons/core/light/arrow-up-light.svg?raw';
export { default as bookIcon } from '@phosphor-icons/core/light/book-open-light.svg?raw';
export { default as cameraIcon } from '@phosphor-icons/core/light/camera-light.svg?raw';
export { default as cardsIcon } from '@phosphor-icons/core/light/cards-light.svg?raw';
export { default as checkIcon } from '@phosphor-icons/core/light/check-light.svg?raw';
export { default as versionsIcon } from '@phosphor-icons/core/light/clock-counter-clockwise-light.svg?raw';
export { default as frameIcon } from '@phosphor-icons/core/light/frame-corners-light.svg?raw';
export { default as imageIcon } from '@phosphor-icons/core/light/image-light.svg?raw';
export { default as paperIcon } from '@phosphor-icons/core/light/note-blank-light.svg?raw';
export { default as paletteIcon } from '@phosphor-icons/core/light/palette-light.svg?raw';
export { default as sizeIcon } from '@phosphor-icons/core/light/ruler-light.svg?raw';
export { default as elementsIcon } from '@phosphor-icons/core/light/shapes-light.svg?raw';
export { default as shareIcon } from '@phosphor-icons/core/light/share-network-light.svg?raw';
export { default as gridIcon } from '@phosphor-icons/core/light/squares-four-light.svg?raw';
export { default as quantityIcon } from '@phosphor-icons/core/light/stack-light.svg?raw';
export { default as layersIcon } from '@phosphor-icons/core/light/stack-simple-light.svg?raw';
export { default as textCenterIcon } from '@phosphor-icons/core/light/text-align-center-light.svg?raw';
export { default as textLeftIcon } from '@phosphor-icons/core/light/text-align-left-light.svg?raw';
export { default as textRightIcon } from '@phosphor-icons/core/light/text-align-right-light.svg?raw';
export { default as textIcon } from '@phosphor-icons/core/light/text-t-light.svg?raw';
export { default as uploadIcon } from '@phosphor-icons/core/light/upload-simple-light.svg?raw';
