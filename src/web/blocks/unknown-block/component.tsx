/** Names the unknown block to editors. Visitors see nothing. */
import { blocksTexts } from '#texts/de/blocks.ts';
import { useTexts } from '#web/page/texts.ts';
import type { UnknownBlockData } from './load.ts';

export function Component({ data }: { data: UnknownBlockData | null }) {
  const t = useTexts(blocksTexts);
  if (!data?.isDraft) return <p hidden />;
  return <p className="wrap py-5 text-seal">{t('block.unknown', { name: data.name })}</p>;
}
