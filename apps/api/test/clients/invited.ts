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

/** Who a clinic has written down, as it typed them. */
export const TYPED = { firstName: 'Typed', lastName: 'Name' } as const;

/** A client of the clinic's own file, with a dog and a note. */
export const writeDown = (vet: Vet, email: string) =>
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

/** Invites a client of the file, or an address that the clinic did not know. */
export function invite(vet: Vet, who: { readonly id: string } | { readonly email: string }) {
  const user = 'id' in who ? { id: who.id } : { email: who.email };
  const query = { facilityId: vet.facility.id };
  return vet.call(inviteClients, { query, body: { users: [user] } });
}

/** The token of the link in the letter that the clinic wrote last. */
export async function tokenOf(vet: Vet): Promise<string> {
  const query = { facilityId: vet.facility.id };
  const [latest] = await vet.call(readInvitations, { query });
  return new URL(latest?.link ?? '').searchParams.get('invitation') ?? '';
}

export const acceptLink = (by: TestAccount, token: string) =>
  by.call(acceptInvitation, { body: { token } });

/** What somebody answers for themselves in the app. */
export const answer = (by: TestPerson, { facility }: Vet, status: RelationshipStatus) =>
  by.call(updateClientStatus, { body: { userId: by.id, facilityId: facility.id, status } });

export const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: {} });

/** The clinics whose invitation waits in somebody's inbox. */
export async function inviting(by: TestAccount): Promise<readonly (string | null)[]> {
  const { items } = await by.call(readInbox, { query: {} });
  return items.filter(({ kind }) => kind === 'INVITATION').map(({ facilityId }) => facilityId);
}

/** A clinic, a pet owner who is on Zampa and no client of it, and what it has written down under their address. */
export async function writtenDown(place: Place) {
  const [vet, owner] = [await newVet(place), await newOwner(place)];
  return { vet, owner, record: await writeDown(vet, owner.email) };
}
