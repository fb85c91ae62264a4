import type { registerPushToken as call } from '@zampa/contract/notifications/register-push-token';
import { pushTokens } from '@zampa/db/schema/notifications';
import { desc, eq, inArray } from 'drizzle-orm';
import { LIMITS } from '../../limits/table.ts';
import type { PersonContext } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors/refusal.ts';
import { toPushDevice, toStoredDevice } from './push-device.ts';

/**
 * Registers a push device for the caller's session and removes it from any other account. Throws VALIDATION for an
 * unknown push service.
 */
export function registerPushToken(context: PersonContext<typeof call>, { push }: Deps) {
  if (!push.knows(toPushDevice(toStoredDevice(context.body.token))))
    throw invalid('token.endpoint', 'invalid_endpoint');
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
  const { address, ...keys } = toStoredDevice(body.token);
  const device = { ...keys, name: body.name ?? '' };
  await tx
    .insert(pushTokens)
    .values({ id: newId(), address, ...device, ...owner })
    .onConflictDoUpdate({
      target: pushTokens.address,
      set: { ...device, acceptedAt: null, ...owner },
    });
  const tooMany = tx
    .select({ id: pushTokens.id })
    .from(pushTokens)
    .where(eq(pushTokens.userId, viewer.userId))
    .orderBy(desc(pushTokens.createdAt), desc(pushTokens.id))
    .offset(LIMITS.pushTokens.most);
  await tx.delete(pushTokens).where(inArray(pushTokens.id, tooMany));
}
