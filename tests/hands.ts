/** Ways to work with a page: how a control is used, how text gets into a field, and what is chosen. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

export type Hands = {
  use(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** An option of a select, by its words. */
  choose(box: Locator, option: string): Promise<void>;
  upload(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
};

export const mouse: Hands = {
  use: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: async (box, option) => void (await box.selectOption({ label: option })),
  upload: (field, file) => field.setInputFiles(file),
};

/** For contexts with `hasTouch`. */
export const touch: Hands = { ...mouse, use: (target) => target.tap() };

/** Presses Tab until the focus is on the target, as a person without a pointer does. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 400; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** A key that a page did not take is pressed again, as people do. */
async function again<T>(act: () => Promise<T>, tries = 4): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (tries <= 1) throw error;
    return again(act, tries - 1);
  }
}

export const keyboard: Hands = {
  async use(target) {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await reach(field);
    await field.page().keyboard.press('Control+a');
    await field.page().keyboard.insertText(text);
  },
  async choose(box, option) {
    // What was typed a second ago counts as the beginning of what is typed now.
    await again(async () => {
      await reach(box);
      await box.page().waitForTimeout(1_100);
      await box.page().keyboard.type(option);
      const chosen = () => box.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
      await expect.poll(chosen, { timeout: 5_000 }).toBe(option);
    });
  },
  async upload(field, file) {
    const chooser = await again(async () => {
      await reach(field);
      const [opened] = await Promise.all([
        field.page().waitForEvent('filechooser', { timeout: 10_000 }),
        field.page().keyboard.press('Space'),
      ]);
      return opened;
    });
    await chooser.setFiles(file);
  },
};
