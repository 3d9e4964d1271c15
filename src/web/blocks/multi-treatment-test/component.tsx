/** Shows the version that the server chose of a test with several treatments. */
import { BranchesView } from '#web/blocks/parts/branches-view.tsx';
import type { LoadedBranches } from '#web/blocks/parts/load-branches.ts';

export function Component({ data }: { data: LoadedBranches | null }) {
  return <BranchesView data={data} />;
}
