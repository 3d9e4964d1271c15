/**
 * Order of test files. Within a project the files that took longest in the last run begin first, or the largest ones where no run is known:
 * none of them then runs on alone while the other processors are idle. The projects of one group alternate, so that print tools and browsers
 * share the processors.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class InterleavingSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sharing = [...new Set(files.flatMap(({ project }) => (project.config.isolate ? [] : [project.name])))];
    return interleave(
      await super.sort(files),
      // A worker whose files share their modules ends when a file of another project is next, so that those of a project come in one row, last.
      ({ project: { config, name } }) => config.sequence.groupOrder + (sharing.indexOf(name) + 1) / (sharing.length + 1),
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
