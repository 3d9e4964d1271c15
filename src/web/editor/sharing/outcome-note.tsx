/** What became of the last action of a panel. */
import type { Outcome } from './use-design-calls.ts';

export function OutcomeNote({ outcome }: { outcome: Outcome | null }) {
  return (
    <>
      <p role="status" className="sharing-done">
        {outcome?.kind === 'done' ? outcome.text : ''}
      </p>
      <p role="alert" className="field-error sharing-failed">
        {outcome?.kind === 'failed' ? outcome.text : ''}
      </p>
    </>
  );
}
