/** Reasons why an invitation by phone is not sent as SMS. Staff then send its text themselves. */
export const SMS_REFUSALS = ['NO_PROVIDER', 'NO_NUMBER', 'PLAN', 'COUNTRY'] as const;
export type SmsRefusal = (typeof SMS_REFUSALS)[number];

/** Facts that decide it. Each SMS costs the operator money. */
export type SmsFacts = {
  readonly hasProvider: boolean;
  /** Country of the number; null if it is no valid phone number. */
  readonly country: string | null;
  readonly isPaying: boolean;
  /** Countries that SMS can be sent to. */
  readonly countries: readonly string[];
};

/** Returns the reason why an invitation is not sent as SMS; null if it is. */
export function refusalToText(facts: SmsFacts): SmsRefusal | null {
  const { hasProvider, country, isPaying, countries } = facts;
  if (!hasProvider) return 'NO_PROVIDER';
  if (country === null) return 'NO_NUMBER';
  if (!isPaying) return 'PLAN';
  return countries.includes(country) ? null : 'COUNTRY';
}

/**
 * Returns the countries that a clinic can send SMS to: those that the operator configured, otherwise Italy and the
 * clinic's own.
 */
export const smsCountriesOf = (
  listed: readonly string[] | null,
  own: string | null,
): readonly string[] => listed ?? (own ? ['IT', own] : ['IT']);
