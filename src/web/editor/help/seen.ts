/** Whether the hints of a first visit were closed in this browser. */

/** Names the entry of the browser's own storage. */
export const tourKey = 'federleicht-editor-tour';

/** True as well where the browser stores nothing: hints that cannot be put away for good are not shown. */
export function isTourSeen(): boolean {
  try {
    const isSeen = localStorage.getItem(tourKey) !== null;
    if (!isSeen) {
      localStorage.setItem(tourKey, '');
      localStorage.removeItem(tourKey);
    }
    return isSeen;
  } catch {
    return true;
  }
}

export function saveTourSeen(): void {
  try {
    localStorage.setItem(tourKey, 'seen');
  } catch {
    // It was allowed a moment ago; then the hints come once more.
  }
}
