/** Upper limit for tabs that are not painted, such as hidden ones. */
const MAX_WAIT_MS = 100;

/** Waits until the current changes are painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
