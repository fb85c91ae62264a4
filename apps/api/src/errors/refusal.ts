import { BillingProviderUnavailable } from '../ports/billing-provider.ts';
import { PaymentProviderUnavailable } from '../ports/payment-provider.ts';
import { refusals, type RefusalCode } from '@zampa/contract/refusals';

export type FieldError = {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

type Particulars = {
  readonly fields?: readonly FieldError[];
  /** A more specific sentence than the catalog's. */
  readonly detail?: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
};

/** An expected error response with a code. Any other error is a bug and becomes a bare 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly fields: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, { fields = [], detail, retryAfter }: Particulars = {}) {
    super(detail ?? refusals[code].detail);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}

/** Returns a VALIDATION refusal for one field. */
export function invalid(field: string, code: string): Refusal {
  return new Refusal('VALIDATION', { fields: [{ field, code }] });
}

/** Refusals by violated constraint. The names are defined in packages/db/migrations. */
const byConstraint: Readonly<Record<string, () => Refusal>> = {
  organizations_vat_key: () =>
    new Refusal('VAT_EXISTS', { fields: [{ field: 'vat', code: 'VAT_EXISTS' }] }),
  accounts_email_key: () =>
    new Refusal('USER_EXISTS', { fields: [{ field: 'email', code: 'USER_EXISTS' }] }),
  facilities_type_fkey: () => invalid('FacilityTypeId', 'unknown'),
  users_account_key: () => new Refusal('USER_EXISTS'),
  pets_species_fkey: () => invalid('SpeciesId', 'unknown'),
  pets_breed_fkey: () => invalid('BreedId', 'unknown'),
  pets_coat_fkey: () => invalid('CoatId', 'unknown'),
  pets_origin_fkey: () => invalid('OriginId', 'unknown'),
  problems_chronic_once: () => new Refusal('STATUS_CONFLICT'),
  due_decisions_once: () => new Refusal('STATUS_CONFLICT'),
};

/** Values that the database cannot store (such as a NUL character or the year 0): invalid input. */
const unstorable = /^22(003|007|008|009|021|P02|P05)$/;

/** Messages of the pool and the driver for a lost or unavailable connection; these errors have no code. */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/** Codes of a lost connection or a database that is starting or stopping: worth a retry. */
const unavailable = /^(08|53|57P0[1-3])|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

/** Codes of a full disk. */
const full = /^(ENOSPC|EDQUOT)$/;

/** Converts an error to the refusal it stands for; returns unexpected errors unchanged. */
export function toRefusal(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) return cause;
    if (cause instanceof PaymentProviderUnavailable || cause instanceof BillingProviderUnavailable)
      return new Refusal('UNAVAILABLE', { retryAfter: 5 });
    if ('constraint' in cause && typeof cause.constraint === 'string') {
      const refusal = byConstraint[cause.constraint]?.();
      if (refusal) return refusal;
    }
    const code = 'code' in cause ? String(cause.code) : '';
    if (full.test(code)) return new Refusal('STORAGE_FULL');
    if (unstorable.test(code)) return invalid('body', 'invalid_text');
    if (unavailable.test(code) || NO_CONNECTION.includes(cause.message))
      return new Refusal('UNAVAILABLE', { retryAfter: 2 });
  }
  return error;
}
