import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedSecret } from '#store/db/secret-files.ts';
import { contentSettings } from './content-settings.ts';
import { readSettings } from './settings.ts';

test('tokens that are not set are made once, kept in the data folder, and differ from each other', async () => {
  const given = 'g'.repeat(32);
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-tokens-'));
  try {
    const settings = readSettings({ DATA_DIR: dataDir, CMS_PUBLIC_TOKEN: given, CMS_SPACE_ID: '77' });
    const secretOf = (name: string) => storedSecret(dataDir, name);
    const first = await contentSettings(settings, secretOf);
    expect(first).toMatchObject({ space: 77, publicToken: given, origin: null, callsPerSecond: 5, oauthCallsPerSecond: 3 });
    expect(await contentSettings(settings, secretOf)).toEqual(first);
    expect(new Set([first.previewToken, first.managementToken]).size).toBe(2);
    expect(readdirSync(join(dataDir, 'secrets')).sort()).toEqual(['cms-management-token', 'cms-preview-token']);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('the rates of the content service are 5 and 3 calls a second, and a setting says others or none [F514]', async () => {
  const rates = async (given: Record<string, string>) => {
    const { callsPerSecond, oauthCallsPerSecond } = await contentSettings(readSettings(given), async () => 's'.repeat(32));
    return [callsPerSecond, oauthCallsPerSecond];
  };
  expect(await rates({})).toEqual([5, 3]);
  expect(await rates({ CMS_CALLS_PER_SECOND: '50', CMS_OAUTH_CALLS_PER_SECOND: '0' })).toEqual([50, null]);
  for (const value of ['-1', '1.5', 'x', '1000000'])
    for (const name of ['CMS_CALLS_PER_SECOND', 'CMS_OAUTH_CALLS_PER_SECOND'])
      expect(() => readSettings({ [name]: value }), value).toThrow(new RegExp(name));
});

test('a number of a space that is none stops the start with its name', () => {
  for (const CMS_SPACE_ID of ['0', 'x', '-1', '1.5']) expect(() => readSettings({ CMS_SPACE_ID }), CMS_SPACE_ID).toThrow(/CMS_SPACE_ID/);
});
