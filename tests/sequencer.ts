/** Order of test files: those of the projects of one group alternate, so that print tools and browsers share the processors. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long files of each project. They begin first, so that none of them runs on alone while the other processors are idle. */
const slowest = [
  'src/services/log/log.test.ts',
  'src/core/preflight/qr-reading.test.ts',
  'src/core/preflight/repair/repair.test.ts',
  'src/services/images/decoder.test.ts',
  'src/services/backup/backup.test.ts',
  'src/store/db/migrate.test.ts',
  'tests/render/print-designs.test.ts',
  'tests/render/designs.test.ts',
  'tests/render/layout-browser.test.ts',
  'tests/render/preflight-designs.test.ts',
  'tests/faults/shop-crash.test.ts',
  'tests/faults/worker-kill.test.ts',
  'tests/e2e/second-language.test.ts',
  'tests/e2e/ninth-product.test.ts',
  'tests/e2e/content-files.test.ts',
  'tests/e2e/configurator.test.ts',
  'tests/e2e/card-orders.test.ts',
  'tests/e2e/carousel.test.ts',
  'tests/e2e/journey.test.ts',
  'tests/e2e/blocks.test.ts',
  'tests/e2e/accessibility.test.ts',
];

export class InterleavingSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slowest.some((file) => moduleId.endsWith(file));
    return interleave(
      [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))],
      // A worker whose files share their modules ends when a file of another project is next, so that those files come in one row, last.
      ({ project: { config } }) => config.sequence.groupOrder + (config.isolate ? 0 : 0.5),
      ({ project }) => project.name,
    );
  }
}

/** Spreads the files of each project evenly over its group; groups stay in order, and so do the files of one project. */
export function interleave<T>(files: readonly T[], groupOf: (file: T) => number, projectOf: (file: T) => string): T[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(projectOf(file), (counts.get(projectOf(file)) ?? 0) + 1);
  const seen = new Map<string, number>();
  const placed = files.map((file) => {
    const project = projectOf(file);
    const position = seen.get(project) ?? 0;
    seen.set(project, position + 1);
    return { file, group: groupOf(file), share: position / (counts.get(project) ?? 1) };
  });
  return placed.sort((a, b) => a.group - b.group || a.share - b.share).map(({ file }) => file);
}
