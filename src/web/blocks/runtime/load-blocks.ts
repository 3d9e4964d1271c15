/** From the content of a story to blocks that a page can show. Bad content costs its own block, never the page. Server only. */
import * as z from 'zod/mini';
import { isNode } from '#core/content/block.ts';
import { isFault } from '#core/values/fault.ts';
import type { BlockContext, LoadedBlock } from './block.ts';
import { prepareComponents } from './components.ts';
import { readLayout } from './layout-fields.ts';
import { loaders } from './loaders.ts';
import { componentsIn } from './prepare.ts';

/** More blocks than any page needs, and deeper than any editor nests: what lies beyond is left out. */
const maximumBlocks = 200;
const maximumDepth = 6;

/** Tells what is wrong with the content of a story; whoever passes it decides where it is written. */
export type Complain = (message: string) => void;

/** One container of a story. Throws for an unknown type (F142, F448) and for fields that do not fit its schema. */
async function loadBlock(value: unknown, key: string, context: BlockContext): Promise<LoadedBlock | null> {
  if (!isNode(value)) throw new Error(`Expected a block, got ${value === null ? 'null' : typeof value}`);
  const type = typeof value.component === 'string' ? value.component : '';
  const loader = loaders.get(type);
  if (!loader) throw new Error(`No transformer implemented for container type "${type}"`);
  const { schema, load, folder } = loader;
  const fields = z.safeParse(schema, value);
  if (!fields.success) {
    const [first] = fields.error.issues;
    throw new Error(`Container "${type}" does not fit its schema: ${first?.path.join('.')} ${first?.message}`);
  }
  const { layout, forceRender } = readLayout(value);
  const data = await load(fields.data as never, context);
  if (data === null && !forceRender) return null;
  return { key, component: folder, layout, data };
}

function levelOf(context: Omit<BlockContext, 'blocks'>, complain: Complain, depth: number, left: { blocks: number }) {
  return async (value: unknown): Promise<LoadedBlock[]> => {
    if (value === undefined || value === null || value === '') return [];
    if (!Array.isArray(value)) {
      complain(`Expected a list of blocks, got ${typeof value}`);
      return [];
    }
    if (depth > maximumDepth) {
      complain('Blocks are nested too deeply');
      return [];
    }
    const level: BlockContext = { ...context, blocks: levelOf(context, complain, depth + 1, left) };
    const loaded = await Promise.all(
      value.map(async (item: unknown, at) => {
        left.blocks -= 1;
        if (left.blocks < 0) return null;
        try {
          const uid = isNode(item) && typeof item._uid === 'string' && item._uid !== '' ? item._uid : String(at);
          return await loadBlock(item, uid, level);
        } catch (error) {
          complain(isFault(error) ? `${error.code}: ${error.message}` : error instanceof Error ? error.message : String(error));
          return null;
        }
      }),
    );
    if (left.blocks < 0) complain(`A page shows at most ${maximumBlocks} blocks`);
    return loaded.filter((block) => block !== null);
  };
}

/** The blocks of a field of a story, in order, without those that have nothing to show or do not fit. Their components are ready. */
export async function loadBlocks(value: unknown, context: Omit<BlockContext, 'blocks'>, complain: Complain): Promise<LoadedBlock[]> {
  const blocks = await levelOf(context, complain, 0, { blocks: maximumBlocks })(value);
  await prepareComponents(componentsIn(blocks));
  return blocks;
}
