import type { removePushToken as call } from '@zampa/contract/notifications/remove-push-token';
import { pushTokens } from '@zampa/db/schema/notifications';
import { and, eq } from 'drizzle-orm';
import type { PersonContext } from '../../http/context.ts';

/** Removes one of the caller's push devices, or all of them. */
export async function removePushToken({
  viewer,
  tx,
  query: { token },
}: PersonContext<typeof call>): Promise<void> {
  const own = eq(pushTokens.userId, viewer.userId);
  const address = typeof token === 'object' ? token.endpoint : token;
  await tx
    .delete(pushTokens)
    .where(address === undefined ? own : and(own, eq(pushTokens.address, address)));
}
