/** Who approves a card beside its host, and the way to their links. Its words come from the server, so that the page loads none of them. */
import { pathTo } from '#core/site/paths.ts';
import { PageLink } from '#web/page/page-link.tsx';

export type ShownParties = { link: string; states: readonly { id: string; text: string; isApproved: boolean }[] };

export function PartiesLink({ design, parties: { link, states } }: { design: string; parties: ShownParties }) {
  return (
    <div className="mt-6 border-t border-line pt-4 text-small">
      {states.map(({ id, text, isApproved }) => (
        <p key={id} className={`py-1 wrap-anywhere ${isApproved ? 'text-moss' : 'text-amber'}`}>
          {text}
        </p>
      ))}
      <PageLink to={pathTo('print-parties', { design })} ahead="never" className="text-link py-2">
        {link}
      </PageLink>
    </div>
  );
}
