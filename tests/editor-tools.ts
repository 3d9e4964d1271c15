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
