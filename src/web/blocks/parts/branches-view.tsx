/** The blocks of a feature flag's branch. The attributes tell the browser which branch was seen; previews have a switch between all. */
import { useRef, useState } from 'react';
import { blocksTexts } from '#texts/de/blocks.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { useSeenBranch } from '#web/flags/use-seen-branch.ts';
import { useTexts } from '#web/page/texts.ts';
import type { LoadedBranches } from './load-branches.ts';

export function BranchesView({ data }: { data: LoadedBranches | null }) {
  const [only] = data?.branches ?? [];
  if (!data || !only) return null;
  if (data.branches.length > 1) return <Switch data={data} />;
  if (data.flag === '') return <Blocks blocks={only.blocks} />;
  return <SeenBranch flag={data.flag} {...only} />;
}

function SeenBranch({ flag, treatment, blocks }: { flag: string } & LoadedBranches['branches'][number]) {
  const element = useRef<HTMLDivElement>(null);
  useSeenBranch(element, flag, treatment);
  return (
    <div ref={element} data-ft={flag} data-ft-branch={treatment}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Switch({ data: { flag, branches } }: { data: LoadedBranches }) {
  const t = useTexts(blocksTexts);
  const [chosen, setChosen] = useState('control');
  const shown = branches.find(({ treatment }) => treatment === chosen) ?? branches[0];
  return (
    <>
      <fieldset className="wrap mb-3 flex flex-wrap items-center gap-3 text-small">
        <legend className="float-left mr-3">{t('block.test.branches', { flag })}</legend>
        {branches.map(({ treatment }) => (
          <label key={treatment} className="flex min-h-11 items-center gap-1.5">
            <input type="radio" name={`ft-${flag}`} checked={treatment === shown?.treatment} onChange={() => setChosen(treatment)} />
            {treatment}
          </label>
        ))}
      </fieldset>
      {shown ? <Blocks blocks={shown.blocks} /> : null}
    </>
  );
}
