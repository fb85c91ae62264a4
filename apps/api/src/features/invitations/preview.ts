import type { AnswerOf } from '@zampa/contract/call';
import type { readInvitation } from '@zampa/contract/invitations/answer';
import { facilities } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { smallPicture } from '../../records/files.ts';
import { lockByToken } from './lock-invitation.ts';

/** Who invites, for whoever holds the link. Refusals: NOT_FOUND, STATUS_CONFLICT. */
export async function preview(
  deps: Deps,
  token: string,
  ip: string,
  now: Date,
): Promise<AnswerOf<typeof readInvitation>> {
  const { kind, email, facilityId } = await lockByToken(deps, deps.db, token, now);
  const [facility] = await deps.db.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('NOT_FOUND');
  const { id, name, city, imageId } = facility;
  const picture = await smallPicture(deps, imageId, ip);
  return { kind, email, facility: { id, name, city, picture } };
}
