import type { Client } from '@zampa/contract/clients/objects';
import type { updateClientStatus as call } from '@zampa/contract/clients/update-client-status';
import { users } from '@zampa/db/schema/people';
import { refusalToAnswer } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/if-match.ts';
import { readClient } from '../lists/read-client.ts';
import { acceptRecord, ignoreRecord } from './answer-record.ts';
import { lockRecordsUnder } from './addressed-records.ts';

/**
 * Answers for a pet owner what a facility has asked of their confirmed address, where its record is nobody's own yet.
 * Whatever else there is between the two is left as it is. Refusals: STALE, FORBIDDEN, STATUS_CONFLICT.
 *
 * @returns the client as its person sees it; null where nothing of that kind is asked
 */
export function answerByAddress(
  deps: Deps,
  context: PersonContext<typeof call>,
): Promise<Client | null> {
  return withoutPersonIn(context.tx, 'invitation', (tx) => answer(deps, { ...context, tx }));
}

async function answer(
  deps: Deps,
  { viewer, account, tx, body, ifMatch, now }: PersonContext<typeof call>,
): Promise<Client | null> {
  const { facilityId, status } = body;
  const place = { facilityId, email: account.email };
  const found = await lockRecordsUnder(tx, place, ['INVITED', 'IGNORED']);
  const records = found.filter(({ isAsked }) => isAsked);
  const asked = records.filter(({ relation }) => refusalToAnswer(relation.status, status) === null);
  const [first] = asked;
  if (!first) {
    const isMet = viewer.clinics.some((clinic) => clinic.facilityId === facilityId);
    // What they have answered already is the only thing between the two.
    if (records.length > 0 && !isMet) throw new Refusal('STATUS_CONFLICT');
    return null;
  }
  refuseStale(ifMatch, first.relation.updatedAt);
  if (status === 'IGNORED') {
    for (const { relation } of asked) await ignoreRecord(deps, { tx, now }, relation);
    return whoIgnored(tx, viewer, first.relation.id, now);
  }
  let relation = first.relation;
  for (const each of asked)
    relation = await acceptRecord(deps, { tx, viewer, now }, each.relation, each.invitedAt);
  return readClient(tx, relation.id, viewer);
}

/** The client with what they say of themselves: what the facility has typed is not theirs to read. */
async function whoIgnored(
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
