import type { AnswerOf } from '@zampa/contract/call';
import type { readInvitation as call } from '@zampa/contract/invitations/read-invitation';
import { facilities } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { smallPicture } from '../files/public.ts';
import { lockByToken } from './lock-invitation.ts';

/** Reads who invites, for whoever holds the link. Refusals: NOT_FOUND, STATUS_CONFLICT, TOO_MANY_REQUESTS. */
export async function readInvitation(
  { body: { token }, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  await deps.limits.spend(LIMITS.invitationLinks, network);
  const { kind, email, facilityId } = await lockByToken(deps, deps.db, token, now);
  const [facility] = await deps.db.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('NOT_FOUND');
  const { id, name, city, imageId } = facility;
  const picture = await smallPicture(deps, imageId, network);
  return { kind, email, facility: { id, name, city, picture } };
}
