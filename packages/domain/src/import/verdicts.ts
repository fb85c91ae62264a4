import { readEmail, readPhone, type RowError } from '../invitations/invite.ts';

/** How many clients one import may bring. Specification, section 9. */
export const IMPORT_MAX = 1000;

/** For how long an import can be taken back. */
export const UNDO_HOURS = 24;

export type RowFault = { readonly code: RowError; readonly field?: 'email' | 'phone' };

/** How a row's person is reached, or why nobody could be by what it says. */
export type Reach =
  | { readonly email: string | null; readonly phone: string | null; readonly fault?: undefined }
  | { readonly fault: RowFault };

type Typed = {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

/** At least one of the two has to be there, and what is there has to be right: half of it would be lost silently. */
export function readReach(row: Typed): Reach {
  const [email, phone] = [readEmail(row.email ?? ''), readPhone(row.phone ?? '')];
  if (!email && row.email?.trim()) return wrong('email');
  if (!phone && row.phone?.trim()) return wrong('phone');
  return email || phone ? { email, phone } : wrong('email');
}

const wrong = (field: 'email' | 'phone'): Reach => ({
  fault: { code: 'INVALID_EMAIL_OR_PHONE', field },
});

/** What makes two people the same: the address, or the number where there is no address. */
export type Identity = { readonly email: string } | { readonly phone: string };

/**
 * Why each row cannot be imported; null where it can.
 *
 * @param rows identities in the order of the file, or the fault found while reading them
 * @param known why somebody whom the facility knows already is not imported again
 */
export function judgeRows(
  rows: readonly (Identity | { readonly fault: RowFault })[],
  known: ReadonlyMap<string, RowError>,
): readonly (RowFault | null)[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if ('fault' in row) return row.fault;
    const field = 'email' in row ? 'email' : 'phone';
    const key = identityKey(row);
    const code = known.get(key) ?? (seen.has(key) ? 'DUPLICATE' : undefined);
    seen.add(key);
    return code ? { code, field } : null;
  });
}

export const identityKey = (identity: Identity): string =>
  'email' in identity ? identity.email : `tel:${identity.phone}`;
