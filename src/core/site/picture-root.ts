/** Under which path of its host the shop serves pictures, whoever makes them. */
export const pictureRoot = '/img/';
