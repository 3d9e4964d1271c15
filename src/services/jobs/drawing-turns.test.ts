import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { type DrawingFor, inDrawingTurn } from './drawing-turns.ts';

const shopOf = () => ({ store: {}, log: () => {} }) as unknown as Shop;
const of = (owner: string | null, address: string): DrawingFor => ({ owner: owner as OwnerId | null, address });
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'drawn',
    (error: unknown) => (isFault(error) ? error.code : String(error)),
  );
}

test('one drawing is made at a time, and an owner whose design many addresses ask for has one turn', async () => {
  const shop = shopOf();
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const draw = (name: string, client: DrawingFor) =>
    inDrawingTurn(shop, client, () => {
      begun.push(name);
      return new Promise<void>((resolve) => gates.set(name, resolve));
    });
  const all = ['e1', 'e2', 'e3'].map((name, at) => draw(name, of('eve', `203.0.113.${at}`)));
  all.push(draw('mine', of('zoe', '198.51.100.1')));
  await settled();
  all.push(draw('job', null));
  expect(begun).toEqual(['e1']);
  for (let at = 0; at < 5; at += 1) {
    gates.get(begun.at(-1) ?? '')?.();
    await settled();
  }
  await Promise.all(all);
  expect(begun).toEqual(['e1', 'mine', 'job', 'e2', 'e3']);
});

test('an owner has two minutes of processor time in ten minutes, whoever asks for the drawings', async () => {
  const shop = shopOf();
  const draw = (client: DrawingFor, ms: number) => outcome(inDrawingTurn(shop, client, async (spent) => spent(ms)));
  for (let at = 0; at < 3; at += 1) expect(await draw(of('eve', `203.0.113.${at}`), 40_000)).toBe('drawn');
  expect(await draw(of('eve', '203.0.113.9'), 1)).toBe('too-many');
  expect(await draw(of('zoe', '203.0.113.9'), 1)).toBe('drawn');
});

test('an address has five minutes, of however many owners, and the work role has no limit', async () => {
  const shop = shopOf();
  const draw = (client: DrawingFor, ms: number) => outcome(inDrawingTurn(shop, client, async (spent) => spent(ms)));
  for (let at = 0; at < 3; at += 1) expect(await draw(of(`owner-${at}`, '203.0.113.1'), 100_000)).toBe('drawn');
  expect(await draw(of('zoe', '203.0.113.1'), 1)).toBe('too-many');
  for (let at = 0; at < 3; at += 1) expect(await draw(null, 400_000)).toBe('drawn');
});
