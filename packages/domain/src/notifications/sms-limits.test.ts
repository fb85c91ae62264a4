import { expect, it } from 'vitest';
import { MAX_SMS_PER_DAY, smsLimitsOf } from './sms-limits.ts';

const to = '+393330000001';

it.each([
  ['from a clinic to a known person', 'u1', 'f1', ['person u1', 'facility f1']],
  ['without a clinic', 'u1', null, ['person u1']],
  ['from a clinic to an unknown number', null, 'f1', ['person +393330000001', 'facility f1']],
  ['without a clinic to an unknown number', null, null, ['person +393330000001']],
])('smsLimitsOf returns the limits for a message %s', (_what, userId, facilityId, counted) => {
  const bounds = smsLimitsOf({ to, userId, facilityId });
  expect(bounds.map(({ of, key }) => `${of} ${key}`)).toEqual(counted);
});

it('MAX_SMS_PER_DAY is 10 per person and 200 per facility', () => {
  expect(MAX_SMS_PER_DAY).toEqual({ person: 10, facility: 200 });
});
