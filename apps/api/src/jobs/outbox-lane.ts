/** A lane of jobs with its own concurrency limit, independent of other lanes. */
export type JobLane = {
  /** Looks for due jobs. */
  wake(): void;
  /** Returns the number of running jobs. */
  running(): number;
  /** Waits for running jobs; the next process does the remaining ones. */
  stop(): Promise<void>;
};

/** Claimed jobs, and whether more may be due. */
type Claimed<Job> = { readonly jobs: readonly Job[]; readonly mayBeMore: boolean };

/**
 * Creates a lane.
 *
 * @param claim claims at most `most` due jobs
 * @param perform performs one job; must not throw
 */
export function createLane<Job>(
  atOnce: number,
  claim: (most: number) => Promise<Claimed<Job>>,
  perform: (job: Job) => Promise<void>,
  onError: (error: unknown) => void,
): JobLane {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  /** Whether unclaimed jobs may be due. */
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
