import '@zampa/i18n/english/problems';
import type { Translate } from '@zampa/i18n/translator';
import type { FieldError } from 'react-hook-form';

/** Literal keys for every code, so that the unused-text check finds them. */
const fieldTexts = {
  required: 'problems:fields.required',
  invalid_text: 'problems:fields.invalid_text',
  invalid_email: 'problems:fields.invalid_email',
  invalid_phone: 'problems:fields.invalid_phone',
  invalid_time: 'problems:fields.invalid_time',
  invalid_timezone: 'problems:fields.invalid_timezone',
  invalid_code: 'problems:fields.invalid_code',
  invalid_date: 'problems:fields.invalid_date',
  date_too_early: 'problems:fields.date_too_early',
  date_in_future: 'problems:fields.date_in_future',
  before_birth: 'problems:fields.before_birth',
  before_dose: 'problems:fields.before_dose',
  too_many_doses: 'problems:fields.too_many_doses',
  date_in_past: 'problems:fields.date_in_past',
  invalid_pin: 'problems:fields.invalid_pin',
  recorded_allergy: 'problems:fields.recorded_allergy',
  invalid_weight: 'problems:fields.invalid_weight',
  invalid_microchip: 'problems:fields.invalid_microchip',
  daily_text_quota: 'problems:fields.daily_text_quota',
  daily_upload_quota: 'problems:fields.daily_upload_quota',
  list_full: 'problems:fields.list_full',
  too_big: 'problems:fields.too_big',
  too_small: 'problems:fields.too_small',
  pets_required: 'problems:fields.pets_required',
  services_required: 'problems:fields.services_required',
  consent_required: 'problems:fields.consent_required',
  overlap: 'problems:fields.overlap',
  ends_before_start: 'problems:fields.ends_before_start',
  invalid_vat: 'problems:fields.invalid_vat',
  invalid_fiscal_code: 'problems:fields.invalid_fiscal_code',
  invalid_postcode: 'problems:fields.invalid_postcode',
  pec_or_sdi: 'problems:fields.pec_or_sdi',
  invalid_sdi: 'problems:fields.invalid_sdi',
  invalid_country: 'problems:fields.invalid_country',
  invalid_website: 'problems:fields.invalid_website',
  not_positive: 'problems:fields.not_positive',
  already_present: 'problems:fields.already_present',
  too_soon_to_pay: 'problems:fields.too_soon_to_pay',
  too_little_for_card: 'problems:fields.too_little_for_card',
  nothing_to_pay: 'problems:fields.nothing_to_pay',
  web_address: 'problems:fields.web_address',
  same_clinic: 'problems:fields.same_clinic',
  // These texts are in the `files` namespace.
  file_too_large: 'files:file_too_large',
  too_many_pixels: 'files:too_many_pixels',
  file_kind: 'files:file_kind',
  heic: 'files:heic',
  infected: 'files:infected',
  unknown: 'problems:fields.unknown',
  invalid_weekday: 'problems:fields.invalid_weekday',
  // The password of the signed-in user: no username could be wrong.
  BAD_CREDENTIALS: 'problems:fields.wrong_password',
} as const;

const refusalTexts = {
  UNEXPECTED: 'common:refusals.UNEXPECTED',
  OFFLINE: 'common:refusals.OFFLINE',
  VALIDATION: 'problems:refusals.VALIDATION',
  UNAUTHENTICATED: 'problems:refusals.UNAUTHENTICATED',
  FORBIDDEN: 'problems:refusals.FORBIDDEN',
  NOT_FOUND: 'problems:refusals.NOT_FOUND',
  USER_EXISTS: 'problems:refusals.USER_EXISTS',
  BAD_CREDENTIALS: 'problems:refusals.BAD_CREDENTIALS',
  NOT_CONFIRMED: 'problems:refusals.NOT_CONFIRMED',
  SECOND_FACTOR_REQUIRED: 'problems:refusals.SECOND_FACTOR_REQUIRED',
  STEP_UP_REQUIRED: 'problems:refusals.STEP_UP_REQUIRED',
  BAD_CODE: 'problems:refusals.BAD_CODE',
  PASSWORD_REQUIRED: 'problems:refusals.PASSWORD_REQUIRED',
  PASSWORD_WEAK: 'problems:refusals.PASSWORD_WEAK',
  FACILITY_CODE_UNKNOWN: 'problems:refusals.FACILITY_CODE_UNKNOWN',
  FACILITY_UNKNOWN: 'problems:refusals.FACILITY_UNKNOWN',
  CLIENT_NOT_REGISTERED: 'problems:refusals.CLIENT_NOT_REGISTERED',
  CLIENT_EXISTS: 'problems:refusals.CLIENT_EXISTS',
  CONVERSATION_NOT_STARTED: 'problems:refusals.CONVERSATION_NOT_STARTED',
  CONVERSATION_CLOSED: 'problems:refusals.CONVERSATION_CLOSED',
  NOTE_SIGNED: 'problems:refusals.NOTE_SIGNED',
  NOTE_NOT_SIGNED: 'problems:refusals.NOTE_NOT_SIGNED',
  ALLERGY_RECORDED: 'problems:refusals.ALLERGY_RECORDED',
  VAT_EXISTS: 'problems:refusals.VAT_EXISTS',
  LAST_ADMIN: 'problems:refusals.LAST_ADMIN',
  PLAN_LIMIT: 'problems:refusals.PLAN_LIMIT',
  MEETING_CLOSED: 'problems:refusals.MEETING_CLOSED',
  WORKING_HOURS_EMPTY: 'problems:refusals.WORKING_HOURS_EMPTY',
  WORKING_HOURS_INVALID: 'problems:refusals.WORKING_HOURS_INVALID',
  PAYMENTS_NOT_CONFIGURED: 'problems:refusals.PAYMENTS_NOT_CONFIGURED',
  ALREADY_PAID: 'problems:refusals.ALREADY_PAID',
  PAYMENT_IN_FLIGHT: 'problems:refusals.PAYMENT_IN_FLIGHT',
  PERIOD_OCCUPIED: 'problems:refusals.PERIOD_OCCUPIED',
  TOO_LATE: 'problems:refusals.TOO_LATE',
  TOO_MANY_BOOKINGS: 'problems:refusals.TOO_MANY_BOOKINGS',
  PRICE_CHANGED: 'problems:refusals.PRICE_CHANGED',
  TRIAL_EXPIRED: 'problems:refusals.TRIAL_EXPIRED',
  SUBSCRIPTION_PAST_DUE: 'problems:refusals.SUBSCRIPTION_PAST_DUE',
  STATUS_CONFLICT: 'problems:refusals.STATUS_CONFLICT',
  TRIAL_ONE_FACILITY: 'problems:refusals.TRIAL_ONE_FACILITY',
  STALE: 'problems:refusals.STALE',
  TOO_MANY_REQUESTS: 'problems:refusals.TOO_MANY_REQUESTS',
  IDEMPOTENCY_MISMATCH: 'problems:refusals.IDEMPOTENCY_MISMATCH',
  PAYLOAD_TOO_LARGE: 'problems:refusals.PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA: 'problems:refusals.UNSUPPORTED_MEDIA',
  STORAGE_FULL: 'problems:refusals.STORAGE_FULL',
  UNAVAILABLE: 'problems:refusals.UNAVAILABLE',
} as const;

const formTexts = { ...fieldTexts, ...refusalTexts };
const textsByFieldCode = { ...refusalTexts, ...fieldTexts };
const isKnownCode = (code: unknown): code is keyof typeof formTexts =>
  typeof code === 'string' && Object.hasOwn(formTexts, code);

/** Returns the sentence for a refusal code. */
export function refusalText(t: Translate, code: string | null | undefined): string {
  return t(isKnownCode(code) ? formTexts[code] : 'common:refusals.UNEXPECTED');
}

/**
 * Returns the sentence for a field error, found by its message (the code of a custom rule) or else its type;
 * undefined without an error.
 */
export function fieldText(
  t: Translate,
  error: Pick<FieldError, 'type' | 'message'> | undefined,
): string | undefined {
  if (!error) return undefined;
  const code = [error.message, error.type].find(isKnownCode);
  return t(code ? textsByFieldCode[code] : 'problems:fields.invalid');
}
