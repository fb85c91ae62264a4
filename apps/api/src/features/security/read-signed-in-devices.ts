import type { readSignedInDevices as call } from '@zampa/contract/security/read-signed-in-devices';
import { sessions } from '@zampa/db/schema/people';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import { pageOfList } from '../../http/replies/pagination.ts';

/** An account with more sessions sees the latest ones. */
const MOST_SESSIONS = 200;

/** Lists the caller's sessions, latest use first. */
export async function readSignedInDevices({
  account: { accountId, sessionId },
  tx,
  query,
  now,
}: AccountContext<typeof call>) {
  const rows = await tx
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(MOST_SESSIONS);
  const devices = rows.map(({ id, device, network, createdAt, rotatedAt }) => ({
    id,
    device,
    network,
    dateSignedIn: createdAt.toISOString(),
    dateUsed: rotatedAt.toISOString(),
    current: id === sessionId,
  }));
  return pageOfList(devices, query);
}
