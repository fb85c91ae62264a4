/** Runs one task at a time per name, across all tabs of this browser. The signal aborts waiting. */
export type Exclusively = <Result>(
  name: string,
  task: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Uses Web Locks, which exist only in secure contexts. Elsewhere tabs do not wait for each other, which the server
 * tolerates.
 */
export const exclusively: Exclusively = (name, task, signal) => {
  if (typeof navigator === 'undefined' || !navigator.locks) return task();
  return navigator.locks.request(name, signal ? { signal } : {}, task);
};
