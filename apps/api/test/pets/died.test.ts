import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { createEvent } from '@zampa/contract/requests/create-event';
import { updatePet } from '@zampa/contract/pets/update-pet';
import type { TestAccount } from '@zampa/testing/people';
import { consultationOf, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { today } from '../moments.ts';
import { useProduct } from '../product.ts';

describe('pet that has died', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const refused = (field: string) => ({
    status: 400,
    json: { code: 'VALIDATION', errors: [{ field, code: 'deceased' }] },
  });
  const requestService = (
    person: TestAccount,
    clinic: OpenClinic,
    category: string,
    serviceId: string,
  ) => {
    const { facilityId, pet, owner } = clinic;
    const { familyId } = owner;
    const payload = { facilityId, familyId, pets: [pet.id], services: [serviceId], note: 'Sorry' };
    return person.send(createEvent, { body: { type: 'HEALTH', category, payload } });
  };

  it('cannot get requests or bookings, but the clinic can still open a conversation', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, serviceId, facilityId, visitId } = clinic;
    const byMessage = await consultationOf(vet);
    const other = await newPet(owner, 'Kira');
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id, other.id] } });
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: today() } });
    expect(await requestService(owner, clinic, 'CONSULTATION', byMessage)).toMatchObject(
      refused('payload.pets'),
    );
    for (const person of [owner, vet])
      expect(await requestService(person, clinic, 'VISIT', serviceId)).toMatchObject(
        refused('payload.pets'),
      );
    await expect(book(vet, visitId, { start: at(now(), 3) })).rejects.toMatchObject({
      fields: [{ field: 'payload.pets', code: 'deceased' }],
    });
    const hold = { facilityId, services: [serviceId], pets: [pet.id], start: at(now(), 3) };
    expect(await owner.send(holdSlot, { body: hold })).toMatchObject(refused('pets'));
    expect(await requestService(vet, clinic, 'CONSULTATION', byMessage)).toMatchObject({
      status: 201,
    });
    const living = { ...clinic, pet: other };
    expect(await requestService(owner, living, 'VISIT', serviceId)).toMatchObject({ status: 201 });
  });
});
