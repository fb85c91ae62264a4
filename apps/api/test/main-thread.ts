/**
 * Returns the longest CPU time, in milliseconds, that one turn of the event loop took while something was done. Unlike the
 * delay of a timer it does not grow with the load of the machine.
 */
export async function longestTurnDuring(act: () => Promise<unknown>): Promise<number> {
  const cpuMicroseconds = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  let [longest, last, isOver] = [0, cpuMicroseconds(), false];
  const measure = () => {
    const now = cpuMicroseconds();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(measure);
  };
  setImmediate(measure);
  await act();
  isOver = true;
  measure();
  return longest / 1000;
}
