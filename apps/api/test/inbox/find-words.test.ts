import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { employ, keepFromReception } from '@zampa/testing/memberships';
import { newColleague, type Account } from '@zampa/testing/people';
import { repeatRequest, newStartedRequest, write, type Request } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SECRETARY = 5;

describe('POST /api/requests/search — words are found as people remember them', () => {
  const product = useProduct();
  let request: Request;
  let desk: Account;

  beforeAll(async () => {
    request = await newStartedRequest(product());
    await write(request.owner, request.id, 'Dopo la visita non so perché zoppica, l’acqua la beve');
    await write(request.owner, request.id, 'He was vaccinated: 3.5 ml, I can show you');
    const colleague = await newColleague(product());
    await employ(product().pool, request.vet.facility.id, colleague.id, { roleId: SECRETARY });
    desk = colleague;
    await keepFromReception(request.vet);
  });

  const find = (person: Account, ...message: string[]) =>
    person.call(searchRequests, { query: {}, body: { payload: { message } } });

  it.each([
    { typed: 'visite', why: 'another form, in Italian', seq: 2 },
    { typed: 'vaccinations', why: 'another form, in English', seq: 3 },
    { typed: 'perche', why: 'without its accent', seq: 2 },
    { typed: 'ZOPPICÀ', why: 'in capitals, with one too many', seq: 2 },
    { typed: 'zop', why: 'its beginning, while it is typed', seq: 2 },
    { typed: 'zoppica perche', why: 'every word of it, in any order', seq: 2 },
    { typed: 'acqua', why: 'after an apostrophe', seq: 2 },
    { typed: '3.5', why: 'a number', seq: 3 },
    { typed: 'mangia', why: 'in what was asked', seq: 0 },
  ])('$typed: $why', async ({ typed, seq }) => {
    for (const person of [request.vet, request.owner]) {
      const [found] = await find(person, typed);
      expect(found).toMatchObject({ id: request.id, match: { seq } });
    }
  });

  it.each([
    { typed: 'cane', why: 'has the stem of an English word that has nothing to do with it' },
    { typed: 'zoppica gatto', why: 'one word of it is nowhere' },
    { typed: 'oppica', why: 'is no beginning' },
    { typed: '%', why: 'is no word' },
  ])('not $typed: $why', async ({ typed }) => {
    expect(await find(request.vet, typed)).toEqual([]);
  });

  it.each(['pluto', 'olga', 'Rossi Olga', 'plut'])(
    'the name %s, with nowhere to jump to',
    async (name) => {
      expect(await find(request.vet, name)).toMatchObject([{ id: request.id, match: null }]);
    },
  );

  it('names the latest message, with a few words around what was found', async () => {
    const again = await repeatRequest(request, 'Di nuovo');
    for (const message of ['Tosse', 'Sempre tosse', 'Meglio'])
      await write(request.owner, again.id, message);
    expect(await find(request.vet, 'tosse')).toMatchObject([
      { id: again.id, match: { seq: 2, excerpt: 'Sempre tosse' } },
    ]);
  });

  it('gives the desk names, and what was asked and said about health only where reception answers', async () => {
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

  it('does not give a pet owner the full name of who treats', async () => {
    expect(await find(request.owner, 'bianchi')).toEqual([]);
  });
});
