import { isbot } from 'isbot';
import { expect, test } from 'vitest';
import { deviceKindOfHeader, deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agents: [kind: string, browser: string, system: string, userAgent: string][] = [
  ['desktop', 'Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['desktop', 'Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['desktop', 'Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['desktop', 'Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['desktop', 'Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'desktop',
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  ],
  [
    'mobile',
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  ['mobile', 'Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['mobile', 'Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  [
    'mobile',
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['tablet', 'Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['tablet', 'Firefox', 'Android', 'Mozilla/5.0 (Android 15; Tablet; rv:143.0) Gecko/143.0 Firefox/143.0'],
  [
    'tablet',
    'Safari',
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  ['tablet', 'Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Silk/130.1 like Chrome/130.0.0.0 Safari/537.36`],
  ['crawler', '', '', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'crawler',
    'Chrome',
    'Android',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  ['crawler', 'Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0.0.0 Chrome/140.0.0.0 Safari/537.36`],
  ['crawler', '', '', 'something else'],
];

test.each(agents)('%s with %s on "%s": %s [F254]', (kind, browser, system, userAgent) => {
  expect(deviceOf(userAgent, isbot(userAgent))).toEqual({ kind, browser, system });
});

test('who sends no user agent counts as a crawler [F254]', () => {
  for (const userAgent of [null, '']) expect(deviceOf(userAgent, isbot(userAgent))).toEqual({ kind: 'crawler', browser: '', system: '' });
});

test.each([
  ['mobile', 'mobile'],
  ['Tablet', 'tablet'],
  [' smartphone ', 'mobile'],
  ['desktop', 'desktop'],
  ['bot', 'crawler'],
  ['constructor', null],
  ['', null],
  [null, null],
])('the device header %j says %s [F254]', (value, kind) => {
  expect(deviceKindOfHeader(value)).toBe(kind);
});

test('a device header decides before the user agent, whose browser and system stay; crawlers are told by the user agent [F254]', () => {
  const [, , , chrome = ''] = agents[0] ?? [];
  expect(deviceOf(chrome, false, 'tablet')).toEqual({ kind: 'tablet', browser: 'Chrome', system: 'Windows' });
  expect(deviceOf('', false, 'mobile').kind).toBe('mobile');
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(deviceOf(robot, isbot(robot), 'mobile').kind).toBe('crawler');
});
