/** The panels of an editor, as a customer opens them in a wide or narrow window. */
import type { Page } from 'playwright-core';

/** Opens a panel by its button; in a narrow window, where only the first have one, by "Mehr". One that is open stays. */
export async function openTool(page: Page, name: string, { exact = true } = {}): Promise<void> {
  const rail = page.locator('.editor-rail');
  const own = rail.getByRole('button', { name, exact }).filter({ visible: true });
  await rail.getByRole('button').first().waitFor();
  if ((await own.count()) > 0) {
    const isOpen = (await own.first().getAttribute('aria-current')) === 'true' && (await page.locator('.panel-scroll').isVisible());
    if (!isOpen) await own.first().click();
    return;
  }
  const others = page.locator('.more-list');
  if (!(await others.isVisible())) await rail.getByRole('button', { name: 'Mehr', exact: true }).click();
  await others.getByRole('button', { name, exact }).click();
}

/** Opens the list of all pages of a narrow window. */
export async function openPages(page: Page): Promise<void> {
  await page.locator('button.peek-page').click();
}

/** Opens the print check: by its line, in a narrow window by the button that says how many points are open. */
export async function openCheck(page: Page): Promise<void> {
  await page.locator('.check-line').or(page.locator('.top-buy')).filter({ visible: true }).first().click();
}

/** Opens a part of the bar of the selection; in a narrow window, where only the first have a button, by "Mehr". */
export async function openBarPart(page: Page, name: string | RegExp): Promise<void> {
  const bar = page.locator('.editor-bar');
  const own = bar.locator('.bar-row').getByRole('button', { name, exact: true });
  await bar.getByRole('button').first().waitFor();
  if (name !== 'Mehr' && (await own.count()) === 0) await bar.getByRole('button', { name: 'Mehr', exact: true }).click();
  await bar.getByRole('button', { name, exact: true }).click();
}
