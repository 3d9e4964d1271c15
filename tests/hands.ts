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
    await reach(box);
    await box.page().keyboard.type(option);
    await expect.poll(() => box.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label)).toBe(option);
  },
  async upload(field, file) {
    await reach(field);
    const [chooser] = await Promise.all([field.page().waitForEvent('filechooser'), field.page().keyboard.press('Space')]);
    await chooser.setFiles(file);
  },
};
