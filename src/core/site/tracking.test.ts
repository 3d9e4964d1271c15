import { expect, test } from 'vitest';
import { checkTrackingId, heatMapUrl, sessionAnalyticsUrl, tagsUrl, trackingOrigins } from './tracking.ts';

test.each(['GTM-K4BC12', 'G-1X'])('%s is a tracking id [F304]', (id) => {
  expect(checkTrackingId(id)).toBe(id);
});

test.each(['gtm-K4', 'GTM-', 'GTM-k4', 'UA-1-1', ' GTM-A', 'GTM-A\n', ''])(
  '"%s" is refused with its name and a hint [F304] [F446]',
  (id) => {
    expect(() => checkTrackingId(id)).toThrow(`${id} is not a valid GTM-ID. Did you use lower case or the wrong prefix?`);
  },
);

test('each tool has its address below its host', () => {
  const host = 'https://daten.federleicht.example';
  expect(tagsUrl({ id: 'GTM-K4BC12', host })).toBe(`${host}/gtm.js?id=GTM-K4BC12`);
  expect(tagsUrl({ id: 'G-1X', host })).toBe(`${host}/gtag/js?id=G-1X`);
  expect(() => tagsUrl({ id: 'x', host })).toThrow('x is not a valid GTM-ID');
  expect(heatMapUrl({ id: 'abc/d', host })).toBe(`${host}/tag/abc%2Fd`);
  expect(sessionAnalyticsUrl({ id: 'o-1', host })).toBe(`${host}/s/fs.js`);
});

test('the origins that pages load from are those of the tools in use, each once', () => {
  const tags = { id: 'G-1', host: 'https://daten.example/t' };
  expect(trackingOrigins(null)).toEqual([]);
  expect(trackingOrigins({ tags, heatMap: null, sessionAnalytics: { id: 'o', host: tags.host } })).toEqual(['https://daten.example']);
  expect(trackingOrigins({ tags, heatMap: { id: 'h', host: 'https://karte.example' }, sessionAnalytics: null })).toEqual([
    'https://daten.example',
    'https://karte.example',
  ]);
});
