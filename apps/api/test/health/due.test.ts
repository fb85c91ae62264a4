import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { decideDue } from '@zampa/contract/health/decide-due';
import { readDue } from '@zampa/contract/health/read-due';
import { readProtocols } from '@zampa/contract/health/read-protocols';
import { updateProtocol } from '@zampa/contract/health/update-protocol';
import { voidVaccination } from '@zampa/contract/health/void-vaccination';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { joinClinic, newOwner, newVet, type TestAccount, type Vet } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { newClinicWithPatient, newMember, type ClinicWithPatient } from './clinic-with-patient.ts';

const CORE_DOG = 101;

describe('due items', () => {
  const product = useProduct();
  let clinic: ClinicWithPatient;
  beforeEach(async () => {
    clinic = await newClinicWithPatient(product());
    // Ten weeks old: the first dose is late, the series is running.
    await born(70);
  });

  const dayIn = (days: number) =>
    new Date(product().clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const born = (daysAgo: number) =>
    clinic.owner.call(updatePet, {
      query: { PetId: clinic.pet.id },
      body: { birthDate: dayIn(-daysAgo) },
    });
  type Filter = { status?: 'DUE' | 'OVERDUE'; from?: string; to?: string; facilityId?: string };
  const dueOf = (person: TestAccount, filter: Filter = {}) =>
    person.call(readDue, { query: { PetId: clinic.pet.id, ...filter } });
  const coreOf = async (person: TestAccount, filter: Filter = {}) =>
    (await dueOf(person, filter)).find(({ item }) => item.kind === 'CORE');
  const vaccinate = (person: TestAccount, givenOn: string, facilityId?: string) =>
    person.call(createVaccination, {
      body: {
        PetId: clinic.pet.id,
        vaccineId: CORE_DOG,
        givenOn,
        ...(facilityId && { facilityId }),
      },
    });
  const decide = (person: TestAccount, itemId: string, body: object) =>
    person.call(decideDue, {
      body: { PetId: clinic.pet.id, itemId, decision: null, ...body },
    });
  const protocolOf = async (vet: Vet) => {
    const query = { facilityId: vet.facility.id };
    const core = (await vet.call(readProtocols, { query })).find(
      ({ vaccine }) => vaccine.id === CORE_DOG,
    );
    if (!core) throw new Error('a clinic without protocols');
    return core;
  };

  it('follow the starter protocol, for the family and all staff', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const secretary = await newMember(product(), facilityId, 'secretary');
    for (const person of [vet, owner, secretary])
      expect(await coreOf(person)).toMatchObject({
        pet: { id: pet.id, name: 'Pluto' },
        facilityId,
        item: { kind: 'CORE', vaccineId: CORE_DOG, name: 'Distemper, adenovirus, parvovirus' },
        dueOn: dayIn(-14),
        status: 'OVERDUE',
        appointment: null,
        decision: null,
      });
    const kinds = (await dueOf(vet)).map(({ item }) => item.kind);
    expect(kinds).toContain('CHECK_UP');
    expect(kinds).not.toContain('RABIES');
    expect(await dueOf(await newOwner(product()))).toEqual([]);
  });

  it('change with each dose, not with voided ones', async () => {
    const { vet, facilityId } = clinic;
    const { id } = await vaccinate(vet, dayIn(-1), facilityId);
    expect(await coreOf(vet)).toMatchObject({ dueOn: dayIn(27), status: 'DUE' });
    await vet.call(voidVaccination, { query: { id }, body: { reason: 'Wrong pet' } });
    expect(await coreOf(vet)).toMatchObject({ dueOn: dayIn(-14), status: 'OVERDUE' });
  });

  it('can be filtered by status, period, family and clinic, in order and in pages', async () => {
    const { vet, owner, facilityId } = clinic;
    const all = await dueOf(vet);
    expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).toSorted());
    expect(new Set((await dueOf(vet, { status: 'OVERDUE' })).map((one) => one.status))).toEqual(
      new Set(['OVERDUE']),
    );
    expect(await coreOf(vet, { from: dayIn(-13) })).toBeUndefined();
    expect(await coreOf(vet, { to: dayIn(-15) })).toBeUndefined();
    expect(await coreOf(vet, { from: dayIn(-14), to: dayIn(-14) })).toBeDefined();
    const ofFamily = { query: { FamilyId: owner.familyId } };
    expect(await vet.call(readDue, ofFamily)).toEqual(all);
    const first = await vet.send(readDue, { query: { facilityId, limit: 3 } });
    expect(first.json).toEqual(all.slice(0, 3));
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const cursor = new URL(next, product().address).searchParams.get('cursor') ?? '';
    expect(await vet.call(readDue, { query: { facilityId, cursor } })).toEqual(all.slice(3));
    const stranger = await newVet(product());
    await expect(stranger.call(readDue, { query: { facilityId } })).rejects.toMatchObject({
      code: 'FACILITY_UNKNOWN',
    });
  });

  it('can be postponed and declined by a family at all its clinics, and by staff at theirs', async () => {
    const { vet, owner } = clinic;
    const { id } = await protocolOf(vet);
    const until = dayIn(40);
    expect(
      await decide(owner, id, { decision: 'POSTPONED', until, reason: 'Traveling' }),
    ).toMatchObject({
      dueOn: until,
      status: 'UPCOMING',
      decision: { decision: 'POSTPONED', until, reason: 'Traveling' },
    });
    expect(await coreOf(vet)).toMatchObject({ dueOn: until });
    await decide(owner, id, { decision: null });
    expect(await decide(vet, id, { decision: 'DECLINED' })).toMatchObject({
      status: 'OVERDUE',
      decision: { decision: 'DECLINED', until: null },
    });
    expect(await coreOf(owner)).toMatchObject({ decision: { decision: 'DECLINED' } });
    expect(await decide(vet, id, { decision: null })).toMatchObject({ decision: null });
  });

  it('keep the reason of a clinic from the family', async () => {
    const { vet, owner } = clinic;
    const { id } = await protocolOf(vet);
    const decision = { decision: 'DECLINED', reason: 'Owner cannot pay' };
    expect(await decide(vet, id, decision)).toMatchObject({ decision });
    const seen = (await coreOf(owner))?.decision;
    expect(seen).toEqual({ decision: 'DECLINED', until: null, reason: null });
  });

  it('of one clinic are not hidden from the family by what another declined', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    await owner.call(linkPets, { body: { facilityId: other.facility.id, pets: [pet.id] } });
    const { id } = await protocolOf(other);
    await other.call(updateProtocol, { query: { id }, body: { firstAtWeeks: 6 } });
    await decide(other, id, { decision: 'DECLINED' });
    expect(await coreOf(owner)).toMatchObject({ facilityId, decision: null });
    expect((await coreOf(vet))?.decision).toBeNull();
  });

  it('cannot be decided at a clinic that the pet is not with', async () => {
    const { owner } = clinic;
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    const { id } = await protocolOf(other);
    for (const person of [owner, other])
      await expect(decide(person, id, { decision: 'DECLINED' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('of a whole clinic are right after each change', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const readStored = async () =>
      (await vet.call(readDue, { query: { facilityId, limit: 200 } })).map(
        ({ item, dueOn, status }) => `${item.kind} ${dueOn} ${status}`,
      );
    const readComputed = async () =>
      (await dueOf(vet)).map(({ item, dueOn, status }) => `${item.kind} ${dueOn} ${status}`);
    const expectSame = async () => expect(await readStored()).toEqual(await readComputed());
    await expectSame();
    const { id } = await vaccinate(vet, dayIn(-1), facilityId);
    await expectSame();
    await vaccinate(owner, dayIn(-3));
    await expectSame();
    await vet.call(voidVaccination, { query: { id }, body: { reason: 'Wrong pet' } });
    await expectSame();
    const protocol = await protocolOf(vet);
    await vet.call(updateProtocol, { query: { id: protocol.id }, body: { firstAtWeeks: 6 } });
    await expectSame();
    await decide(owner, protocol.id, { decision: 'POSTPONED', until: dayIn(40) });
    await expectSame();
    await born(2000);
    await expectSame();
    const all = await readStored();
    const ofStatus = await vet.call(readDue, { query: { facilityId, status: 'OVERDUE' } });
    expect(ofStatus).toHaveLength(all.filter((one) => one.endsWith('OVERDUE')).length);
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: dayIn(0) } });
    expect(await readStored()).toEqual([]);
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: null } });
    await expectSame();
    await owner.call(unlinkPets, { body: { facilityId, pets: [pet.id] } });
    expect(await readStored()).toEqual([]);
  });

  it('refuse decisions without a future day, and items of other clinics and species', async () => {
    const { vet, owner } = clinic;
    const { id } = await protocolOf(vet);
    const refused = (code: string) => ({ fields: [{ field: 'until', code }] });
    await expect(decide(owner, id, { decision: 'POSTPONED' })).rejects.toMatchObject(
      refused('required'),
    );
    const until = dayIn(-1);
    await expect(decide(owner, id, { decision: 'POSTPONED', until })).rejects.toMatchObject(
      refused('date_in_past'),
    );
    const other = await protocolOf(await newVet(product()));
    const all = await vet.call(readProtocols, { query: { facilityId: clinic.facilityId } });
    const ofCats = all.find(({ vaccine }) => vaccine.SpeciesId === 2);
    for (const itemId of [other.id, ofCats?.id ?? ''])
      for (const person of [owner, vet])
        await expect(decide(person, itemId, { decision: 'DECLINED' })).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
  });

  it('follow the protocol of each clinic; the family sees the earliest of a kind', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    await owner.call(linkPets, { body: { facilityId: other.facility.id, pets: [pet.id] } });
    const { id } = await protocolOf(other);
    await other.call(updateProtocol, { query: { id }, body: { firstAtWeeks: 6 } });
    expect(await coreOf(vet)).toMatchObject({ dueOn: dayIn(-14), facilityId });
    expect(await coreOf(other)).toMatchObject({ dueOn: dayIn(-28) });
    expect((await dueOf(owner)).filter(({ item }) => item.kind === 'CORE')).toMatchObject([
      { dueOn: dayIn(-28), facilityId: other.facility.id },
    ]);
    // A dose of the first clinic is unknown to the second; the family knows it.
    await vaccinate(vet, dayIn(-1), facilityId);
    expect(await coreOf(other)).toMatchObject({ dueOn: dayIn(-28) });
    expect(await coreOf(owner)).toMatchObject({ dueOn: dayIn(27) });
    // A dose that the family recorded is known to both.
    await vaccinate(owner, dayIn(0));
    expect(await coreOf(other)).toMatchObject({ dueOn: dayIn(28) });
  });

  it('do not exist for pets that have died and species without a protocol', async () => {
    const { vet, owner, pet, facilityId } = clinic;
    const parrot = await newPet(owner, 'Polly');
    await owner.call(updatePet, { query: { PetId: parrot.id }, body: { SpeciesId: 7 } });
    await owner.call(linkPets, { body: { facilityId, pets: [parrot.id] } });
    expect(await vet.call(readDue, { query: { PetId: parrot.id } })).toEqual([]);
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: dayIn(0) } });
    expect(await dueOf(vet)).toEqual([]);
  });

  it('show the next appointment of the pet at the clinic', async () => {
    const open = await newOpenClinic(product());
    const { vet, owner, pet, visitId, facilityId } = open;
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
    const start = at(product().clock.now(), 3);
    await book(vet, visitId, { start });
    for (const person of [vet, owner]) {
      const [first] = await person.call(readDue, { query: { PetId: pet.id } });
      expect(first?.appointment).toEqual({
        conversationId: visitId,
        start: new Date(start).toISOString(),
      });
    }
  });

  it('have rules that staff who treat edit, against the version that they read', async () => {
    const { vet, facilityId } = clinic;
    const { id, dateUpdated } = await protocolOf(vet);
    const assistant = await newMember(product(), facilityId, 'assistant');
    const change = { query: { id }, body: { enabled: false } };
    await expect(assistant.call(updateProtocol, change)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    product().clock.advance(1);
    expect(await vet.call(updateProtocol, change)).toMatchObject({ enabled: false });
    expect(await coreOf(vet)).toBeUndefined();
    const headers = { 'if-match': `"${dateUpdated}"` };
    await expect(vet.call(updateProtocol, { ...change, headers })).rejects.toMatchObject({
      code: 'STALE',
    });
    await expect(
      vet.call(updateProtocol, { query: { id }, body: { primaryDoses: 0 } }),
    ).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
