import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hallo {name}</p>;
}

test('a prepared component is rendered on the server at the first time', async () => {
  const greeting = lazyComponent(async () => Greeting);
  await greeting.prepare();
  const html = renderToString(
    <Suspense>
      <greeting.Component name="Zoë" />
    </Suspense>,
  );
  expect(html).toContain('Zoë');
  expect(html).not.toContain('<template');
});
