import type { AnswerOf } from '@zampa/contract/call';
import type { readInvitation as call } from '@zampa/contract/invitations/read-invitation';
import { facilities } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { smallPictureUrl } from '../files/public.ts';
import { lockInvitationByToken } from './lock-invitation.ts';

/**
 * Reads the inviting facility for the holder of an invitation link. Errors: NOT_FOUND, STATUS_CONFLICT,
 * TOO_MANY_REQUESTS.
 */
export async function readInvitation(
  { body: { token }, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  await deps.limits.spend(LIMITS.invitationLinks, network);
  const { kind, email, facilityId } = await lockInvitationByToken(deps, deps.db, token, now);
  const [facility] = await deps.db.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('NOT_FOUND');
  const { id, name, city, imageId } = facility;
  const picture = await smallPictureUrl(deps, imageId, network);
  return { kind, email, facility: { id, name, city, picture } };
}
