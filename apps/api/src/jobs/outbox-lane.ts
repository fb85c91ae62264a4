/** Jobs that wait for the same: at most so many of them are under way at once, whatever the other lanes wait for. */
export type LaneOfJobs = {
  /** Looks for jobs to do. */
  wake(): void;
  /** Returns how many are under way. */
  running(): number;
  /** Waits for the jobs that are under way; the others stay for the next process. */
  stop(): Promise<void>;
};

/** Jobs that were taken, and whether others may be due. */
type Claimed<Job> = { readonly jobs: readonly Job[]; readonly mayBeMore: boolean };

/**
 * Creates a lane of jobs.
 *
 * @param claim gives the next jobs to do, at most so many, and none when there are none
 * @param perform does one; it never throws
 */
export function createLane<Job>(
  atOnce: number,
  claim: (most: number) => Promise<Claimed<Job>>,
  perform: (job: Job) => Promise<void>,
  onError: (error: unknown) => void,
): LaneOfJobs {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  /** Whether there may be jobs that nobody has looked at. */
  let mayHoldMore = false;
  let stopped = false;

  async function look(): Promise<void> {
    while (isWorthALook()) {
      mayHoldMore = false;
      const { jobs, mayBeMore } = await claim(atOnce - underWay.size);
      mayHoldMore ||= mayBeMore;
      for (const job of jobs) begin(job);
    }
  }

  const isWorthALook = () => mayHoldMore && !stopped && underWay.size < atOnce;

  function begin(job: Job): void {
    const work = perform(job).finally(() => {
      underWay.delete(work);
      lookAgain();
    });
    underWay.add(work);
  }

  function lookAgain(): void {
    if (looking || !isWorthALook()) return;
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = null;
        lookAgain();
      });
  }

  return {
    wake() {
      mayHoldMore = true;
      lookAgain();
    },
    running: () => underWay.size,
    async stop(): Promise<void> {
      stopped = true;
      await looking;
      await Promise.all(underWay);
    },
  };
}
