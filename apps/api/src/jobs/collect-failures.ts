/** Runs one task and collects its error instead of throwing it. */
type Attempt = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Runs tasks independently of each other's failures and throws them at the end as one AggregateError. An error
 * outside an attempt stops everything.
 *
 * @param round passes each task to `attempt`
 */
export async function collectFailures(
  message: string,
  round: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await round(async (work) => {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0) throw new AggregateError(failures, message);
}
