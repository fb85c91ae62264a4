import type { registerPushToken as call } from '@zampa/contract/notifications/register-push-token';
import type { PushToken } from '@zampa/contract/notifications/push-token';
import { pushTokens } from '@zampa/db/schema/notifications';
import { desc, eq, inArray } from 'drizzle-orm';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { PersonContext } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';
import { withoutPersonIn } from '../../access/acting.ts';

/** Remembers where to call; what another account had registered here is theirs no longer. */
export function registerPushToken(context: PersonContext<typeof call>) {
  return withoutPersonIn(context.tx, 'device', (tx) => savePushToken({ ...context, tx }));
}

async function savePushToken({
  viewer,
  account,
  tx,
  body,
  now,
}: PersonContext<typeof call>): Promise<void> {
  const owner = { userId: viewer.userId, sessionId: account.sessionId, createdAt: now };
  const { address, ...keys } = addressOf(body.token);
  await tx
    .insert(pushTokens)
    .values({ id: newId(), address, ...keys, ...owner })
    .onConflictDoUpdate({ target: pushTokens.address, set: { ...keys, ...owner } });
  const tooMany = tx
    .select({ id: pushTokens.id })
    .from(pushTokens)
    .where(eq(pushTokens.userId, viewer.userId))
    .orderBy(desc(pushTokens.createdAt), desc(pushTokens.id))
    .offset(LIMITS.pushTokens.most);
  await tx.delete(pushTokens).where(inArray(pushTokens.id, tooMany));
}

function addressOf(token: PushToken) {
  if (typeof token === 'string') return { address: token, p256dh: null, auth: null };
  return { address: token.endpoint, ...token.keys };
}
