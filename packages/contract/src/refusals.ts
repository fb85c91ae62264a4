import { RESTRICTIONS } from '@zampa/domain/subscription/subscription';

/** All error codes with HTTP status and English text. Apps translate by code, never by text. */
export const refusals = {
  VALIDATION: { status: 400, detail: 'Some fields are not valid.' },
  UNAUTHENTICATED: { status: 401, detail: 'Please sign in.' },
  FORBIDDEN: { status: 403, detail: 'This is not yours to do.' },
  NOT_FOUND: { status: 404, detail: 'Not found.' },
  USER_EXISTS: { status: 409, detail: 'User already exists' },
  BAD_CREDENTIALS: { status: 400, detail: 'Incorrect username or password.' },
  NOT_CONFIRMED: { status: 403, detail: 'User is not confirmed.' },
  BAD_CODE: { status: 400, detail: 'Invalid verification code provided, please try again.' },
  SECOND_FACTOR_REQUIRED: { status: 403, detail: 'Enter the code of your authenticator app.' },
  STEP_UP_REQUIRED: { status: 403, detail: 'Confirm that it is you.' },
  PASSWORD_REQUIRED: { status: 400, detail: 'Enter the password chosen at sign-up.' },
  PASSWORD_WEAK: { status: 400, detail: 'Password must be at least 8 characters long' },
  FACILITY_CODE_UNKNOWN: {
    status: 404,
    detail: 'Facility code not associated with any facility.',
  },
  FACILITY_UNKNOWN: { status: 404, detail: 'Facility does not exist.' },
  CLIENT_NOT_REGISTERED: {
    status: 409,
    detail: 'Client not yet registered, feature unavailable.',
  },
  CLIENT_EXISTS: { status: 409, detail: 'This client is in the list already.' },
  CONVERSATION_NOT_STARTED: { status: 409, detail: 'Start the service before replying.' },
  CONVERSATION_CLOSED: { status: 409, detail: 'The conversation has ended.' },
  MEETING_CLOSED: { status: 409, detail: 'The video meeting is closed.' },
  NOTE_SIGNED: { status: 409, detail: 'The note is signed. Add an addendum instead.' },
  NOTE_NOT_SIGNED: { status: 409, detail: 'Sign the note first.' },
  ALLERGY_RECORDED: { status: 409, detail: 'A medicine matches a recorded allergy of the pet.' },
  STATUS_CONFLICT: { status: 409, detail: 'This is not possible in the current state.' },
  TRIAL_ONE_FACILITY: {
    status: 409,
    detail: 'Additional facilities cannot be added during the trial.',
  },
  LAST_ADMIN: {
    status: 409,
    detail: 'The last admin can be neither demoted nor removed.',
  },
  TOO_MANY_BOOKINGS: {
    status: 409,
    detail: 'You have as many open bookings with this facility as a client may have.',
  },
  PRICE_CHANGED: {
    status: 409,
    detail: 'The price has changed since it was shown.',
  },
  PERIOD_OCCUPIED: { status: 409, detail: 'Period already occupied.' },
  TOO_LATE: {
    status: 409,
    detail: 'Bookings can be changed up to 24 hours before their start.',
  },
  VAT_EXISTS: { status: 409, detail: 'Existing VAT already used.' },
  WORKING_HOURS_EMPTY: { status: 400, detail: 'No working hours entered.' },
  WORKING_HOURS_INVALID: { status: 400, detail: 'Correct errors in working hours.' },
  PAYMENTS_NOT_CONFIGURED: { status: 409, detail: 'Digital payments must be configured.' },
  ALREADY_PAID: { status: 409, detail: 'This has been paid already.' },
  PAYMENT_IN_FLIGHT: { status: 409, detail: 'A card payment of this is in progress.' },
  IMPORT_TOO_LARGE: { status: 400, detail: 'File has more than 1000 customers.' },
  TRIAL_EXPIRED: { status: 402, detail: 'The trial has ended. Choose a plan to go on.' },
  SUBSCRIPTION_PAST_DUE: {
    status: 402,
    detail: 'The subscription has not been paid. Settle it, or choose another plan, to go on.',
  },
  PLAN_LIMIT: { status: 402, detail: 'The plan has no room for this. Choose a larger one.' },
  STALE: { status: 412, detail: 'Somebody changed this in the meantime.' },
  PAYLOAD_TOO_LARGE: { status: 413, detail: 'The file is too large.' },
  UNSUPPORTED_MEDIA: { status: 415, detail: 'This kind of file is not accepted.' },
  RANGE_NOT_SATISFIABLE: { status: 416, detail: 'The range begins behind the end of the file.' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    detail: 'This key was already used for something else.',
  },
  TOO_MANY_REQUESTS: { status: 429, detail: 'Too many requests. Please wait a moment.' },
  STORAGE_FULL: { status: 507, detail: 'There is no room for more files right now.' },
  UNAVAILABLE: { status: 503, detail: 'The service is not available right now. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type RefusalCode = keyof typeof refusals;

/** Refusals of a file upload. */
export const uploadRefusals = [
  'UNSUPPORTED_MEDIA',
  'PAYLOAD_TOO_LARGE',
  'STORAGE_FULL',
] as const satisfies readonly RefusalCode[];

/** Refusals of calls that create something new, if the plan does not allow it. */
export const planRefusals = RESTRICTIONS satisfies readonly RefusalCode[];

/** Checks whether a text is a refusal code. */
export function isRefusalCode(text: unknown): text is RefusalCode {
  return typeof text === 'string' && Object.hasOwn(refusals, text);
}
