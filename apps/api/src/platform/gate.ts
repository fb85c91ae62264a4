/** Lets so many pieces of work go on at once; the others wait in the order in which they came. */
export function createGate(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;
  const enter = () =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free -= 1;
        resolve();
      } else waiting.push(resolve);
    });
  // A place goes straight to the next in line, so that nobody slips in between.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
