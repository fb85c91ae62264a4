import { describe, expect, it } from 'vitest';
import { allowedClientSteps } from './client-steps.ts';

const [ADMIN, SECRETARY, CONSULTANT] = [1, 5, 6];

describe('allowedClientSteps', () => {
  it.each([
    ['IMPORTED', ADMIN, ['invite', 'remove']],
    ['INVITED', ADMIN, ['remove']],
    ['IGNORED', ADMIN, ['invite', 'remove']],
    ['ACTIVE', ADMIN, ['disable', 'remove']],
    ['DISABLED_BY_VET', ADMIN, ['enable', 'remove']],
    ['DISABLED_BY_PO', ADMIN, ['remove']],
    ['REMOVED', ADMIN, []],
    ['IMPORTED', SECRETARY, ['invite']],
    ['ACTIVE', SECRETARY, []],
    ['ACTIVE', CONSULTANT, []],
  ] as const)('for status %s and role %i returns %j', (status, role, steps) => {
    expect(allowedClientSteps({ status }, role)).toEqual(steps);
  });
});
