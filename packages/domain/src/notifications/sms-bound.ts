/** So many messages of news go to phones in a day, on account of a clinic and to a person: each of them costs money. */
export const MOST_SMS_A_DAY = { facility: 200, person: 10 } as const;

export type BoundSms = {
  /** The number. */
  readonly to: string;
  /** Null where nobody knows whose number it is. */
  readonly userId: string | null;
  /** Null for news of no clinic. */
  readonly facilityId: string | null;
};

type SmsBound = { readonly of: keyof typeof MOST_SMS_A_DAY; readonly key: string };

/** Returns the bounds of the day that a message to a phone counts for, and under what. */
export function smsBoundsOf({ to, userId, facilityId }: BoundSms): readonly SmsBound[] {
  const ofPerson = { of: 'person', key: userId ?? to } as const;
  return facilityId === null ? [ofPerson] : [ofPerson, { of: 'facility', key: facilityId }];
}
