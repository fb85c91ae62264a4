/** Returns a builder of samples for tests: each is the base with some fields changed. */
export const sample =
  <Sample extends object>(base: Sample) =>
  (changes: Partial<Sample> = {}): Sample => ({ ...base, ...changes });
