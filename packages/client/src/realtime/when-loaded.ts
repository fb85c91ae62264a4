const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Starts something as soon as its code is there; while the code cannot be fetched, tries again for as long as it is
 * wanted. Returns how to stop, at whatever point that is.
 */
export function whenLoaded<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  const attempt = (nextMs: number) =>
    load().then(
      (module) => {
        if (wanted) stop = start(module);
      },
      () => {
        const later = () => void attempt(Math.min(nextMs * 2, LONGEST_RETRY_MS));
        if (wanted) retry = setTimeout(later, nextMs);
      },
    );
  // Whoever asks is in the middle of showing something.
  retry = setTimeout(() => void attempt(FIRST_RETRY_MS));
  return () => {
    wanted = false;
    clearTimeout(retry);
    stop?.();
  };
}
