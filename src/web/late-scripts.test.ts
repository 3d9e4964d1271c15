import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test('module scripts and their preloads are marked late, and what starts them stands last in the body', () => {
  const html = lateScripts(
    page('<link rel="modulepreload" href="/a.js"/><script>1</script><script type="module" async="">import "/a.js";</script>'),
  );
  expect(html).toContain('<link rel="late" href="/a.js"/><script>1</script><script type="late" async="">import "/a.js";</script>');
  expect(html).toMatch(/<script>\(function startLateScripts\(\) \{[^<]*\}\)\(\)<\/script><\/body><\/html>$/);
});

test('a page without module scripts stays as it is', () => {
  const html = page('<p>Diese Seite ist davongeflogen.</p>');
  expect(lateScripts(html)).toBe(html);
});
