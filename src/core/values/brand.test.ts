import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours } from './brand.ts';
import { channels } from './channel.ts';

const css = readFileSync(new URL('../../web/ui/tokens.site.css', import.meta.url), 'utf8');

test.each(channels)('the style sheet of %s has the colours of mails and tickets', (channel) => {
  const rules = css.slice(css.indexOf(`[data-channel="${channel}"] {`)).split('}', 1)[0] ?? '';
  const styled = Object.keys(brandColours[channel]).map((name) => {
    const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, new RegExp(`--${variable}: (#[0-9a-f]{6});`).exec(rules)?.[1]];
  });
  expect(Object.fromEntries(styled)).toEqual(brandColours[channel]);
});
