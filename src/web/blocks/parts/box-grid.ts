/** Classes of a list of boxes. */
export const boxList = 'grid gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 md:gap-y-9 xl:grid-cols-4';

/** Boxes with pictures stand in pairs on phones; boxes of words alone stand below each other. */
export const pictureBoxList = `${boxList} max-md:grid-cols-2`;

/** The link of a box that covers it. */
export const boxLink = 'slide-stretch decoration-1 underline-offset-4 hover:underline';
