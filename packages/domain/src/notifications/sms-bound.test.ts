import { expect, it } from 'vitest';
import { MOST_SMS_A_DAY, smsBoundsOf } from './sms-bound.ts';

const to = '+393330000001';

it.each([
  ['of a clinic to somebody', 'u1', 'f1', ['person u1', 'facility f1']],
  ['of no clinic', 'u1', null, ['person u1']],
  ['to a number alone', null, 'f1', ['person +393330000001', 'facility f1']],
  ['of no clinic to a number alone', null, null, ['person +393330000001']],
])('a message to a phone %s counts for its own', (_what, userId, facilityId, counted) => {
  const bounds = smsBoundsOf({ to, userId, facilityId });
  expect(bounds.map(({ of, key }) => `${of} ${key}`)).toEqual(counted);
});

it('is one of ten a day to a person and of two hundred of a clinic', () => {
  expect(MOST_SMS_A_DAY).toEqual({ person: 10, facility: 200 });
});
