import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { removeLink } from '@zampa/contract/team/remove-link';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  newVet,
  openSession,
  type Owner,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import {
  acceptInvitationLink,
  answerInvitation,
  invite,
  latestInvitationToken,
  createRecord,
} from '../clients/client-invitations.ts';
import { useProduct } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';
import { readNotificationsOf } from './read-notifications-of.ts';

const A_DAY = 86_400;
const MOST_A_DAY = 20;

describe('notifications about new clients', () => {
  const product = useProduct();
  const newClientNotificationsOf = async (person: TestAccount) => {
    const notifications = await readNotificationsOf(product(), person);
    return notifications
      .filter(({ kind }) => kind === 'CLIENT_JOINED')
      .map(({ title, url }) => ({ title, url }));
  };
  const emailsTo = ({ email }: TestAccount) =>
    product().mailbox.emails.flatMap(({ recipients, mail }) =>
      recipients.includes(email) && mail.subject?.includes('client of') ? mail.subject : [],
    );
  const titleOf = ({ facility }: Vet) => `Olga Rossi is now a client of ${facility.name}`;
  /** Creates a clinic with an admin and a vet who writes the invitation, and an owner. */
  const newTeam = async () => {
    const admin = await newVet(product());
    const colleague = await newColleague(product(), 'Sara');
    const { facility } = admin;
    await employ(product().pool, facility.id, colleague.id, { roleId: VETERINARIAN });
    const writer: Vet = { ...colleague, facility };
    const owner = await newOwner(product());
    return { admin, writer, owner };
  };
  const expectedNotifications = (vet: Vet) => [{ title: titleOf(vet), url: '/workspace/clients' }];

  it('tell admins once, only in the app, when a client joins by code repeatedly', async () => {
    const { admin, writer, owner } = await newTeam();
    await joinClinic(owner, admin.facility);
    await joinClinic(owner, admin.facility);
    expect(await newClientNotificationsOf(admin)).toEqual(expectedNotifications(admin));
    await leave(owner, admin);
    await joinClinic(owner, admin.facility);
    expect(await newClientNotificationsOf(admin)).toEqual(expectedNotifications(admin));
    for (const person of [writer, owner])
      expect(await newClientNotificationsOf(person)).toEqual([]);
    for (const person of [admin, writer, owner]) expect(emailsTo(person)).toEqual([]);
  });

  const answers: Readonly<Record<string, (owner: Owner, writer: Vet) => Promise<unknown>>> = {
    'the link in the e-mail': async (owner, writer) =>
      acceptInvitationLink(owner, await latestInvitationToken(writer)),
    'the app': (owner, writer) => answerInvitation(owner, writer, 'ACTIVE'),
    'the code of the clinic': (owner, { facility }) => joinClinic(owner, facility),
  };

  it.each(Object.entries(answers))(
    'tell only the inviter when a client accepts by %s',
    async (_how, accept) => {
      const { admin, writer, owner } = await newTeam();
      await invite(writer, await createRecord(writer, owner.email));
      expect(await newClientNotificationsOf(writer), 'as long as it waits').toEqual([]);
      await accept(owner, writer);
      expect(await newClientNotificationsOf(writer)).toEqual(expectedNotifications(admin));
      expect(await newClientNotificationsOf(admin)).toEqual([]);
      for (const person of [admin, writer]) expect(emailsTo(person)).toEqual([]);
    },
  );

  it('tell admins when the inviter no longer works at the clinic', async () => {
    const { admin, writer, owner } = await newTeam();
    await invite(writer, await createRecord(writer, owner.email));
    await leaveTeam(writer);
    await answerInvitation(owner, admin, 'ACTIVE');
    expect(await newClientNotificationsOf(admin)).toEqual(expectedNotifications(admin));
    expect(await newClientNotificationsOf(writer)).toEqual([]);
  });

  it('tell admins again when a paused client returns on another day', async () => {
    const { admin, owner } = await newTeam();
    const { id: facilityId } = admin.facility;
    await joinClinic(owner, admin.facility);
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId, status: 'DISABLED_BY_PO' },
    });
    await runJobsAfter(product(), A_DAY);
    const back = await openSession(owner, owner.email);
    await back.call(updateClientStatus, {
      body: { userId: owner.id, facilityId, status: 'ACTIVE' },
    });
    const returned = await openSession(admin, admin.email);
    expect(await newClientNotificationsOf(returned)).toEqual([
      ...expectedNotifications(admin),
      ...expectedNotifications(admin),
    ]);
  });

  it('are limited to 20 a day per clinic', async () => {
    const admin = await newVet(product());
    const comers = await Promise.all(
      Array.from({ length: MOST_A_DAY + 2 }, () => newOwner(product())),
    );
    for (const owner of comers) await joinClinic(owner, admin.facility);
    expect(await newClientNotificationsOf(admin)).toHaveLength(MOST_A_DAY);
  });
});

const leave = (owner: Owner, { facility }: Vet) =>
  owner.call(leaveFacility, { query: { id_facility: facility.id, id_family: owner.familyId } });

const leaveTeam = (person: TestPerson & Vet) =>
  person.call(removeLink, { query: { id_user: person.id, id_facility: person.facility.id } });
