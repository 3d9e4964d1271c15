/** Payments of the test provider as files of the data folder, which all processes of a local shop read. */
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plan, plans, type TestPayment, type TestPaymentStore } from './test-payments.ts';

const refShape = /^test-[A-Za-z0-9_-]{22}$/;

export type PaymentFiles = TestPaymentStore & { chooseNextPlan(plan: Plan): Promise<void> };

export function paymentFiles(dataDir: string): PaymentFiles {
  const folder = join(dataDir, 'dev-payments');
  const planFile = join(folder, 'next-plan');
  mkdirSync(folder, { recursive: true });

  async function read(name: string): Promise<string | null> {
    return readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  const load = async (ref: string): Promise<TestPayment | null> => {
    const text = refShape.test(ref) ? await read(`${ref}.json`) : null;
    return text === null ? null : JSON.parse(text);
  };
  return {
    load,
    async save(payment) {
      const file = join(folder, `${payment.ref}.json`);
      // Another process reads the file before or after, never its half.
      const written = `${file}.${process.pid}`;
      await writeFile(written, JSON.stringify(payment));
      await rename(written, file);
    },
    async all() {
      const refs = (await readdir(folder)).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
      return (await Promise.all(refs.map(load))).filter((payment) => payment !== null);
    },
    async nextPlan() {
      const chosen = await read('next-plan');
      return plans.find((plan) => plan === chosen) ?? 'ok';
    },
    chooseNextPlan: (plan) => writeFile(planFile, plan),
  };
}
