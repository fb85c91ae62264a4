import { MINUTE_MS } from '@zampa/domain/time/durations';
import { repeat, type Repeated } from '../jobs/repeat.ts';
import { createWork, runWork } from '../main-thread/measure-work.ts';

/** Returns which of these sessions have not ended. */
export type FindLastingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** An open socket, as far as its session matters. */
type SessionSocket = {
  readonly data: { readonly sessionId: string };
  readonly disconnect: (close: true) => unknown;
};

type Parts = {
  readonly sockets: () => readonly SessionSocket[];
  readonly findLastingSessions: FindLastingSessions;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number | undefined;
};

/**
 * Disconnects sockets whose session has ended, every minute, by one statement for all sockets of this process. A
 * sign-out disconnects sockets immediately; this check covers sign-outs in another process while Redis is away.
 */
export function startSessionChecks({
  sockets,
  findLastingSessions,
  onError,
  everyMs = MINUTE_MS,
}: Parts): Repeated {
  const check = async () => {
    const checked = sockets();
    if (checked.length === 0) return;
    const ids = new Set(checked.map(({ data }) => data.sessionId));
    const lasting = await findLastingSessions([...ids]);
    for (const socket of checked) if (!lasting.has(socket.data.sessionId)) socket.disconnect(true);
  };
  return repeat(everyMs, () => runWork(createWork('job', 'session-check'), check), onError);
}
