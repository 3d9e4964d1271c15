/** When an element counts as seen. */

export const seenShare = 0.5;

/** Half of the element, or of the window where the element is larger. An empty element is seen where it stands. */
export function isSeen({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const ofWindow = rootBounds && rootBounds.height > 0 ? intersectionRect.height / rootBounds.height : 0;
  return isIntersecting && (intersectionRatio >= seenShare || ofWindow >= seenShare);
}
