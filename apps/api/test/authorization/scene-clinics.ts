import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readNoteTemplates } from '@zampa/contract/health/read-note-templates';
import { readProtocols } from '@zampa/contract/health/read-protocols';
import { importClients } from '@zampa/contract/import/import-clients';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { readMe } from '@zampa/contract/people/read-me';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import type { TestPerson, Vet } from '@zampa/testing/people';
import type { TestRequest } from '@zampa/testing/requests';
import { slotInTwoDays } from '../moments.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { openAllDay } from './scene-appointments.ts';

/** Ids of one clinic that calls refer to, one of each kind. */
export type ThingsOfClinic = {
  readonly facilityId: string;
  readonly organizationId: string;
  readonly facilityCode: string;
  readonly stripeId: string;
  /** The organization's id at the billing provider. */
  readonly customerId: string;
  readonly serviceId: string;
  /** A team member who makes no calls. */
  readonly colleagueId: string;
  /** A team member who can treat. */
  readonly clinicianId: string;
  readonly timetableId: string;
  /** A note template that the clinic started with. */
  readonly noteTemplateId: string;
  /** A protocol item for dogs. */
  readonly protocolId: string;
  readonly importId: string;
  /** The invitation of a client. */
  readonly invitationId: string;
  readonly invitationToken: string;
  /** The invitation of a colleague. */
  readonly staffInvitationId: string;
  /** The absence of the colleague. */
  readonly absenceId: string;
};

const NIGHT = 3;

/** Sets up a clinic with everything except clients. */
export async function setUpClinic(
  { vet, serviceId }: TestRequest,
  { clinician, colleague }: { readonly clinician: TestPerson; readonly colleague: TestPerson },
): Promise<ThingsOfClinic> {
  const { id: facilityId, OrganizationId: organizationId, code: facilityCode } = vet.facility;
  const customerId = await chooseLargestPlan(vet);
  await openAllDay(vet);
  const { id: timetableId } = await vet.call(createTimetable, {
    body: { facilityId, name: 'Mornings', hours: [] },
  });
  const { id: absenceId } = await vet.call(createUnavailability, {
    body: { facilityId, userId: colleague.id, ...slotInTwoDays(NIGHT), reason: 'Dentist' },
  });
  return {
    facilityId,
    organizationId,
    facilityCode,
    serviceId,
    colleagueId: colleague.id,
    clinicianId: clinician.id,
    timetableId,
    noteTemplateId: await firstTemplateOf(vet),
    protocolId: await firstProtocolOf(vet),
    absenceId,
    customerId,
    importId: await newImport(vet),
    ...(await newInvitations(vet)),
    stripeId: await newCardAccount(vet),
  };
}

async function firstTemplateOf(vet: Vet): Promise<string> {
  const query = { facilityId: vet.facility.id };
  const [first] = await vet.call(readNoteTemplates, { query });
  if (!first) throw new Error('a clinic without note templates');
  return first.id;
}

async function firstProtocolOf(vet: Vet): Promise<string> {
  const query = { facilityId: vet.facility.id };
  const [first] = await vet.call(readProtocols, { query });
  if (!first) throw new Error('a clinic without protocols');
  return first.id;
}

/**
 * Chooses the largest plan, so that all test staff have seats; a clinic that joined an organization already has its
 * plan. Returns the customer id.
 */
async function chooseLargestPlan(vet: Vet): Promise<string> {
  const { id: facilityId, OrganizationId } = vet.facility;
  const { plan } = await vet.call(readSubscription, { query: { facilityId } });
  if (plan === null) await choosePlan(vet, vet, 'NETWORK');
  const { facilities } = await vet.call(readMe, {});
  const others = facilities.filter((other) => other.OrganizationId === OrganizationId);
  const first = others.find(({ id }) => id !== facilityId)?.id ?? facilityId;
  return `fac_${plan === null ? facilityId : first}`;
}

/** Creates the Stripe account of the organization; a clinic that joined one shares it. */
async function newCardAccount(vet: Vet): Promise<string> {
  const { id: FacilityId, OrganizationId } = vet.facility;
  const body = { FacilityId, OrganizationId };
  return (await vet.call(createCardAccount, { body })).stripeId;
}

async function newInvitations(vet: Vet) {
  const query = { facilityId: vet.facility.id };
  await vet.call(inviteClients, { query, body: { users: [{ email: `invited.${vet.email}` }] } });
  const colleague = { firstName: 'Nina', lastName: 'Neri', idRole: 3 };
  const email = `hired.${vet.email}`;
  await vet.call(inviteStaff, { query, body: { users: [{ ...colleague, email }] } });
  const all = await vet.call(readInvitations, { query });
  const client = all.find(({ kind }) => kind === 'CLIENT');
  const staff = all.find(({ kind }) => kind === 'STAFF');
  if (!client || !staff) throw new Error('nobody was invited');
  const invitationToken = new URL(client.link).searchParams.get('invitation') ?? '';
  return { invitationId: client.id, invitationToken, staffInvitationId: staff.id };
}

async function newImport(vet: Vet): Promise<string> {
  const { importId } = await vet.call(importClients, {
    query: { facilityId: vet.facility.id },
    body: { users: [{ firstName: 'Ida', lastName: 'Riva', email: `imported.${vet.email}` }] },
  });
  if (!importId) throw new Error('nobody was imported');
  return importId;
}
