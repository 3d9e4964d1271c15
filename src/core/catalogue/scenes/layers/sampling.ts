/** How a pixel of a scene sees a design: by taps along both axes of its footprint, each read from a halved size of the design. */

/** Taps along the longer axis of a pixel's footprint, and along the shorter. */
export const maxTaps = 6;
export const tapsAcross = 2;
/** How much finer the level is than the distance of taps; found by comparing with full renders. */
export const sharpness = 0.5;
/** A level this near to a whole one is taken as it. */
export const nearLevel = 0.15;
