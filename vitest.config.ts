import { defineConfig } from 'vitest/config';

const test = { environment: 'node' as const, globalSetup: ['tests/postgres.ts'] };
// The long form of the fault tests runs twenty rounds instead of three, that of the print tests hundreds of files.
const patience = { testTimeout: process.env.ROUNDS ? 1_200_000 : 300_000, hookTimeout: 300_000 };

/** `unit` is quick and needs nothing; `render` drives print tools; `long` drives real processes, databases and browsers, one file at a time. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...test,
          name: 'unit',
          include: ['{src,designs,tools}/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          testTimeout: 20_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...test,
          ...patience,
          name: 'render',
          include: ['tests/render/**/*.test.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...test,
          ...patience,
          name: 'long',
          include: ['tests/{e2e,faults}/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          // A slow machine may cost a browser test its patience once; the report names every test that needed a second try.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
