/** Returns whether a stored number is an Italian mobile number, which starts with 3. */
export const isItalianMobile = (number: string): boolean =>
  /^3\d{8,9}$/.test(number.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)39/, ''));

/** The fields of a person's numbers. Screens show and call the mobile number first. */
export type AssignedPhones = {
  readonly phone: string | null;
  readonly mobile: string | null;
  /** Numbers for which there is no field. */
  readonly rest: readonly string[];
};

/**
 * Assigns a person's numbers to fields. Of several numbers, the first Italian mobile number goes to the mobile
 * field; without one, the numbers keep their order. A single number becomes the phone number, by which people are
 * invited and found.
 */
export function assignPhones(numbers: readonly string[]): AssignedPhones {
  const all = [...new Set(numbers)];
  const mobile = all.length > 1 ? (all.find(isItalianMobile) ?? all[1] ?? null) : null;
  const [phone = null, ...rest] = all.filter((number) => number !== mobile);
  return { phone, mobile, rest };
}
