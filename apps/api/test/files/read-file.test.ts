import { createEvent } from '@zampa/contract/requests/create-event';
import { readFile } from '@zampa/contract/files/read-file';
import { updateUser } from '@zampa/contract/people/update-user';
import { createPet } from '@zampa/contract/pets/create-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, type TestAccount } from '@zampa/testing/people';
import {
  repeatRequest,
  newClinicWithClient,
  newRequest,
  requestBody,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';

const CONSULTANT = 6;
const SECRETARY = 5;

describe('GET /api/files/{id}', () => {
  const product = useProduct();
  const seenBy = async (person: TestAccount, id: string) =>
    (await person.send(readFile, { params: { id } })).status;

  it("returns a vet's picture only to colleagues and clients", async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const image = { bytes: await pngPicture() };
    const { image: address } = await vet.call(updateUser, { body: {}, image });
    const id = address?.split('/').at(-1) ?? '';
    expect(await seenBy(vet, id)).toBe(200);
    expect(await seenBy(owner, id)).toBe(200);
    expect(await seenBy(await newOwner(product()), id)).toBe(404);
    expect(await seenBy(await newColleague(product()), id)).toBe(404);
  });

  it("returns a pet's picture to desk staff, and pictures in messages only when reception answers", async () => {
    const { vet, owner, pet, id } = await newRequest(product());
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    const image = { bytes: await pngPicture() };
    const { image: ofPet } = await owner.call(updatePet, {
      query: { PetId: pet.id },
      body: {},
      image,
    });
    const body = { type: 'CHAT', parent_id: id, payload: { message: 'Look' } } as const;
    await owner.call(createEvent, { body, image });
    const { events } = await vet.call(readRequest, { params: { id }, query: {} });
    const ofHealth = events.at(-1)?.file?.id ?? '';
    expect(await seenBy(vet, ofHealth)).toBe(200);
    expect(await seenBy(desk, ofHealth)).toBe(200);
    await disableReceptionAnswers(vet);
    expect(await seenBy(desk, ofHealth)).toBe(404);
    expect(await seenBy(desk, ofPet ?? '')).toBe(200);
  });

  it('omits the file name and URL of a picture that the receptionist may not open', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    const image = { bytes: await pngPicture(), name: 'wound-of-pluto.png' };
    const { id } = await owner.call(createEvent, { body: requestBody(clinic), image });
    const fileFor = async (person: TestAccount) =>
      (await person.call(readRequest, { params: { id }, query: {} })).file;
    expect(await fileFor(vet)).not.toBeNull();
    expect(await fileFor(desk)).not.toBeNull();
    await disableReceptionAnswers(vet);
    expect(await fileFor(desk)).toBeNull();
  });

  it("returns a pet's picture to the assigned consultant", async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const consultant = await newColleague(product());
    await employ(product().pool, vet.facility.id, consultant.id, { roleId: CONSULTANT });
    const body = { name: 'Luna', SpeciesId: 2, FamilyId: owner.familyId };
    const image = { bytes: await pngPicture() };
    const pet = await owner.call(createPet, { query: {}, body, image });
    await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    expect(await seenBy(consultant, pet.image ?? '')).toBe(404);
    const { id } = await repeatRequest({ ...clinic, pet });
    const payload = { assigneeId: consultant.id };
    await vet.call(updateEvent, { query: { id }, body: { payload } });
    expect(await seenBy(consultant, pet.image ?? '')).toBe(200);
  });
});
