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
  bites: null,
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
  booking: null,
};

describe('inboxText', () => {
  it.each([
    {
      what: 'a service with its default name',
      name: 'Home visit',
      en: 'Home visit',
      it: 'Visita a domicilio',
    },
    { what: 'a service that the clinic renamed', name: 'Vaccino', en: 'Vaccino', it: 'Vaccino' },
  ])("names $what in the reader's language", ({ name, en, it: italian }) => {
    const request = { ...row, services: [name] };
    expect(inboxText('en', request, true).text).toBe(en);
    expect(inboxText('it', request, true).text).toBe(italian);
  });

  it.each([
    { pets: ['Luna'], en: 'Choose a time for Luna', it: 'Scegli un orario per Luna' },
    {
      pets: ['Luna', 'Micio'],
      en: 'Choose a time for Luna, Micio',
      it: 'Scegli un orario per Luna, Micio',
    },
  ])('asks the owner to choose a time for $pets, without saying who visits whom', (each) => {
    const proposed: InboxRow = { ...row, kind: 'PROPOSAL', pets: each.pets.map(pet) };
    expect(inboxText('en', proposed, false).title).toBe(each.en);
    expect(inboxText('it', proposed, false).title).toBe(each.it);
  });

  it.each([
    { language: 'en', title: 'San Luca wrote' },
    { language: 'it', title: 'San Luca ha scritto' },
  ] as const)(
    'titles a message to the owner "{clinic} wrote", regardless of who started the conversation ($language)',
    (each) => {
      const message: InboxRow = { ...row, kind: 'MESSAGE' };
      expect(inboxText(each.language, message, false).title).toBe(each.title);
    },
  );
});
