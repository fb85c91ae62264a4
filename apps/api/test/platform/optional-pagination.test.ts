import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import type { CallDefinition } from '@zampa/contract/call';
import { readFacilityTypes } from '@zampa/contract/facilities/read-facility-types';
import { readRoles } from '@zampa/contract/people/read-roles';
import { readPlans } from '@zampa/contract/subscription/read-plans';
import { readVets } from '@zampa/contract/clients/read-vets';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import type { AnyInput } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

/** Reads all pages of a list by following the `next` links. */
async function pagesOf(person: TestAccount, call: CallDefinition, input: AnyInput) {
  const pages: unknown[][] = [];
  let query = input.query;
  for (;;) {
    const { status, json, headers } = await person.send(call, { ...input, query: query ?? {} });
    if (status !== 200 || !Array.isArray(json)) throw new Error(`answered ${status}`);
    pages.push(json);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    if (!next) return pages;
    query = Object.fromEntries(new URL(next, person.address).searchParams);
  }
}

describe('lists with optional pagination', () => {
  const product = useProduct();

  it('include the calendar of a period', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    for (const day of ['03', '01', '05', '02', '04'])
      await vet.call(createUnavailability, {
        body: { facilityId, start: `2031-03-${day}T08:00:00Z`, end: `2031-03-${day}T09:00:00Z` },
      });
    const query = { facilityId, from: '2031-03-01', to: '2031-03-31' };
    const whole = await vet.call(readCalendar, { query });
    expect(whole.map(({ payload }) => payload.event?.start?.slice(8, 10))).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
    ]);
    const pages = await pagesOf(vet, readCalendar, { query: { ...query, limit: 2 } });
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(whole);
    const refused = await vet.send(readCalendar, { query: { ...query, limit: 201 } });
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ field: 'limit' }] } });
  });

  it.each<{ list: string; call: CallDefinition; count: number }>([
    { list: 'roles', call: readRoles, count: 10 },
    { list: 'facility types', call: readFacilityTypes, count: 6 },
    { list: 'plans', call: readPlans, count: 4 },
  ])('include the $list', async ({ call, count }) => {
    const vet = await newVet(product());
    const { json: whole } = await vet.send(call, {});
    expect(whole).toHaveLength(count);
    const pages = await pagesOf(vet, call, { query: { limit: 3 } });
    expect(pages.map(({ length }) => length).at(0)).toBe(3);
    expect(pages.flat()).toEqual(whole);
    const refused = await vet.send(call, { query: { limit: 201 } });
    expect(refused).toMatchObject({ status: 400, json: { errors: [{ field: 'limit' }] } });
  });

  it('include the staff of a clinic', async () => {
    const vet = await newVet(product());
    for (const name of ['one', 'two']) {
      const colleague = await newColleague(product(), name);
      await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    }
    const params = { id: vet.facility.id };
    const whole = await vet.call(readVets, { params });
    expect(whole).toHaveLength(3);
    const pages = await pagesOf(vet, readVets, { params, query: { limit: 2 } });
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
    expect(pages.flat()).toEqual(whole);
  });
});
