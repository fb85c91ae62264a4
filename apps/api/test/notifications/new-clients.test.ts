import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { removeLink } from '@zampa/contract/team/remove-link';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import {
  join,
  newColleague,
  newOwner,
  newVet,
  signedIn,
  type Owner,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { acceptLink, answer, invite, tokenOf, writeDown } from '../clients/invited.ts';
import { useProduct } from '../product.ts';
import { later } from './settled.ts';
import { toldTo } from './told.ts';

const A_DAY = 86_400;
const MOST_A_DAY = 20;

describe('what a clinic hears of its new clients', () => {
  const product = useProduct();
  const clientsToldTo = async (person: TestAccount) => {
    const told = await toldTo(product(), person);
    return told
      .filter(({ kind }) => kind === 'CLIENT_JOINED')
      .map(({ title, url }) => ({ title, url }));
  };
  const lettersTo = ({ email }: TestAccount) =>
    product().mailbox.letters.flatMap(({ recipients, mail }) =>
      recipients.includes(email) && mail.subject?.includes('client of') ? mail.subject : [],
    );
  const titleOf = ({ facility }: Vet) => `Olga Rossi is now a client of ${facility.name}`;
  /** An admin, and a vet of the team, who writes the invitation. */
  const newTeam = async () => {
    const admin = await newVet(product());
    const colleague = await newColleague(product(), 'Sara');
    const { facility } = admin;
    await employ(product().pool, facility.id, colleague.id, { roleId: VETERINARIAN });
    const writer: Vet = { ...colleague, facility };
    const owner = await newOwner(product());
    return { admin, writer, owner };
  };
  const told = (vet: Vet) => [{ title: titleOf(vet), url: '/workspace/clients' }];

  it('its admins, in the app alone, of who comes by its code; once, however often they come', async () => {
    const { admin, writer, owner } = await newTeam();
    await join(owner, admin.facility);
    await join(owner, admin.facility);
    expect(await clientsToldTo(admin)).toEqual(told(admin));
    await leave(owner, admin);
    await join(owner, admin.facility);
    expect(await clientsToldTo(admin)).toEqual(told(admin));
    for (const person of [writer, owner]) expect(await clientsToldTo(person)).toEqual([]);
    for (const person of [admin, writer, owner]) expect(lettersTo(person)).toEqual([]);
  });

  const answers: Readonly<Record<string, (owner: Owner, writer: Vet) => Promise<unknown>>> = {
    'the link of the letter': async (owner, writer) => acceptLink(owner, await tokenOf(writer)),
    'the app': (owner, writer) => answer(owner, writer, 'ACTIVE'),
    'the code of the clinic': (owner, { facility }) => join(owner, facility),
  };

  it.each(Object.entries(answers))(
    'who invited them, and nobody else, of who accepts by %s',
    async (_how, accept) => {
      const { admin, writer, owner } = await newTeam();
      await invite(writer, await writeDown(writer, owner.email));
      expect(await clientsToldTo(writer), 'as long as it waits').toEqual([]);
      await accept(owner, writer);
      expect(await clientsToldTo(writer)).toEqual(told(admin));
      expect(await clientsToldTo(admin)).toEqual([]);
      for (const person of [admin, writer]) expect(lettersTo(person)).toEqual([]);
    },
  );

  it('its admins, of who accepts what was written by somebody who works there no more', async () => {
    const { admin, writer, owner } = await newTeam();
    await invite(writer, await writeDown(writer, owner.email));
    await leaveTeam(writer);
    await answer(owner, admin, 'ACTIVE');
    expect(await clientsToldTo(admin)).toEqual(told(admin));
    expect(await clientsToldTo(writer)).toEqual([]);
  });

  it('its admins, of a family that was silent and comes back by itself, on another day', async () => {
    const { admin, owner } = await newTeam();
    const { id: facilityId } = admin.facility;
    await join(owner, admin.facility);
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId, status: 'DISABLED_BY_PO' },
    });
    await later(product(), A_DAY);
    const back = await signedIn(owner, owner.email);
    await back.call(updateClientStatus, {
      body: { userId: owner.id, facilityId, status: 'ACTIVE' },
    });
    const returned = await signedIn(admin, admin.email);
    expect(await clientsToldTo(returned)).toEqual([...told(admin), ...told(admin)]);
  });

  it('nobody of very many in a day; its list has them all the same', async () => {
    const admin = await newVet(product());
    const comers = await Promise.all(
      Array.from({ length: MOST_A_DAY + 2 }, () => newOwner(product())),
    );
    for (const owner of comers) await join(owner, admin.facility);
    expect(await clientsToldTo(admin)).toHaveLength(MOST_A_DAY);
  });
});

const leave = (owner: Owner, { facility }: Vet) =>
  owner.call(leaveFacility, { query: { id_facility: facility.id, id_family: owner.familyId } });

const leaveTeam = (person: TestPerson & Vet) =>
  person.call(removeLink, { query: { id_user: person.id, id_facility: person.facility.id } });
