import { StartProblem } from '@zampa/db/embedded/start-problem';

/** Error codes of the network, of a failed database login, or of a missing database. */
const OUTSIDE = /^(E[A-Z]+|28\w{3}|3D\w{3})$/;

/** Turns connection errors into a `StartProblem` that names the setting to check. Rethrows all other errors. */
export async function connectOrExplain<Result>(
  setting: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!OUTSIDE.test(code)) throw error;
    // An AggregateError of several failed addresses has no message.
    const reason = (error instanceof Error && error.message) || code;
    throw new StartProblem(`${setting}: ${reason}`, { cause: error });
  }
}
