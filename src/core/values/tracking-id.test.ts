import { expect, test } from 'vitest';
import { checkScriptParent, checkTrackingId } from './tracking-id.ts';

test.each(['GTM-K4BC12', 'G-1X'])('%s is a container', (id) => expect(checkTrackingId(id)).toEqual({ ok: true, id }));

test.each(['gtm-K4', 'GTM-', 'GTM-k4', 'UA-1-1', ' GTM-A', 'GTM-A\n', ''])('%j is none, and the error says why [F446]', (id) => {
  expect(checkTrackingId(id)).toEqual({
    ok: false,
    error: `${id} is not a valid GTM-ID`,
    hint: 'Did you use lower case or the wrong prefix?',
  });
});

test('an element takes the script', () => expect(checkScriptParent({ nodeType: 1 })).toEqual({ ok: true }));

test.each([[null], [undefined], ['body'], [{}], [{ nodeType: 3 }], [{ nodeType: 9 }]])('%j is no place for it [F447]', (parent) => {
  expect(checkScriptParent(parent)).toEqual({ ok: false, error: 'parentElement is not an element' });
});
