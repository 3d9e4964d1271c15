/** Work in steps: who runs it may do something else between two of them. */
export type Steps<Result> = Generator<void, Result>;

/** The result of all steps without a pause. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
