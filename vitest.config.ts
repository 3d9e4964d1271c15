import { defineConfig } from 'vitest/config';

/** `unit` is quick and needs nothing; `long` drives real processes, databases, browsers and print tools. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          environment: 'node',
          globalSetup: ['tests/postgres.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/{e2e,render,faults,load}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/postgres.ts'],
          // The long form of the fault tests runs twenty rounds instead of three.
          testTimeout: process.env.ROUNDS ? 1_200_000 : 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          // A slow machine may cost a browser test its patience once; the report names every test that needed a second try.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
