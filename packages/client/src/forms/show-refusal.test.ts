import { expect, it } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { showRefusal } from './show-refusal.ts';

const fieldError = (field: string, code: string) => ({ field, code });
const invalid = (...errors: readonly { field: string; code: string }[]) =>
  new ApiRefusal(400, { code: 'VALIDATION', errors: [...errors] });

it.each([
  {
    why: 'OFFLINE without an answer',
    error: new ApiUnreachable('No answer'),
    shown: { root: 'OFFLINE' },
  },
  {
    why: 'UNEXPECTED for an exception',
    error: new TypeError('undefined'),
    shown: { root: 'UNEXPECTED' },
  },
  {
    why: 'a refusal without field errors at the bottom',
    error: new ApiRefusal(409, { code: 'USER_EXISTS' }),
    shown: { root: 'USER_EXISTS' },
  },
  {
    why: 'the exhausted quota',
    error: new ApiRefusal(429, {
      code: 'TOO_MANY_REQUESTS',
      errors: [fieldError('body', 'daily_text_quota')],
    }),
    shown: { root: 'daily_text_quota' },
  },
  {
    why: 'errors at their fields only',
    error: invalid(fieldError('email', 'email'), fieldError('name', 'required')),
    shown: { email: 'email', name: 'required' },
  },
  {
    why: 'an error of an unknown field at the bottom',
    error: invalid(fieldError('language', 'unknown')),
    shown: { root: 'VALIDATION' },
  },
  {
    why: 'only the known field of two errors',
    error: invalid(fieldError('language', 'unknown'), fieldError('name', 'required')),
    shown: { name: 'required' },
  },
])('showRefusal shows $why', ({ error, shown }) => {
  const set: Record<string, string> = {};
  showRefusal(error, (field, { type }) => (set[field] = type), ['name', 'email']);
  expect(set).toEqual(shown);
});
