import type { CallDefinition } from '@zampa/contract/call';
import { callsByName } from '@zampa/contract/calls';
import { expect, it } from 'vitest';
import { ACTIONS } from './action-text.ts';

/** Acts that are recorded without a declaration in the contract. */
const OTHERS = ['signIn'];

it('every recorded call has a text, and no other', () => {
  const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(callsByName);
  const recorded = calls.filter(([, call]) => call.audit).map(([name]) => name);
  expect(Object.keys(ACTIONS).toSorted()).toEqual([...recorded, ...OTHERS].toSorted());
});
