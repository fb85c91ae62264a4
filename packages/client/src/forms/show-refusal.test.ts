import { expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { showRefusal } from './show-refusal.ts';

const fieldError = (field: string, code: string) => ({ field, code });
const invalid = (...errors: readonly { field: string; code: string }[]) =>
  new ApiRefusal(400, { code: 'VALIDATION', errors: [...errors] });

it.each([
  { why: 'no answer', error: new ApiUnreachable('No answer'), shown: { root: 'OFFLINE' } },
  { why: 'a fault of ours', error: new TypeError('undefined'), shown: { root: 'UNEXPECTED' } },
  {
    why: 'a refusal of no field',
    error: new ApiRefusal(409, { code: 'USER_EXISTS' }),
    shown: { root: 'USER_EXISTS' },
  },
  {
    why: 'errors of fields that the form shows, and no second time at its foot',
    error: invalid(fieldError('email', 'email'), fieldError('name', 'required')),
    shown: { email: 'email', name: 'required' },
  },
  {
    why: 'an error of a field that it does not show',
    error: invalid(fieldError('language', 'unknown')),
    shown: { root: 'VALIDATION' },
  },
  {
    why: 'an error of a shown field beside one of another',
    error: invalid(fieldError('language', 'unknown'), fieldError('name', 'required')),
    shown: { name: 'required' },
  },
])('shows $why', ({ error, shown }) => {
  const set: Record<string, string> = {};
  showRefusal(error, (field, { type }) => (set[field] = type), ['name', 'email']);
  expect(set).toEqual(shown);
});
