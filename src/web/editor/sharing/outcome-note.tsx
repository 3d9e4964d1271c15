/** What became of the last action of a panel. */
import type { DesignCallOutcome } from './use-design-calls.ts';

export function OutcomeNote({ outcome }: { outcome: DesignCallOutcome | null }) {
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
