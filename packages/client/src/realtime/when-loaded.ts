const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Loads code lazily and then starts a task with it. Retries with backoff until the code is loaded. Returns a
 * function that stops the loading or the task.
 */
export function whenLoaded<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isActive = true;
  const attempt = (nextMs: number) =>
    load().then(
      (module) => {
        if (isActive) stop = start(module);
      },
      () => {
        const retryLater = () => void attempt(Math.min(nextMs * 2, LONGEST_RETRY_MS));
        if (isActive) retry = setTimeout(retryLater, nextMs);
      },
    );
  // Deferred, because the caller is rendering.
  retry = setTimeout(() => void attempt(FIRST_RETRY_MS));
  return () => {
    isActive = false;
    clearTimeout(retry);
    stop?.();
  };
}
