import { createClient } from '@zampa/contract/clients/create-client';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import {
  newOwner,
  newVet,
  type Place,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';

const DOG = 1;

/** The name that the clinic typed for a client record. */
export const TYPED = { firstName: 'Typed', lastName: 'Name' } as const;

/** Creates a client record with a dog and a note. */
export const createRecord = (vet: Vet, email: string) =>
  vet.call(createClient, {
    body: {
      FacilityId: vet.facility.id,
      ...TYPED,
      email,
      phone: '+39 333 1234567',
      note: 'Rings in the evening',
      pet: { name: 'Kira', SpeciesId: DOG },
    },
  });

/** Invites a client record, or an address unknown to the clinic. */
export function invite(vet: Vet, client: { readonly id: string } | { readonly email: string }) {
  const user = 'id' in client ? { id: client.id } : { email: client.email };
  const query = { facilityId: vet.facility.id };
  return vet.call(inviteClients, { query, body: { users: [user] } });
}

/** Returns the token of the clinic's latest invitation link. */
export async function latestInvitationToken(vet: Vet): Promise<string> {
  const query = { facilityId: vet.facility.id };
  const [latest] = await vet.call(readInvitations, { query });
  return new URL(latest?.link ?? '').searchParams.get('invitation') ?? '';
}

export const acceptInvitationLink = (person: TestAccount, token: string) =>
  person.call(acceptInvitation, { body: { token } });

/** Answers the clinic's invitation in the app. */
export const answerInvitation = (
  person: TestPerson,
  { facility }: Vet,
  status: RelationshipStatus,
) =>
  person.call(updateClientStatus, { body: { userId: person.id, facilityId: facility.id, status } });

export const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: {} });

/** Returns the ids of clinics whose invitation is in the person's inbox. */
export async function invitingClinicIds(person: TestAccount): Promise<readonly (string | null)[]> {
  const { items } = await person.call(readInbox, { query: {} });
  return items.filter(({ kind }) => kind === 'INVITATION').map(({ facilityId }) => facilityId);
}

/** Creates a clinic, a pet owner who is not its client, and a client record with the owner's address. */
export async function newOwnerWithRecord(place: Place) {
  const [vet, owner] = [await newVet(place), await newOwner(place)];
  return { vet, owner, record: await createRecord(vet, owner.email) };
}
