/** Does one thing of many; what it fails with is kept, and the next one is done all the same. */
type Attempt = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Does many things of which one that fails keeps no other from being done. Throws at the end all that failed, as one
 * AggregateError with this message; what fails between them, outside of an attempt, ends all at once.
 *
 * @param round makes an attempt of each thing
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
