import { describe, expect, it } from 'vitest';
import { toRefusal } from './refusal.ts';

const coded = (code: string) => Object.assign(new Error('something'), { code });
/** Wraps a driver error as the query builder does. */
const wrapped = (cause: Error) =>
  Object.assign(new Error('Failed query', { cause }), { query: '' });

describe('toRefusal', () => {
  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('maps the driver error "%s" to UNAVAILABLE', (message) => {
    for (const error of [new Error(message), wrapped(new Error(message))])
      expect(toRefusal(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 2 });
  });

  it.each(['ENOSPC', 'EDQUOT'])('maps %s to STORAGE_FULL', (code) => {
    expect(toRefusal(coded(code))).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  });

  it('returns unexpected errors unchanged', () => {
    for (const error of [new Error('Connection'), coded('EACCES'), 'a text'])
      expect(toRefusal(error)).toBe(error);
  });
});
