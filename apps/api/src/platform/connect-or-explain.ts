import { StartProblem } from '@zampa/db/embedded/start-problem';

/** Of the network, of a sign-in at the database, or of a database that is not there. */
const OUTSIDE = /^(E[A-Z]+|28\w{3}|3D\w{3})$/;

/** Says which setting to look at when what it names cannot be had; every other error is our own. */
export async function connectOrExplain<Result>(
  setting: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!OUTSIDE.test(code)) throw error;
    // Several addresses that were tried in vain have no message of their own.
    const reason = (error instanceof Error && error.message) || code;
    throw new StartProblem(`${setting}: ${reason}`, { cause: error });
  }
}
