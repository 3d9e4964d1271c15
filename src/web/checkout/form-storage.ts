/** What was typed at the checkout, kept in this window only until the order is placed. Nothing is sent by it. */
const name = 'checkout';
/** Never taken from what was kept: the page knows them newer. */
const fresh: ReadonlySet<string> = new Set(['intent', 'shownTotal']);

export function saveForm(form: HTMLFormElement) {
  const kept = [...new FormData(form)].filter(([field, value]) => typeof value === 'string' && !fresh.has(field));
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form still works, only a reload empties it.
  }
}

/** The kept fields, or null. Another cart keeps the address and starts at the first step with its own key. */
export function storedForm(cartId: string, key: string): FormData | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const form = new FormData();
    for (const entry of kept) if (Array.isArray(entry)) form.append(String(entry[0]), String(entry[1]));
    if (form.get('cartId') !== cartId) {
      form.set('cartId', cartId);
      form.set('key', key);
      form.set('open', 'address');
      form.set('reached', 'address');
    }
    return form;
  } catch {
    return null;
  }
}

export function clearForm() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing could be kept either.
  }
}
