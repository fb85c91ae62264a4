import type { FoundConversation } from '@zampa/contract/search/search';
import { describe, expect, it } from 'vitest';
import { clientPlace, conversationPlace, petPlace } from './places.ts';

const conversation: FoundConversation = {
  id: 'c',
  facilityId: 'f',
  status: 'CLOSED',
  client: 'Olga Rossi',
  pets: ['Luna', 'Pluto'],
  note: 'Non mangia',
  match: null,
  dateUpdated: '2026-11-20T10:00:00.000Z',
};

describe('conversationPlace', () => {
  it.each([
    { match: { seq: 4, excerpt: 'zoppica' }, shown: { under: 'zoppica', seq: 4 } },
    { match: { seq: 0, excerpt: 'Non mangia' }, shown: { under: 'Non mangia' } },
    { match: null, shown: { under: 'Non mangia' } },
  ])('returns the excerpt and sequence number for match $match', ({ match, shown: expected }) => {
    expect(conversationPlace({ ...conversation, match })).toEqual({
      kind: 'conversation',
      id: 'c',
      label: 'Luna, Pluto · Olga Rossi',
      list: 'completed',
      ...expected,
    });
  });
});

describe('clientPlace and petPlace', () => {
  it('refer to the client card of the family', () => {
    const client = {
      FamilyId: 'fam',
      facilityId: 'f',
      firstName: 'Olga',
      lastName: 'Rossi',
      image: null,
      status: 'ACTIVE' as const,
    };
    expect(clientPlace({ ...client, pets: ['Luna'], phone: null })).toMatchObject({
      familyId: 'fam',
      label: 'Olga Rossi',
      under: 'Luna',
    });
    expect(
      petPlace({
        id: 'p',
        name: 'Luna',
        SpeciesId: 1,
        FamilyId: 'fam',
        image: null,
        family: 'Olga Rossi',
      }),
    ).toMatchObject({ familyId: 'fam', label: 'Luna', under: 'Olga Rossi' });
  });
});
