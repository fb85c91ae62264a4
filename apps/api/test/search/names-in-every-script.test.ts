import type { QueryInput } from '@zampa/contract/call';
import { readClients } from '@zampa/contract/clients/read-clients';
import { importClients } from '@zampa/contract/import/import-clients';
import { search } from '@zampa/contract/search/search';
import { newVet, type Vet } from '@zampa/testing/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const CLIENTS = [
  ['Max', 'Mzz', 'Rex'],
  ['Anna', 'Zanetti', 'Fido'],
  ['Max', 'Müller', 'Ärgo'],
  ['Eva', 'Àlvaro', 'Zeus'],
  ['Leo', 'ćosić', 'argo'],
  ['Otto', 'muller', 'Bolt'],
  ['Иван', 'Петров', 'Луна'],
  ['محمد', 'علي', 'بسكوت'],
  ['小明', '王', '小白'],
  ['Νίκος', 'Ώρας', 'Ζεύς'],
  ['Łukasz', 'Wiśniewski', 'Żabka'],
] as const;

describe('searching names in every script', () => {
  const product = useProduct();
  let vet: Vet;
  beforeAll(async () => {
    vet = await newVet(product());
    const users = CLIENTS.map(([firstName, lastName, pet], index) => ({
      firstName,
      lastName,
      email: `script${index}@example.test`,
      pets: [{ name: pet, species: 'dog' }],
    }));
    await vet.call(importClients, { query: { facilityId: vet.facility.id }, body: { users } });
  });

  const listed = async (query: Partial<QueryInput<typeof readClients>>) => {
    const response = await vet.send(readClients, { params: { id: vet.facility.id }, query });
    const items = await vet.call(readClients, { params: { id: vet.facility.id }, query });
    const cursor = /cursor=([^>&]+)/.exec(response.headers.get('link') ?? '')?.[1];
    return { names: items.map(({ lastName }) => lastName), cursor };
  };

  const SORTED = [
    'Àlvaro',
    'ćosić',
    'Müller',
    'muller',
    'Mzz',
    'Wiśniewski',
    'Zanetti',
    'Ώρας',
    'Петров',
    'علي',
    '王',
  ];

  it('sorts clients by the alphabet, whatever their accents and capitals', async () => {
    expect((await listed({ sort: 'name' })).names).toEqual(SORTED);
  });

  it('paginates in the same order, one client at a time', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed({ sort: 'name', limit: 1, ...(cursor && { cursor }) });
      names.push(...page.names);
      ({ cursor } = page);
    } while (cursor);
    expect(names).toEqual(SORTED);
  });

  it.each([
    ['иван', 'Петров'],
    ['Петров Иван', 'Петров'],
    ['ПЕТР', 'Петров'],
    ['ивна', 'Петров'],
    ['محمد', 'علي'],
    ['علي', 'علي'],
    ['王', '王'],
    ['小明', '王'],
    ['王小明', '王'],
    ['νικος', 'Ώρας'],
    ['ΩΡΑΣ', 'Ώρας'],
    ['wisniewski', 'Wiśniewski'],
    ['lukasz', 'Wiśniewski'],
    ['alvaro', 'Àlvaro'],
    ['COSIC', 'ćosić'],
  ])('finds a client by %s', async (q, lastName) => {
    const { clients } = await vet.call(search, { query: { q } });
    expect(clients.map((client) => client.lastName)).toEqual([lastName]);
  });

  it.each([
    ['луна', 'Луна'],
    ['ЛУН', 'Луна'],
    ['بسكوت', 'بسكوت'],
    ['小白', '小白'],
    ['ζευς', 'Ζεύς'],
    ['zabka', 'Żabka'],
  ])('finds a pet by %s', async (q, name) => {
    const { pets } = await vet.call(search, { query: { q } });
    expect(pets.map((pet) => pet.name)).toEqual([name]);
  });

  it('finds nothing for a name of another script', async () => {
    const found = await vet.call(search, { query: { q: 'Олег' } });
    expect(found).toMatchObject({ clients: [], pets: [] });
  });

  it('ignores invisible characters in the search text', async () => {
    const { clients } = await vet.call(search, { query: { q: '\u202Aиван\u200B\u202C' } });
    expect(clients).toMatchObject([{ lastName: 'Петров' }]);
  });

  it('paginates past two names of 100 letters', async () => {
    const other = await newVet(product());
    const long = 'Ж'.repeat(100);
    const users = ['1', '2'].map((digit) => ({
      firstName: long.replace(/.$/, digit),
      lastName: long,
      email: `long${digit}@example.test`,
    }));
    const { facility } = other;
    await other.call(importClients, { query: { facilityId: facility.id }, body: { users } });
    const query = { sort: 'name', limit: 1 } as const;
    const first = await other.send(readClients, { params: { id: facility.id }, query });
    const cursor = /cursor=([^>&]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await other.call(readClients, {
      params: { id: facility.id },
      query: { ...query, cursor },
    });
    expect(rest.map(({ firstName }) => firstName.at(-1))).toEqual(['2']);
  });
});
