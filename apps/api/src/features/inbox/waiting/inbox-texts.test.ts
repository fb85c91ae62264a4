import { describe, expect, it } from 'vitest';
import type { InboxRow } from './inbox-row.ts';
import { inboxText } from './inbox-texts.ts';

const at = '2026-11-20T09:00:00.000Z';

const pet = (name: string): InboxRow['pets'][number] => ({
  id: name,
  name,
  FamilyId: 'family',
  SpeciesId: 1,
  BreedId: null,
  CoatId: null,
  OriginId: null,
  sex: null,
  birthDate: null,
  image: null,
  weight: null,
  microchip: null,
  neutered: null,
  allergies: null,
  chronicConditions: null,
  deceasedOn: null,
  avatar: null,
  dateCreated: at,
  dateUpdated: at,
});

const row: InboxRow = {
  kind: 'REQUEST',
  urgent: false,
  seq: 0,
  facilityId: 'clinic',
  familyId: 'family',
  person: null,
  phone: null,
  until: null,
  since: at,
  subjectId: 'conversation',
  conversationId: 'conversation',
  facility: 'San Luca',
  zone: 'Europe/Rome',
  category: 'CONSULTATION',
  status: 'NEW',
  pets: [pet('Luna')],
  services: [],
  starts: null,
  quote: null,
  hasFile: false,
  redFlags: 0,
  amount: null,
  currency: null,
  times: [],
};

describe('what an item of the inbox says', () => {
  it.each([
    {
      what: 'a service with its first name',
      name: 'Home visit',
      en: 'Home visit',
      it: 'Visita a domicilio',
    },
    { what: 'a service that the clinic has named', name: 'Vaccino', en: 'Vaccino', it: 'Vaccino' },
  ])('names $what in the language of its reader', ({ name, en, it: italian }) => {
    const asked = { ...row, services: [name] };
    expect(inboxText('en', asked, true).text).toBe(en);
    expect(inboxText('it', asked, true).text).toBe(italian);
  });

  it.each([
    { pets: ['Luna'], title: 'Quando può venire Luna?' },
    { pets: ['Luna', 'Micio'], title: 'Quando possono venire Luna, Micio?' },
  ])('asks in Italian when $pets come', ({ pets, title }) => {
    const proposed: InboxRow = { ...row, kind: 'PROPOSAL', pets: pets.map(pet) };
    expect(inboxText('it', proposed, false).title).toBe(title);
  });
});
