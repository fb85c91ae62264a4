import { readEmailCell } from '../people/email-address.ts';
import { assignPhones } from '../people/phone-kinds.ts';
import { type PhoneCell, readPhoneCell } from '../people/phone-number.ts';
import type { RowFault } from './cell-limits.ts';
import { distinctNumbers } from './client-details.ts';
import type { RowWarning } from './warnings.ts';

/** Contact data in stored form. */
export type ContactData = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
};

/** Contact data of a row with warnings about values that go into the note, or the fault if it has no contact data. */
export type ContactResult =
  | (ContactData & { readonly warnings: readonly RowWarning[]; readonly fault?: undefined })
  | { readonly fault: RowFault };

type Typed = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly phone2?: string | null | undefined;
};

/**
 * Parses a row's contact data. One valid value is enough. Invalid values, further values and words beside them
 * become warnings, so that nothing is lost silently.
 *
 * @param withoutContact whether a person with a name but no contact data is accepted
 */
export function parseContact(row: Typed, withoutContact = false): ContactResult {
  const emails = readEmailCell(row.email ?? '');
  const [email = null] = emails.emails;
  const [first, second] = [readPhoneCell(row.phone ?? ''), readPhoneCell(row.phone2 ?? '')];
  const { phone, mobile, rest } = assignPhones(
    distinctNumbers([...first.numbers, ...second.numbers]),
  );
  const warnings: readonly RowWarning[] = [
    ...emailWarnings(row.email, emails),
    ...phoneWarnings('phone', row.phone, first, rest),
    ...phoneWarnings('phone2', row.phone2, second, rest),
  ];
  if (email || phone) return { email, phone, mobile, warnings };
  const isNamed = `${row.firstName ?? ''}${row.lastName ?? ''}`.trim() !== '';
  if (!withoutContact || !isNamed) {
    const field = row.phone?.trim() && !row.email?.trim() ? 'phone' : 'email';
    return { fault: { code: 'INVALID_EMAIL_OR_PHONE', field } };
  }
  const none = { field: 'phone', code: 'no_contact', value: '' } as const;
  return { email, phone, mobile, warnings: [...warnings, none] };
}

function emailWarnings(
  typed: string | null | undefined,
  { emails, rest }: { readonly emails: readonly string[]; readonly rest: string },
): readonly RowWarning[] {
  const value = typed?.trim() ?? '';
  if (value === '') return [];
  if (emails.length === 0) return [{ field: 'email', code: 'invalid_email', value }];
  return emails.length > 1 || rest ? [{ field: 'email', code: 'further_value', value }] : [];
}

function phoneWarnings(
  field: 'phone' | 'phone2',
  typed: string | null | undefined,
  { numbers, rest }: PhoneCell,
  further: readonly string[],
): readonly RowWarning[] {
  const value = typed?.trim() ?? '';
  if (value === '') return [];
  if (numbers.length === 0) return [{ field, code: 'invalid_phone', value }];
  const isKeptInPart = rest !== '' || numbers.some((number) => further.includes(number));
  return isKeptInPart ? [{ field, code: 'further_value', value }] : [];
}
