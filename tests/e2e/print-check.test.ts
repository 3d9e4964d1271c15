/** The print check in a real browser: a finding shows its repair before and after, one click applies it, and one undo takes it back. */
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf } from '#tests/browser.ts';
import { openCheck } from '#tests/editor-tools.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';

const shop = await sharedShop();
const browser = sharedBrowser();

async function visit(width: number, height: number) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'de-DE' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  return { page, context, complaints };
}

describe('a finding of the print check', () => {
  test('a text moved to the edge is moved in by one click, and one undo takes the repair back [E019]', async () => {
    const { page, context, complaints } = await visit(1300, 900);
    const names = page.locator('[data-hit-area="outside front-names"]');
    await names.focus();
    const finding = page.locator('.finding', { hasText: 'könnte angeschnitten werden' });
    for (let step = 0; step < 6; step += 1) await names.press('Shift+ArrowRight');
    await openCheck(page);
    await finding.waitFor();
    const repair = finding.getByRole('button', { name: /^Nach innen schieben: / });
    await repair.waitFor();
    await finding.locator('.repair-pictures svg').nth(1).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await repair.click();
    await finding.waitFor({ state: 'detached' });
    expect(await page.getByRole('status').filter({ hasText: 'Behoben.' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await finding.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
