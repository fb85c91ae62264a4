import type { Client } from '@zampa/contract/clients/objects';
import type { updateClientStatus as call } from '@zampa/contract/clients/update-client-status';
import { users } from '@zampa/db/schema/people';
import { refusalToAnswerInvitation } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { readClient } from '../lists/read-client.ts';
import { acceptRecord, ignoreRecord } from './answer-record.ts';
import { lockRecordsAtAddress } from './addressed-records.ts';

/**
 * Answers a facility's invitation on behalf of the confirmed owner of the invited address, while the record is not
 * yet linked to an account. Other relations with the facility stay unchanged. Errors: STALE, FORBIDDEN,
 * STATUS_CONFLICT.
 *
 * @returns the client as the person sees it; null if there is no such invitation
 */
export function answerInvitationByAddress(
  deps: Deps,
  context: PersonContext<typeof call>,
): Promise<Client | null> {
  return withoutPersonIn(context.tx, 'invitation', (tx) =>
    answerInvitation(deps, { ...context, tx }),
  );
}

async function answerInvitation(
  deps: Deps,
  { viewer, account, tx, body, ifMatch, now }: PersonContext<typeof call>,
): Promise<Client | null> {
  const { facilityId, status } = body;
  const place = { facilityId, email: account.email };
  const found = await lockRecordsAtAddress(tx, place, ['INVITED', 'IGNORED']);
  const records = found.filter(({ isAsked }) => isAsked);
  const answerable = records.filter(
    ({ relation }) => refusalToAnswerInvitation(relation.status, status) === null,
  );
  const [first] = answerable;
  if (!first) {
    const isMet = viewer.clinics.some((clinic) => clinic.facilityId === facilityId);
    // The invitation has already been answered, and there is no other relation that could be changed instead.
    if (records.length > 0 && !isMet) throw new Refusal('STATUS_CONFLICT');
    return null;
  }
  refuseStale(ifMatch, first.relation.updatedAt);
  if (status === 'IGNORED') {
    for (const { relation } of answerable) await ignoreRecord(deps, { tx, now }, relation);
    return toIgnoredClient(tx, viewer, first.relation.id, now);
  }
  let relation = first.relation;
  for (const each of answerable)
    relation = await acceptRecord(deps, { tx, viewer, now }, each.relation, each.invitedAt);
  return readClient(tx, relation.id, viewer);
}

/** Builds the ignored client from the person's own data, because the facility's typed data is not theirs to read. */
async function toIgnoredClient(
  tx: Queryable,
  { userId, families }: Viewer,
  relationId: string,
  now: Date,
): Promise<Client> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  const family = families.find(({ admin }) => admin) ?? families[0];
  if (!person || !family) throw new Refusal('FORBIDDEN');
  const { firstName, lastName, email, phone, imageId } = person;
  return {
    id: relationId,
    userId,
    FamilyId: family.familyId,
    firstName,
    lastName,
    email,
    phone,
    mobile: null,
    address: null,
    postcode: null,
    city: null,
    taxNumber: null,
    image: imageId && `/api/files/${imageId}`,
    status: 'IGNORED',
    clientFrom: null,
    pets: [],
    balance: 0,
    note: '',
    delivery: null,
    registered: true,
    recorded: false,
    closing: false,
    dateUpdated: now.toISOString(),
  };
}
