import type { BodyOf } from '@zampa/contract/call';
import type { inviteClients as call } from '@zampa/contract/invitations/invite-clients';
import type { Invited } from '@zampa/contract/invitations/objects';
import { facilities } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { refusalToChangeRelation } from '@zampa/domain/clients/relationship';
import type { RowError } from '@zampa/domain/invitations/invite';
import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishClients } from '../../realtime/publish-family.ts';
import {
  saveRelationStatuses,
  findClientRecords,
  insertClientRecords,
  notifyInvited,
  type ClientRecord,
  type ClientRelation,
} from '../clients/public.ts';
import { toInvitedResult, inviteesOf, type InviteVerdict } from './invite-verdicts.ts';
import { createInvitations, type Invitee } from './create-invitations.ts';

type Person = BodyOf<typeof call>['users'][number];
type ReachableContact = { readonly email: string | null; readonly phone: string | null };
/** A person to invite, with their client record if the facility has one, and their contact details. */
type MatchedPerson = {
  readonly person: Person;
  readonly record: ClientRecord | undefined;
  readonly contact: ReachableContact;
};

/**
 * Invites clients who have a record at the facility, and new ones. The response never reveals whether a person has
 * an account. Errors: NOT_FOUND for an id that is not a client of this facility, TOO_MANY_REQUESTS.
 */
export async function inviteClients(
  { viewer, tx, query: { facilityId }, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Invited> {
  // Serializes invitations at a facility, so that the same person is not invited twice at the same moment.
  await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
  const people = await matchClientRecords(tx, facilityId, body.users);
  const emails = people.flatMap(({ contact }) => contact.email ?? []);
  const exhausted = await deps.limits.findExhausted(LIMITS.lettersToRecipient, emails);
  const verdicts = checkInvitees(people, exhausted);
  const invitable = inviteesOf(verdicts);
  // Checked without spending first, so that a refusal for one team member does not use up the facility's limit.
  await deps.limits.requireLeft(LIMITS.invitationsOfPerson, viewer.userId, invitable.length);
  await deps.limits.spendMany(LIMITS.clientInvitations, facilityId, invitable.length);
  const { relations, invitees } = await createMissingRecords(
    tx,
    { facilityId, writerId: viewer.userId },
    invitable,
    now,
  );
  await tx
    .update(invitations)
    .set({ status: 'WITHDRAWN', updatedAt: now })
    .where(
      and(
        inArray(
          invitations.relationId,
          relations.map(({ id }) => id),
        ),
        eq(invitations.status, 'OPEN'),
      ),
    );
  await saveRelationStatuses(tx, relations, 'INVITED', now);
  await createInvitations(deps, { tx, now }, { facilityId, inviterId: viewer.userId }, invitees);
  const familyIds = relations.map(({ familyId }) => familyId);
  await notifyInvited(deps, tx, facilityId, relations);
  publishClients(deps, tx, facilityId, familyIds);
  return toInvitedResult(verdicts);
}

async function matchClientRecords(
  tx: Queryable,
  facilityId: string,
  people: readonly Person[],
): Promise<readonly MatchedPerson[]> {
  const typed = people.map(({ id, email, phone }) => ({
    id,
    email: parseEmail(email),
    phone: parsePhoneNumber(phone),
  }));
  const records = await findClientRecords(tx, facilityId, typed);
  return people.map((person, index) => {
    const record = records[index];
    if (person.id && !record) throw new Refusal('NOT_FOUND');
    const email = typed[index]?.email ?? record?.contact.email ?? null;
    // Text messages reach mobile numbers.
    const phone = typed[index]?.phone ?? record?.contact.mobile ?? record?.contact.phone ?? null;
    return { person, record: record, contact: { email, phone } };
  });
}

function checkInvitees(
  people: readonly MatchedPerson[],
  exhausted: ReadonlySet<string>,
): readonly InviteVerdict<MatchedPerson>[] {
  const seenKeys = new Set<string>();
  return people.map((matched) => {
    const { person, record, contact } = matched;
    if (!contact.email && !contact.phone) return { code: 'INVALID_EMAIL_OR_PHONE' };
    const names = [record?.relation.id, contact.email ?? contact.phone].flatMap(
      (name) => name ?? [],
    );
    if (names.some((name) => seenKeys.has(name))) return { code: 'DUPLICATE' };
    for (const name of names) seenKeys.add(name);
    const code = record ? findInviteError(record, person) : null;
    if (code) return { code };
    if (contact.email && exhausted.has(contact.email)) return { code: 'TOO_MANY_LETTERS' };
    return { invitee: matched };
  });
}

/**
 * Returns why an existing client cannot be invited; null if they can. Invited clients can be invited again only by
 * the id of their record.
 */
function findInviteError({ relation }: ClientRecord, { id }: Person): RowError | null {
  if (relation.status === 'INVITED') return id ? null : 'ALREADY_INVITED';
  const step = refusalToChangeRelation(relation.status, 'INVITED', 'facility');
  return step === null || relation.status === 'REMOVED' ? null : 'USER_ALREADY_ASSOCIATED';
}

/** Creates records for unknown people, and returns everyone's relation and invitation data. */
async function createMissingRecords(
  tx: Queryable,
  target: { readonly facilityId: string; readonly writerId: string },
  invitable: readonly MatchedPerson[],
  now: Date,
): Promise<{ relations: readonly ClientRelation[]; invitees: readonly Invitee[] }> {
  const unknown = invitable.filter(({ record }) => !record);
  const entered = await withoutPersonIn(tx, 'newcomers', (open) =>
    insertClientRecords(
      open,
      target,
      unknown.map(({ person: { firstName, lastName }, contact }) => ({
        firstName,
        lastName,
        ...contact,
      })),
      now,
    ),
  );
  const relationOf = new Map(unknown.map((each, index) => [each, entered[index]]));
  const pairs = invitable.flatMap((each) => {
    const relation = each.record?.relation ?? relationOf.get(each);
    return relation ? [{ ...each, relation }] : [];
  });
  return {
    relations: pairs.map(({ relation }) => relation),
    invitees: pairs.map(({ person, record, contact, relation }) => {
      const { firstName, lastName } = record?.contact ?? person;
      const { message } = person;
      return { kind: 'CLIENT', firstName, lastName, ...contact, message, relationId: relation.id };
    }),
  };
}
