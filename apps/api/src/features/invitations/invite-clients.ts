import type { BodyOf } from '@zampa/contract/call';
import type { inviteClients as call } from '@zampa/contract/invitations/invite-clients';
import type { Invited } from '@zampa/contract/invitations/objects';
import { facilities } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { refusalToChange } from '@zampa/domain/clients/relationship';
import { readEmail, readPhone, type RowError } from '@zampa/domain/invitations/invite';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishClients } from '../../realtime/publish-family.ts';
import {
  changeRelations,
  findClientRecords,
  insertClientRecords,
  notifyInvited,
  type ClientRecord,
  type ClientRelation,
} from '../clients/public.ts';
import { invitedRows, inviteesOf, type Verdict } from './invited-rows.ts';
import { openInvitations, type Invitee } from './open-invitation.ts';

type Person = BodyOf<typeof call>['users'][number];
type ContactVerdict = { readonly email: string | null; readonly phone: string | null };
/** A person of the list, whom the facility may know, and how they are reached. */
type Recognized = {
  readonly person: Person;
  readonly known: ClientRecord | undefined;
  readonly reach: ContactVerdict;
};

/**
 * Invites clients: of the own records, or new ones. Whether somebody has an account is told by no answer.
 * Refusals: NOT_FOUND for an id that is no client of this facility, TOO_MANY_REQUESTS.
 */
export async function inviteClients(
  { viewer, tx, query: { facilityId }, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Invited> {
  // Two who invite the same person at once wait for each other here.
  await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
  const people = await recognize(tx, facilityId, body.users);
  const emails = people.flatMap(({ reach }) => reach.email ?? []);
  const exhausted = await deps.limits.findExhausted(LIMITS.lettersToRecipient, emails);
  const verdicts = judge(people, exhausted);
  const wanted = inviteesOf(verdicts);
  // Asked first: what is refused to one of the staff takes nothing from the others.
  await deps.limits.requireLeft(LIMITS.invitationsOfPerson, viewer.userId, wanted.length);
  await deps.limits.spendMany(LIMITS.clientInvitations, facilityId, wanted.length);
  const { relations, invitees } = await enter(
    tx,
    { facilityId, writerId: viewer.userId },
    wanted,
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
  await changeRelations(tx, relations, 'INVITED', now);
  await openInvitations(deps, { tx, now }, { facilityId, inviterId: viewer.userId }, invitees);
  const familyIds = relations.map(({ familyId }) => familyId);
  await notifyInvited(deps, tx, facilityId, relations);
  publishClients(deps, tx, facilityId, familyIds);
  return invitedRows(verdicts);
}

async function recognize(
  tx: Queryable,
  facilityId: string,
  people: readonly Person[],
): Promise<readonly Recognized[]> {
  const typed = people.map(({ id, email, phone }) => ({
    id,
    email: readEmail(email),
    phone: readPhone(phone),
  }));
  const records = await findClientRecords(tx, facilityId, typed);
  return people.map((person, index) => {
    const known = records[index];
    if (person.id && !known) throw new Refusal('NOT_FOUND');
    const email = typed[index]?.email ?? known?.known.email ?? null;
    const phone = typed[index]?.phone ?? known?.known.phone ?? null;
    return { person, known, reach: { email, phone } };
  });
}

function judge(
  people: readonly Recognized[],
  exhausted: ReadonlySet<string>,
): readonly Verdict<Recognized>[] {
  const asked = new Set<string>();
  return people.map((recognized) => {
    const { person, known, reach } = recognized;
    if (!reach.email && !reach.phone) return { code: 'INVALID_EMAIL_OR_PHONE' };
    const names = [known?.relation.id, reach.email ?? reach.phone].flatMap((name) => name ?? []);
    if (names.some((name) => asked.has(name))) return { code: 'DUPLICATE' };
    for (const name of names) asked.add(name);
    const code = known ? errorOf(known, person) : null;
    if (code) return { code };
    if (reach.email && exhausted.has(reach.email)) return { code: 'TOO_MANY_LETTERS' };
    return { invitee: recognized };
  });
}

/** Why a known client is not invited; one that was invited before is only when their record is named. */
function errorOf({ relation }: ClientRecord, { id }: Person): RowError | null {
  if (relation.status === 'INVITED') return id ? null : 'ALREADY_INVITED';
  const step = refusalToChange(relation.status, 'INVITED', 'facility');
  return step === null || relation.status === 'REMOVED' ? null : 'USER_ALREADY_ASSOCIATED';
}

/** Keeps a record of who was unknown, and says of everybody by what they are invited. */
async function enter(
  tx: Queryable,
  target: { readonly facilityId: string; readonly writerId: string },
  wanted: readonly Recognized[],
  now: Date,
): Promise<{ relations: readonly ClientRelation[]; invitees: readonly Invitee[] }> {
  const unknown = wanted.filter(({ known }) => !known);
  const entered = await withoutPersonIn(tx, 'newcomers', (open) =>
    insertClientRecords(
      open,
      target,
      unknown.map(({ person: { firstName, lastName }, reach }) => ({
        firstName,
        lastName,
        ...reach,
      })),
      now,
    ),
  );
  const relationOf = new Map(unknown.map((each, index) => [each, entered[index]]));
  const pairs = wanted.flatMap((each) => {
    const relation = each.known?.relation ?? relationOf.get(each);
    return relation ? [{ ...each, relation }] : [];
  });
  return {
    relations: pairs.map(({ relation }) => relation),
    invitees: pairs.map(({ person, known, reach, relation }) => {
      const { firstName, lastName } = known?.known ?? person;
      const { message } = person;
      return { kind: 'CLIENT', firstName, lastName, ...reach, message, relationId: relation.id };
    }),
  };
}
