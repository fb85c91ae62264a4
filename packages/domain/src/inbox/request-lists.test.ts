import { describe, expect, it } from 'vitest';
import { listOf } from './request-lists.ts';

describe('listOf', () => {
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
  ] as const)('%s %s is in %s', (status, category, list) => {
    expect(listOf(status, category)).toBe(list);
  });
});
