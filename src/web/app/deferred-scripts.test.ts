import { expect, test } from 'vitest';
import { lateScripts, startLateScripts } from './deferred-scripts.ts';

test('module scripts and their preloads are marked late, everything else stays as it is', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><script>1</script><script type="module" async="">import "/a.js";</script><script nonce="x" type="module">2</script><p>module</p>';
  expect(lateScripts(html)).toBe(
    '<link rel="late" href="/a.js"/><script>1</script><script type="late" async="">import "/a.js";</script><script nonce="x" type="late">2</script><p>module</p>',
  );
});

test('what starts them is one inline script with a fixed text', () => {
  expect(startLateScripts).toMatch(/^\(function startLate\(\) \{[^<]*\}\)\(\)$/);
});
