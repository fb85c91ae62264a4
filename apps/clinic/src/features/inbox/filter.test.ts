import { describe, expect, it } from 'vitest';
import {
  conversationFilterOf,
  diaryFilterOf,
  narrowingsOf,
  without,
  withFilter,
} from './filter.ts';
import type { RequestsSearch } from './search.ts';

const CONSULTATIONS = ['CONSULTATION'];
const ALL = ['VISIT', 'VIDEOCONSULTATION', 'CONSULTATION'];
const place = { facilityId: 'clinic', timezone: 'Europe/Rome', me: 'vera' };

describe('conversationFilterOf', () => {
  it.each<{ search: RequestsSearch; asked: object }>([
    { search: {}, asked: { facilityId: 'clinic', statuses: ['NEW'], categories: CONSULTATIONS } },
    {
      search: { list: 'completed' },
      asked: { facilityId: 'clinic', statuses: ['CLOSED'], categories: ALL },
    },
    {
      search: { list: 'visits' },
      asked: {
        facilityId: 'clinic',
        statuses: ['NEW', 'OPEN'],
        categories: ['VISIT', 'VIDEOCONSULTATION'],
      },
    },
    {
      search: { list: 'awaiting-payment' },
      asked: { facilityId: 'clinic', statuses: ['PENDING'], categories: ALL },
    },
    {
      search: { list: 'completed', status: ['PENDING'] },
      asked: { facilityId: 'clinic', statuses: ['PENDING'], categories: ALL },
    },
    {
      search: { facilities: ['one', 'two'] },
      asked: { facilities: ['one', 'two'], statuses: ['NEW'], categories: CONSULTATIONS },
    },
    {
      search: {
        assignees: ['me', 'vera', 'carlo'],
        payment: ['FREE'],
        pets: ['luna'],
        families: ['fam'],
      },
      asked: {
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
      asked: {
        facilityId: 'clinic',
        statuses: ['NEW'],
        categories: CONSULTATIONS,
        text: 'tosse',
        period: { from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T22:59:59.999Z' },
      },
    },
  ])('$search', ({ search, asked }) => {
    expect(conversationFilterOf(search, place)).toEqual(asked);
  });
});

describe('diaryFilterOf', () => {
  it('is nothing where consultations are asked for', () => {
    expect(diaryFilterOf({ type: ['HEALTH'] }, place)).toBeNull();
  });

  it('asks for what narrows the list, whatever list that is', () => {
    expect(diaryFilterOf({ list: 'in-progress', type: ['DIARY'], pets: ['luna'] }, place)).toEqual({
      facilityId: 'clinic',
      pets: ['luna'],
      part: { types: ['DIARY'], statuses: ['CLOSED'] },
    });
  });
});

describe('narrowings', () => {
  const search: RequestsSearch = {
    list: 'completed',
    text: 'tosse',
    conversation: 'c',
    status: ['NEW', 'OPEN'],
    from: '2026-11-20',
  };

  it('are each value of each filter', () => {
    expect(narrowingsOf(search).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'status NEW',
      'status OPEN',
      'from 2026-11-20',
    ]);
  });

  it('go one by one, and nothing is left of a list without values', () => {
    const once = without(search, { name: 'status', value: 'NEW' });
    expect(once.status).toEqual(['OPEN']);
    expect(without(once, { name: 'status', value: 'OPEN' })).not.toHaveProperty('status');
    expect(without(search, { name: 'from', value: '2026-11-20' })).not.toHaveProperty('from');
  });

  it('are replaced all at once; list, conversation and text stay', () => {
    expect(withFilter(search, { payment: ['FREE'], pets: [] })).toEqual({
      list: 'completed',
      text: 'tosse',
      conversation: 'c',
      payment: ['FREE'],
    });
  });
});
