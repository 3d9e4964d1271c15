/** Names the unknown block to editors. Visitors see nothing. */
import { t } from '#texts/t.ts';
import type { UnknownBlockData } from './load.ts';

export function Component({ data }: { data: UnknownBlockData | null }) {
  if (!data?.isDraft) return <p hidden />;
  return <p className="wrap py-5 text-seal">{t('block.unknown', { name: data.name })}</p>;
}
