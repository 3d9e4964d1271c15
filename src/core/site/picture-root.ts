/** Path below which every host serves pictures. */
export const pictureRoot = '/img/';
