import { expect, it } from 'vitest';
import { newClientId } from './client-id.ts';

it('newClientId returns unique ids that sort by time', () => {
  const names = Array.from({ length: 50 }, newClientId);
  expect(new Set(names).size).toBe(50);
  expect(names.toSorted()).toEqual(names);
});
