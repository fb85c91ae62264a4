/** Maximum notification SMS a day, per clinic and per recipient: each one costs money. */
export const MAX_SMS_PER_DAY = { facility: 200, person: 10 } as const;

export type LimitedSms = {
  /** Phone number. */
  readonly to: string;
  /** Null if the number belongs to no known user. */
  readonly userId: string | null;
  /** Null if no clinic is involved. */
  readonly facilityId: string | null;
};

type SmsLimit = { readonly of: keyof typeof MAX_SMS_PER_DAY; readonly key: string };

/** Returns the daily limits that a notification SMS counts toward, with their keys. */
export function smsLimitsOf({ to, userId, facilityId }: LimitedSms): readonly SmsLimit[] {
  const ofPerson = { of: 'person', key: userId ?? to } as const;
  return facilityId === null ? [ofPerson] : [ofPerson, { of: 'facility', key: facilityId }];
}
