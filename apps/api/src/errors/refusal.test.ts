import { describe, expect, it } from 'vitest';
import { asRefusal } from './refusal.ts';

const coded = (code: string) => Object.assign(new Error('something'), { code });
/** As the query builder wraps what the driver throws. */
const wrapped = (cause: Error) =>
  Object.assign(new Error('Failed query', { cause }), { query: '' });

describe('asRefusal', () => {
  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('takes "%s" of the driver for a moment without a database', (message) => {
    for (const error of [new Error(message), wrapped(new Error(message))])
      expect(asRefusal(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 2 });
  });

  it.each(['ENOSPC', 'EDQUOT'])('takes %s for a full disk', (code) => {
    expect(asRefusal(coded(code))).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  });

  it('leaves what nobody expected as it is', () => {
    for (const error of [new Error('Connection'), coded('EACCES'), 'a text'])
      expect(asRefusal(error)).toBe(error);
  });
});
