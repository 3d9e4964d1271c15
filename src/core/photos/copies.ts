/** Copies of a photo for screens: at most so many pixels on the longer side. */
export const copySides = { thumb: 320, medium: 1024, preview: 2000 } as const;
export type PhotoCopy = keyof typeof copySides;
