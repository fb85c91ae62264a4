export type Repeated = { stop(): Promise<void> };

/** Repeats work with a pause after each run. A failure does not end the repetition. */
export function repeat(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeated {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Promise<void> = Promise.resolve();
  const later = () => {
    timer = setTimeout(() => {
      current = work()
        .catch(onError)
        .finally(() => {
          if (!stopped) later();
        });
    }, pauseMs);
  };
  later();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}
