/** Lets a form be sent once for each view of it, however often its button is pressed. */
export type OneSubmit<View> = {
  /** Whether the form of a view may be sent now; it counts as sent then. */
  take(view: View): boolean;
  /** Nothing is on its way any more: the view may be sent again. */
  release(): void;
};

/**
 * A busy browser renders the answer to a form without ever rendering that it was sent, so that no effect tells of its end: the answer is
 * another view, and that is what allows the next one.
 */
export function oneSubmit<View extends object>(): OneSubmit<View> {
  let sent: View | null = null;
  return {
    take(view) {
      if (sent === view) return false;
      sent = view;
      return true;
    },
    release() {
      sent = null;
    },
  };
}
