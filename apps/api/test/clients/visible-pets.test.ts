import { readClients } from '@zampa/contract/clients/read-clients';
import { readFamily } from '@zampa/contract/families/read-family';
import { readFile } from '@zampa/contract/files/read-file';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { readPets } from '@zampa/contract/pets/read-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import { joinClinic, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import {
  newClinicWithClient,
  newPet,
  newStartedRequest,
  type TestRequest,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { addToFamily } from '../families/families.ts';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';

const VETERINARIAN = 3;

const messagesOf = (name: string, { heard }: OpenSocket) =>
  heard.filter(([eventName]) => eventName === name).map(([, message]) => message);

describe('pets that a clinic can see', () => {
  const product = useProduct();

  /** Returns what the vet can find of the pet, by the call that returns it. */
  async function findPetAsVet({ vet, owner, pet, id }: TestRequest, imageId: string) {
    const [listed, ofFamily, family, byName, file, { pets }] = await Promise.all([
      vet.call(readPets, { query: { PetId: pet.id } }),
      vet.call(readPetFamily, { query: { FamilyId: owner.familyId } }),
      vet.call(readFamily, { query: { FamilyId: owner.familyId } }),
      vet.call(readClients, {
        params: { id: vet.facility.id },
        query: { search: pet.name },
      }),
      vet.send(readFile, { params: { id: imageId } }),
      vet.call(readRequest, { params: { id }, query: {} }),
    ]);
    return {
      listed: listed.length,
      ofFamily: ofFamily.petFamily.length,
      onCard: family.Pets.length,
      byName: byName.length,
      picture: file.status,
      inConversation: pets,
    };
  }

  it('disappear everywhere when unlinked, except for their basic data in conversations', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, pet } = request;
    const { image, ...stored } = await owner.call(updatePet, {
      query: { PetId: pet.id },
      body: { microchip: '380260043210987', allergies: ['Pollen'], weight: 9000 },
      image: { bytes: await pngPicture() },
    });
    if (!image) throw new Error('a picture without a file');
    expect(await findPetAsVet(request, image)).toEqual({
      listed: 1,
      ofFamily: 1,
      onCard: 1,
      byName: 1,
      picture: 200,
      inConversation: [{ ...stored, image }],
    });

    const body = { facilityId: vet.facility.id, pets: [pet.id] };
    await owner.call(unlinkPets, { body });
    const hidden = {
      image: null,
      avatar: null,
      weight: null,
      microchip: null,
      neutered: null,
      bites: null,
      allergies: null,
      chronicConditions: null,
      deceasedOn: null,
    };
    expect(await findPetAsVet(request, image)).toEqual({
      listed: 0,
      ofFamily: 0,
      onCard: 0,
      byName: 0,
      picture: 404,
      inConversation: [{ ...stored, ...hidden }],
    });
    const own = await owner.call(readRequest, { params: { id: request.id }, query: {} });
    expect(own.pets).toEqual([{ ...stored, image }]);
    await owner.call(linkPets, { body });
    expect(await findPetAsVet(request, image)).toMatchObject({ listed: 1, picture: 200 });
  });

  it('are updated on open screens of the clinic and the family', async () => {
    const { vet, owner, pet, id } = await newStartedRequest(product());
    const member = await newOwner(product());
    await addToFamily(owner, member);
    const [clinic, partner] = [await openSocket(vet), await openSocket(member)];
    const had = { clinic: 0, home: 0 };
    /**
     * Returns the events since the last call. Events arrive in order, so a message marks the end of the earlier ones.
     */
    const newMessages = async () => {
      const { id: last } = await sendChatMessage(vet, id, 'Ciao');
      for (const { events } of [clinic, partner])
        await expect.poll(() => events.some(({ event }) => event?.id === last)).toBe(true);
      const [atClinic, atHome] = [messagesOf('client', clinic), messagesOf('family', partner)];
      const came = { clinic: atClinic.slice(had.clinic), home: atHome.slice(had.home) };
      Object.assign(had, { clinic: atClinic.length, home: atHome.length });
      return came;
    };
    await newMessages();
    const body = { facilityId: vet.facility.id, pets: [pet.id] };
    const ofClient = { facilityId: vet.facility.id, FamilyId: owner.familyId };
    const ofFamily = { FamilyId: owner.familyId, userId: null };
    await owner.call(unlinkPets, { body });
    expect(await newMessages()).toEqual({ clinic: [ofClient], home: [ofFamily] });
    // A change of a pet that the clinic cannot see is not announced to it.
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { weight: 8000 } });
    expect(await newMessages()).toEqual({ clinic: [], home: [ofFamily] });
    await owner.call(linkPets, { body });
    expect(await newMessages()).toEqual({ clinic: [ofClient], home: [ofFamily] });
  });

  it("are chosen only by admins of the pet's own family", async () => {
    const { vet, owner, pet } = await newStartedRequest(product());
    const other = await newOwner(product());
    const own = await newPet(other);
    await joinClinic(other, vet.facility);
    await addToFamily(owner, other);
    const facilityId = vet.facility.id;
    const hide = (petId: string) => other.call(unlinkPets, { body: { facilityId, pets: [petId] } });
    await expect(hide(pet.id)).rejects.toMatchObject({ status: 403 });
    await other.call(linkPets, { body: { facilityId, pets: [own.id] } });
    await expect(hide(own.id)).resolves.toEqual({ facilityId, pets: [] });
    const both = { facilityId, pets: [own.id, pet.id] };
    const mixed = await other.send(linkPets, { body: both });
    expect([403, 404]).toContain(mixed.status);
  });

  it('cannot be changed by family members without admin rights', async () => {
    const { vet, owner, pet } = await newStartedRequest(product());
    const member = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, member.id);
    const body = { facilityId: vet.facility.id, pets: [pet.id] };
    await expect(member.call(unlinkPets, { body })).rejects.toMatchObject({ status: 403 });
    await expect(member.call(linkPets, { body })).rejects.toMatchObject({ status: 403 });
  });
});

describe('family members that a clinic can see', () => {
  const product = useProduct();

  it("have visible contact data only for the clinic's contact, and only names for the others", async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const relative = await newOwner(product(), 'Mia');
    await moveToFamily(product().pool, owner.familyId, relative.id);
    const ofFamily = { query: { FamilyId: owner.familyId } };
    const emails = async (reader: TestAccount) =>
      new Map((await reader.call(readFamily, ofFamily)).Users.map(({ id, email }) => [id, email]));
    const [seen, own] = [await emails(vet), await emails(owner)];
    expect([seen.get(owner.id), seen.get(relative.id)]).toEqual([own.get(owner.id), null]);
    expect(own.get(relative.id)).toContain('@');
  });

  it.each([
    ['ACTIVE', true],
    ['REMOVED', false],
    ['INVITED', false],
  ])(
    'include the contact of another clinic: with status %s, the e-mail address is visible (%s)',
    async (status, isShown) => {
      const { vet, owner } = await newClinicWithClient(product());
      const elsewhere = await newVet(product());
      await employ(product().pool, elsewhere.facility.id, vet.id, { roleId: VETERINARIAN });
      await joinClinic(owner, elsewhere.facility);
      const contact = await newOwner(product(), 'Ugo');
      await moveToFamily(product().pool, owner.familyId, contact.id);
      await product().pool.query(
        `update facility_clients set status = $3, user_id = $4 where facility_id = $1 and family_id = $2`,
        [elsewhere.facility.id, owner.familyId, status, contact.id],
      );
      const { Users } = await vet.call(readFamily, { query: { FamilyId: owner.familyId } });
      const emails = new Map(Users.map(({ id, email }) => [id, email]));
      expect(emails.get(owner.id)).toBe(owner.email);
      expect(emails.get(contact.id)).toBe(isShown ? contact.email : null);
    },
  );
});
