/** German texts of a poster in photo-real scenes, which come after the first view. */
export const posterScenesTexts = {
  'poster.scenes': 'An der Wand',
};
