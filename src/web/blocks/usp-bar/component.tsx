/** Shows selling points in a row. */
import { PageLink } from '#web/page/page-link.tsx';

type Point = { title: string; text: string; to: string | null };

export function Component({ data }: { data: { points: readonly Point[] } | null }) {
  return (
    <ul className="wrap grid py-6 md:grid-cols-2 md:py-10 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {data?.points.map(({ title, text, to }) => (
        <li
          key={title}
          className="border-line max-md:border-b max-md:py-4 max-md:last:border-0 md:py-1.5 md:even:border-l md:even:pl-7 xl:border-l xl:px-7 xl:py-1 xl:first:border-0 xl:first:pl-0"
        >
          <p className="type-h4">{to ? <PageLink to={to}>{title}</PageLink> : title}</p>
          <p className="text-small text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
