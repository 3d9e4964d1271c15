/** Shows the version of an A/B test that the server chose. */

import { BranchesView } from '#web/blocks/parts/branches-view.tsx';
import type { LoadedBranches } from '#web/blocks/parts/load-branches.ts';

export function Component({ data }: { data: LoadedBranches | null }) {
  return <BranchesView data={data} />;
}
