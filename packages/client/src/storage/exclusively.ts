/** Runs one task at a time under a name, among all tabs of this browser. */
export type Exclusively = <Result>(
  name: string,
  task: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** Web Locks exist in secure contexts only; elsewhere each tab is on its own, which the server bears with. */
export const exclusively: Exclusively = (name, task, signal) => {
  if (typeof navigator === 'undefined' || !navigator.locks) return task();
  return navigator.locks.request(name, signal ? { signal } : {}, task);
};
