/** Blocks the main thread until it has used this much CPU time, as a slow handler does. */
export function burnCpu(cpuMs: number): void {
  const begin = process.threadCpuUsage();
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage(begin);
    return (user + system) / 1000;
  };
  while (usedMs() < cpuMs);
}
