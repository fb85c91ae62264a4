/** Work that nobody waits for, one after the other, so that what was committed first is told first. */
export type Background = ReturnType<typeof createBackground>;

export function createBackground(onError: (error: unknown, what: string) => void) {
  let last: Promise<void> = Promise.resolve();
  return {
    run(what: string, work: () => Promise<void>): void {
      last = last.then(work).catch((error: unknown) => onError(error, what));
    },
    idle: () => last,
  };
}
