import type { Translate } from '@zampa/i18n/translator';
import type { FieldError } from 'react-hook-form';

/** Literal keys, one for each code, so that the check for unused texts sees every one of them. */
const fieldTexts = {
  required: 'common:fields.required',
  invalid_text: 'common:fields.invalid_text',
  invalid_email: 'common:fields.invalid_email',
  invalid_phone: 'common:fields.invalid_phone',
  invalid_time: 'common:fields.invalid_time',
  invalid_timezone: 'common:fields.invalid_timezone',
  invalid_code: 'common:fields.invalid_code',
  invalid_date: 'common:fields.invalid_date',
  date_in_future: 'common:fields.date_in_future',
  before_birth: 'common:fields.before_birth',
  invalid_weight: 'common:fields.invalid_weight',
  invalid_microchip: 'common:fields.invalid_microchip',
  list_full: 'common:fields.list_full',
  too_big: 'common:fields.too_big',
  too_small: 'common:fields.too_small',
  pets_required: 'common:fields.pets_required',
  services_required: 'common:fields.services_required',
  consent_required: 'common:fields.consent_required',
  overlap: 'common:fields.overlap',
  ends_before_start: 'common:fields.ends_before_start',
  invalid_vat: 'common:fields.invalid_vat',
  invalid_fiscal_code: 'common:fields.invalid_fiscal_code',
  pec_or_sdi: 'common:fields.pec_or_sdi',
  invalid_sdi: 'common:fields.invalid_sdi',
  invalid_country: 'common:fields.invalid_country',
  invalid_website: 'common:fields.invalid_website',
  not_positive: 'common:fields.not_positive',
  file_too_large: 'common:fields.file_too_large',
  already_present: 'common:fields.already_present',
  file_kind: 'common:fields.file_kind',
  too_soon_to_pay: 'common:fields.too_soon_to_pay',
  too_little_for_card: 'common:fields.too_little_for_card',
  web_address: 'common:fields.web_address',
  heic: 'common:fields.heic',
} as const;

const refusalTexts = {
  UNEXPECTED: 'common:refusals.UNEXPECTED',
  OFFLINE: 'common:refusals.OFFLINE',
  VALIDATION: 'common:refusals.VALIDATION',
  UNAUTHENTICATED: 'common:refusals.UNAUTHENTICATED',
  FORBIDDEN: 'common:refusals.FORBIDDEN',
  NOT_FOUND: 'common:refusals.NOT_FOUND',
  USER_EXISTS: 'common:refusals.USER_EXISTS',
  BAD_CREDENTIALS: 'common:refusals.BAD_CREDENTIALS',
  NOT_CONFIRMED: 'common:refusals.NOT_CONFIRMED',
  BAD_CODE: 'common:refusals.BAD_CODE',
  PASSWORD_WEAK: 'common:refusals.PASSWORD_WEAK',
  FACILITY_CODE_UNKNOWN: 'common:refusals.FACILITY_CODE_UNKNOWN',
  FACILITY_UNKNOWN: 'common:refusals.FACILITY_UNKNOWN',
  CLIENT_NOT_REGISTERED: 'common:refusals.CLIENT_NOT_REGISTERED',
  CLIENT_EXISTS: 'common:refusals.CLIENT_EXISTS',
  CONVERSATION_NOT_STARTED: 'common:refusals.CONVERSATION_NOT_STARTED',
  CONVERSATION_CLOSED: 'common:refusals.CONVERSATION_CLOSED',
  VAT_EXISTS: 'common:refusals.VAT_EXISTS',
  LAST_ADMIN: 'common:refusals.LAST_ADMIN',
  PLAN_LIMIT: 'common:refusals.PLAN_LIMIT',
  MEETING_CLOSED: 'common:refusals.MEETING_CLOSED',
  WORKING_HOURS_EMPTY: 'common:refusals.WORKING_HOURS_EMPTY',
  WORKING_HOURS_INVALID: 'common:refusals.WORKING_HOURS_INVALID',
  PAYMENTS_NOT_CONFIGURED: 'common:refusals.PAYMENTS_NOT_CONFIGURED',
  ALREADY_PAID: 'common:refusals.ALREADY_PAID',
  PAYMENT_IN_FLIGHT: 'common:refusals.PAYMENT_IN_FLIGHT',
  PERIOD_OCCUPIED: 'common:refusals.PERIOD_OCCUPIED',
  TOO_MANY_BOOKINGS: 'common:refusals.TOO_MANY_BOOKINGS',
  TRIAL_EXPIRED: 'common:refusals.TRIAL_EXPIRED',
  SUBSCRIPTION_PAST_DUE: 'common:refusals.SUBSCRIPTION_PAST_DUE',
  STATUS_CONFLICT: 'common:refusals.STATUS_CONFLICT',
  TRIAL_ONE_FACILITY: 'common:refusals.TRIAL_ONE_FACILITY',
  STALE: 'common:refusals.STALE',
  TOO_MANY_REQUESTS: 'common:refusals.TOO_MANY_REQUESTS',
  IDEMPOTENCY_MISMATCH: 'common:refusals.IDEMPOTENCY_MISMATCH',
  PAYLOAD_TOO_LARGE: 'common:refusals.PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA: 'common:refusals.UNSUPPORTED_MEDIA',
  STORAGE_FULL: 'common:refusals.STORAGE_FULL',
  UNAVAILABLE: 'common:refusals.UNAVAILABLE',
} as const;

const texts = { ...fieldTexts, ...refusalTexts };
const isKnown = (code: unknown): code is keyof typeof texts =>
  typeof code === 'string' && Object.hasOwn(texts, code);

/** Returns the sentence for a refusal code. */
export function refusalText(t: Translate, code: string | null | undefined): string {
  return t(isKnown(code) ? texts[code] : 'common:refusals.UNEXPECTED');
}

/**
 * Returns the sentence for an error of a field, whose code is its message (a rule's own) or its type; none without an
 * error.
 */
export function fieldText(
  t: Translate,
  error: Pick<FieldError, 'type' | 'message'> | undefined,
): string | undefined {
  if (!error) return undefined;
  const code = [error.message, error.type].find(isKnown);
  return t(code ? texts[code] : 'common:fields.invalid');
}
