/** Gallery: parts of the interface in all their states. Only on a developer's own machine, like the other development pages. */

import { gallerySections } from '#web/dev/sections.tsx';
import { notFound } from '#web/page/fault-response.ts';
import { pageRequest } from '#web/page/request.ts';
import type { Route } from './+types/dev-kit';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageRequest).isDevelopment) throw notFound();
  return null;
}

export function meta() {
  return [{ title: 'Baukasten' }];
}

export default function DevKit() {
  return (
    <div className="wrap section">
      <h1 className="type-title">Baukasten</h1>
      {gallerySections.map(({ id, title, Show }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titel`} className="mt-11">
          <h2 id={`${id}-titel`} className="type-h3 mb-5">
            {title}
          </h2>
          <Show />
        </section>
      ))}
    </div>
  );
}
