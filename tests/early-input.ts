/** What a visitor does on a page whose scripts have not come yet, and what is left of it. */
import type { BrowserContext, Page } from 'playwright-core';

/** Holds back every script that a page fetches until it is called. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

type FieldState = { label: string; value: string; checked: boolean; files: number };

/**
 * Marks every field that a visitor can use and that `except` does not select, and of radio buttons the first of each group that is not
 * chosen; resolves to their kinds.
 */
function markFields(page: Page, except: string): Promise<string[]> {
  return page.evaluate((selector) => {
    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const groups = new Set<string>();
    const isFree = (field: Field) => {
      if (field.matches(selector) || field.disabled || field.type === 'hidden' || ('readOnly' in field && field.readOnly)) return false;
      const box = (field.labels?.[0] ?? field).getBoundingClientRect();
      if (!field.checkVisibility({ visibilityProperty: true }) || box.width === 0 || field.tabIndex < 0) return false;
      if (field.type !== 'radio') return true;
      if (groups.has(field.name) || (field as HTMLInputElement).checked) return false;
      groups.add(field.name);
      return true;
    };
    return [...document.querySelectorAll<Field>('input, textarea, select')].filter(isFree).map((field, at) => {
      field.dataset.early = String(at);
      return field.inputMode === 'numeric' ? 'numeric' : field.type;
    });
  }, except);
}

const typed: Partial<Record<string, string>> = { email: 'zoe@beispiel.de', date: '2027-06-12', numeric: '7', password: 'Dohle-7-Birke' };

/** Types into each marked field, ticks each box, chooses another option of each select; resolves to the states of the fields then. */
export async function useFields(page: Page, files: string, except = ':disabled'): Promise<FieldState[]> {
  const kinds = await markFields(page, except);
  for (const [at, kind] of kinds.entries()) {
    const field = page.locator(`[data-early="${at}"]`);
    // Another choice may have put it away.
    if (kind !== 'radio' && kind !== 'checkbox' && !(await field.isVisible())) continue;
    if (kind === 'file') await field.setInputFiles(files);
    else if (kind === 'checkbox' || kind === 'radio') await field.evaluate((box: HTMLInputElement) => box.click());
    else if (kind === 'select-one') await field.selectOption({ index: 1 });
    else if (kind === 'date') await field.fill(typed.date ?? '');
    else if (kind === 'textarea') {
      await field.press('End');
      await field.pressSequentially(' Zoë');
    } else {
      await field.fill('');
      await field.pressSequentially(typed[kind] ?? 'Zoë Öz');
    }
  }
  return fieldStates(page);
}

export function fieldStates(page: Page): Promise<FieldState[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-early]')].map((field) => ({
      label: field.labels?.[0]?.textContent ?? field.name,
      value: field.type === 'file' ? '' : field.value,
      checked: field.checked === true,
      files: field.files?.length ?? 0,
    })),
  );
}
