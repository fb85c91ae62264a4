/** Jobs that wait for the same: at most so many of them are under way at once, whatever the other lanes wait for. */
export type LaneOfJobs = {
  /** Looks for jobs to do. */
  wake(): void;
  /** Returns how many are under way. */
  running(): number;
  /** Waits for the jobs that are under way; the others stay for the next process. */
  stop(): Promise<void>;
};

/**
 * Creates a lane of jobs.
 *
 * @param claim gives the next job to do, and nothing when there is none
 * @param perform does it; it never throws
 */
export function createLane<Job>(
  atOnce: number,
  claim: () => Promise<Job | undefined>,
  perform: (job: Job) => Promise<void>,
  onError: (error: unknown) => void,
): LaneOfJobs {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let stopped = false;

  async function look(): Promise<void> {
    while (!stopped && underWay.size < atOnce) {
      const job = await claim();
      if (!job) return;
      const work = perform(job).finally(() => {
        underWay.delete(work);
        wake();
      });
      underWay.add(work);
    }
  }

  function wake(): void {
    if (stopped || looking) return;
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  }

  return {
    wake,
    running: () => underWay.size,
    async stop(): Promise<void> {
      stopped = true;
      await looking;
      await Promise.all(underWay);
    },
  };
}
