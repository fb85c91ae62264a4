import type { welcome as call } from '@zampa/contract/people/welcome';
import { users } from '@zampa/db/schema/people';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../access/viewer.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import type { PersonContext } from '../../http/context.ts';
import type { Actor } from '../../access/by.ts';

/** Sends the welcome e-mail to the account's address, once per account. */
export function welcome({ viewer, account, tx, now }: PersonContext<typeof call>, deps: Deps) {
  return sendWelcome(deps, { tx, viewer, now }, account);
}

async function sendWelcome(deps: Deps, { tx, viewer, now }: Actor, account: Account) {
  const [user] = await tx
    .update(users)
    .set({ welcomedAt: now })
    .where(and(eq(users.id, viewer.userId), isNull(users.welcomedAt)))
    .returning();
  if (!user) return;
  await enqueueEmail(deps, tx, {
    template: 'welcome',
    to: { name: `${user.firstName} ${user.lastName}`, address: account.email },
    language: user.language,
    values: { name: user.firstName, url: `${deps.publicUrl()}${viewer.isVet ? '/' : '/app/'}` },
  });
}
