import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import {
  repeatRequest,
  newStartedRequest,
  sendChatMessage,
  type TestRequest,
} from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SECRETARY = 5;

describe('POST /api/requests/search — full-text matching', () => {
  const product = useProduct();
  let request: TestRequest;
  let desk: TestAccount;

  beforeAll(async () => {
    request = await newStartedRequest(product());
    await sendChatMessage(
      request.owner,
      request.id,
      'Dopo la visita non so perché zoppica, l’acqua la beve',
    );
    await sendChatMessage(request.owner, request.id, 'He was vaccinated: 3.5 ml, I can show you');
    const colleague = await newColleague(product());
    await employ(product().pool, request.vet.facility.id, colleague.id, { roleId: SECRETARY });
    desk = colleague;
    await disableReceptionAnswers(request.vet);
  });

  const find = (person: TestAccount, ...message: string[]) =>
    person.call(searchRequests, { query: {}, body: { payload: { message } } });

  it.each([
    { typed: 'visite', why: 'inflected, in Italian', seq: 2 },
    { typed: 'vaccinations', why: 'inflected, in English', seq: 3 },
    { typed: 'perche', why: 'without its accent', seq: 2 },
    { typed: 'ZOPPICÀ', why: 'in capitals, with an extra accent', seq: 2 },
    { typed: 'zop', why: 'its beginning, as typed', seq: 2 },
    { typed: 'zoppica perche', why: 'all words, in any order', seq: 2 },
    { typed: 'acqua', why: 'after an apostrophe', seq: 2 },
    { typed: '3.5', why: 'a number', seq: 3 },
    { typed: 'mangia', why: 'in the note of the request', seq: 0 },
  ])('matches "$typed" ($why)', async ({ typed, seq }) => {
    for (const person of [request.vet, request.owner]) {
      const [found] = await find(person, typed);
      expect(found).toMatchObject({ id: request.id, match: { seq } });
    }
  });

  it.each([
    { typed: 'cane', why: 'shares only its stem, with an unrelated English word' },
    { typed: 'zoppica gatto', why: 'one of the words does not occur' },
    { typed: 'oppica', why: 'not the beginning of a word' },
    { typed: '%', why: 'not a word' },
  ])('does not match "$typed" ($why)', async ({ typed }) => {
    expect(await find(request.vet, typed)).toEqual([]);
  });

  it.each(['pluto', 'olga', 'Rossi Olga', 'plut'])(
    'matches the name %s without a message to jump to',
    async (name) => {
      expect(await find(request.vet, name)).toMatchObject([{ id: request.id, match: null }]);
    },
  );

  it('returns the latest matching message with an excerpt', async () => {
    const again = await repeatRequest(request, 'Di nuovo');
    for (const message of ['Tosse', 'Sempre tosse', 'Meglio'])
      await sendChatMessage(request.owner, again.id, message);
    expect(await find(request.vet, 'tosse')).toMatchObject([
      { id: again.id, match: { seq: 2, excerpt: 'Sempre tosse' } },
    ]);
  });

  it('finds names for reception, but health texts only where reception answers requests', async () => {
    for (const typed of ['zoppica', 'vaccinated', 'zop', 'mangia'])
      expect(await find(desk, typed)).toEqual([]);
    const [found] = await find(desk, 'pluto', 'zoppica');
    expect(found).toMatchObject({ match: null, payload: { note: '' } });
    expect(JSON.stringify(found)).not.toMatch(/zoppica|mangia/);
    const body = { facilityId: request.vet.facility.id, receptionAnswers: true };
    await request.vet.call(updateFacility, { body });
    expect(await find(desk, 'zoppica')).toMatchObject([{ id: request.id, match: { seq: 2 } }]);
    expect(await find(desk, 'mangia')).toMatchObject([{ id: request.id, match: { seq: 0 } }]);
  });

  it('does not match the last name of a vet for a pet owner', async () => {
    expect(await find(request.owner, 'bianchi')).toEqual([]);
  });
});
