import { readClients } from '@zampa/contract/clients/read-clients';
import { createClient } from '@zampa/contract/clients/create-client';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { search } from '@zampa/contract/search/search';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SECRETARY = 5;
const CONSULTANT = 6;

describe('GET /api/search', () => {
  const product = useProduct();
  let request: TestRequest;
  const searchAs = (
    person: TestAccount,
    q: string,
    more: { facilityId?: string; limit?: number } = {},
  ) => person.call(search, { query: { q, ...more } });
  const hire = async (roleId: number) => {
    const colleague = await newColleague(product());
    await employ(product().pool, request.vet.facility.id, colleague.id, { roleId });
    return colleague;
  };

  beforeAll(async () => {
    request = await newStartedRequest(product());
    await sendChatMessage(request.owner, request.id, 'Zoppica dopo la corsa');
  });

  it.each(['olga', 'Rossi', 'ros', 'rosi', 'ròssi', 'Olgha Rossi'])(
    'finds a client by %s',
    async (q) => {
      const { clients } = await searchAs(request.vet, q);
      expect(clients).toMatchObject([
        { FamilyId: request.owner.familyId, firstName: 'Olga', lastName: 'Rossi', pets: ['Pluto'] },
      ]);
    },
  );

  it.each(['pluto', 'plut', 'Plouto'])('finds a pet by %s', async (q) => {
    const { pets } = await searchAs(request.vet, q);
    expect(pets).toMatchObject([{ id: request.pet.id, name: 'Pluto', family: 'Olga Rossi' }]);
  });

  it('finds a conversation by a word, with the position of the match', async () => {
    const { conversations } = await searchAs(request.vet, 'corse');
    expect(conversations).toMatchObject([
      { id: request.id, client: 'Olga Rossi', pets: ['Pluto'], match: { seq: 2 } },
    ]);
  });

  it('runs one statement after the one that loads the session', async () => {
    const statements = await product().statementsOf(() => searchAs(request.vet, 'pluto'));
    expect(statements).toHaveLength(2);
  });

  it('finds nothing that the caller cannot see', async () => {
    const nothing = { clients: [], pets: [], conversations: [] };
    const strangers = [
      await newVet(product()),
      await newOwner(product()),
      await newColleague(product()),
    ];
    for (const person of [...strangers, await hire(CONSULTANT)])
      for (const q of ['rossi', 'zoppica'])
        expect(await searchAs(person, q)).toMatchObject({ clients: [], conversations: [] });
    for (const person of strangers) expect(await searchAs(person, 'pluto')).toEqual(nothing);
    const [stranger] = strangers;
    await expect(
      stranger?.call(search, { query: { q: 'pluto', facilityId: request.vet.facility.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('finds clients for reception, but not their messages where reception does not answer requests', async () => {
    const desk = await hire(SECRETARY);
    await disableReceptionAnswers(request.vet);
    expect(await searchAs(desk, 'zoppica')).toMatchObject({ conversations: [] });
    expect(await searchAs(desk, 'olga')).toMatchObject({ clients: [{ firstName: 'Olga' }] });
  });

  it('finds assigned conversations and their clients for a consultant', async () => {
    const consultant = await hire(CONSULTANT);
    await request.vet.call(updateEvent, {
      query: { id: request.id },
      body: { payload: { assigneeId: consultant.id } },
    });
    expect(await searchAs(consultant, 'rossi')).toMatchObject({ clients: [{ lastName: 'Rossi' }] });
    expect(await searchAs(consultant, 'zoppica')).toMatchObject({
      conversations: [{ id: request.id }],
    });
  });

  it('finds pets and conversations of a pet owner', async () => {
    const { clients, pets, conversations } = await searchAs(request.owner, 'pluto');
    expect([clients, pets.length, conversations.length]).toEqual([[], 1, 1]);
  });

  it('does not find a pet that was unlinked from the clinic', async () => {
    const body = { facilityId: request.vet.facility.id, pets: [request.pet.id] };
    await request.owner.call(unlinkPets, { body });
    expect(await searchAs(request.vet, 'pluto')).toMatchObject({ pets: [] });
    expect(await searchAs(request.vet, 'olga')).toMatchObject({ clients: [{ pets: [] }] });
  });

  it('finds by microchip, phone and e-mail, only within the own clinic', async () => {
    const vet = await newVet(product());
    const other = await newVet(product());
    const FacilityId = vet.facility.id;
    const fullName = { firstName: 'Ida', lastName: 'Riva' };
    const client = await vet.call(createClient, {
      body: {
        FacilityId,
        ...fullName,
        phone: '+39 347 765 43 21',
        email: 'i.riva@example.test',
        pet: { name: 'Kira', SpeciesId: 1 },
      },
    });
    const [pet] = client.pets;
    const microchip = '380260043567812';
    await vet.call(updatePet, { query: { PetId: pet?.id ?? '' }, body: { microchip } });
    for (const q of ['347 7654321', '0039 3477654321', '7654321', 'i.riva@example.test', 'I.Riva'])
      expect((await searchAs(vet, q)).clients, q).toMatchObject([{ ...fullName, pets: ['Kira'] }]);
    for (const q of [microchip, '380 2600 4356 7812', '567812']) {
      expect((await searchAs(vet, q)).pets, q).toMatchObject([
        { name: 'Kira', family: 'Ida Riva' },
      ]);
      const list = { params: { id: FacilityId }, query: { search: q } };
      expect(await vet.call(readClients, list), q).toMatchObject([fullName]);
    }
    for (const q of ['3477654321', 'i.riva@example.test', microchip])
      expect(await searchAs(other, q), q).toEqual({ clients: [], pets: [], conversations: [] });
  });

  it('finds a client whose name contains a number', async () => {
    const vet = await newVet(product());
    const fullName = { firstName: 'Rifugio', lastName: '2000' };
    await vet.call(createClient, {
      body: { FacilityId: vet.facility.id, ...fullName, phone: '+39 347 111 33 55' },
    });
    expect((await searchAs(vet, '2000')).clients).toMatchObject([fullName]);
  });

  it.each(['', '  ', '?!'])('finds nothing for "%s"', async (q) => {
    expect(await searchAs(request.vet, q)).toEqual({ clients: [], pets: [], conversations: [] });
  });

  it.each([{ q: 'x'.repeat(201) }, { q: 'x', limit: 21 }, { q: 'x', facilityId: 'mine' }])(
    'rejects %o',
    async (query) => {
      await expect(request.vet.call(search, { query })).rejects.toMatchObject({
        code: 'VALIDATION',
      });
    },
  );
});
