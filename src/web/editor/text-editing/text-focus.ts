/** For `onMouseDown` of buttons: they leave the focus, and with it the on-screen keyboard, to the text that is edited. */
export function leaveFocusToText(event: { target: EventTarget; preventDefault(): void }): void {
  const isField = event.target instanceof Element && event.target.closest('input, select, textarea, label') !== null;
  if (!isField && document.activeElement?.classList.contains('text-editing-field')) event.preventDefault();
}
