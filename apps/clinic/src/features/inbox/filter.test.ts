import { describe, expect, it } from 'vitest';
import {
  toListFilter,
  toDiaryFilter,
  activeFilters,
  withoutFilter,
  withFilters,
} from './filter.ts';
import type { RequestsSearch } from './search.ts';

const CONSULTATIONS = ['CONSULTATION'];
const ALL = ['VISIT', 'VIDEOCONSULTATION', 'CONSULTATION'];
const filterContext = { facilityId: 'clinic', timezone: 'Europe/Rome', me: 'vera' };

describe('toListFilter', () => {
  it.each<{ search: RequestsSearch; expected: object }>([
    {
      search: {},
      expected: { facilityId: 'clinic', statuses: ['NEW'], categories: CONSULTATIONS },
    },
    {
      search: { assignees: ['me', 'nobody'], priority: ['HIGH'] },
      expected: {
        facilityId: 'clinic',
        statuses: ['NEW'],
        categories: CONSULTATIONS,
        assignees: ['vera'],
        unassigned: true,
        priorities: ['HIGH'],
      },
    },
    {
      search: { list: 'completed' },
      expected: { facilityId: 'clinic', statuses: ['CLOSED'], categories: ALL },
    },
    {
      search: { list: 'visits' },
      expected: {
        facilityId: 'clinic',
        statuses: ['NEW', 'OPEN'],
        categories: ['VISIT', 'VIDEOCONSULTATION'],
      },
    },
    {
      search: { list: 'awaiting-payment' },
      expected: { facilityId: 'clinic', statuses: ['PENDING'], categories: ALL },
    },
    {
      search: { list: 'completed', status: ['PENDING'] },
      expected: { facilityId: 'clinic', statuses: ['PENDING'], categories: ALL },
    },
    {
      search: { facilities: ['one', 'two'] },
      expected: { facilities: ['one', 'two'], statuses: ['NEW'], categories: CONSULTATIONS },
    },
    {
      search: {
        assignees: ['me', 'vera', 'carlo'],
        payment: ['FREE'],
        pets: ['luna'],
        families: ['fam'],
      },
      expected: {
        facilityId: 'clinic',
        statuses: ['NEW'],
        categories: CONSULTATIONS,
        assignees: ['vera', 'carlo'],
        payments: ['FREE'],
        pets: ['luna'],
        families: ['fam'],
      },
    },
    {
      search: { from: '2026-11-20', to: '2026-11-20', text: 'tosse' },
      expected: {
        facilityId: 'clinic',
        statuses: ['NEW'],
        categories: CONSULTATIONS,
        text: 'tosse',
        period: { from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T22:59:59.999Z' },
      },
    },
  ])('maps $search', ({ search, expected }) => {
    expect(toListFilter(search, filterContext)).toEqual(expected);
  });
});

describe('toDiaryFilter', () => {
  it('returns null if only consultations are requested', () => {
    expect(toDiaryFilter({ type: ['HEALTH'] }, filterContext)).toBeNull();
  });

  it('applies the filters regardless of the list', () => {
    expect(
      toDiaryFilter({ list: 'in-progress', type: ['DIARY'], pets: ['luna'] }, filterContext),
    ).toEqual({
      facilityId: 'clinic',
      pets: ['luna'],
      part: { types: ['DIARY'], statuses: ['CLOSED'] },
    });
  });
});

describe('active filters', () => {
  const search: RequestsSearch = {
    list: 'completed',
    text: 'tosse',
    conversation: 'c',
    status: ['NEW', 'OPEN'],
    from: '2026-11-20',
  };

  it('contain each value of each filter', () => {
    expect(activeFilters(search).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'status NEW',
      'status OPEN',
      'from 2026-11-20',
    ]);
  });

  it('are removed one at a time, without leaving an empty filter', () => {
    const withoutNew = withoutFilter(search, { name: 'status', value: 'NEW' });
    expect(withoutNew.status).toEqual(['OPEN']);
    expect(withoutFilter(withoutNew, { name: 'status', value: 'OPEN' })).not.toHaveProperty(
      'status',
    );
    expect(withoutFilter(search, { name: 'from', value: '2026-11-20' })).not.toHaveProperty('from');
  });

  it('are replaced together without changing the list, conversation and search text', () => {
    expect(withFilters(search, { payment: ['FREE'], pets: [] })).toEqual({
      list: 'completed',
      text: 'tosse',
      conversation: 'c',
      payment: ['FREE'],
    });
  });
});
