import { describe, expect, it } from 'vitest';
import { requestListOf } from './request-lists.ts';

describe('requestListOf', () => {
  it.each([
    ['NEW', 'CONSULTATION', 'to-manage'],
    ['OPEN', 'CONSULTATION', 'in-progress'],
    ['NEW', 'VISIT', 'visits'],
    ['OPEN', 'VISIT', 'visits'],
    ['OPEN', 'VIDEOCONSULTATION', 'visits'],
    ['CLOSED', 'CONSULTATION', 'completed'],
    ['CLOSED', 'VISIT', 'completed'],
    ['PENDING', 'CONSULTATION', 'awaiting-payment'],
    ['PENDING', 'VISIT', 'awaiting-payment'],
  ] as const)('for %s %s returns %s', (status, category, list) => {
    expect(requestListOf(status, category)).toBe(list);
  });
});
