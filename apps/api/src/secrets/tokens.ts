import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import { readAccessToken, writeAccessToken, type AccessClaims } from './access-token.ts';
import { isTimingSafeEqual } from './timing-safe-equal.ts';

export const ACCESS_TOKEN_SECONDS = 600;

export type BookingLink = { readonly bookingId: string; readonly userId: string };
/** A parsed booking link. It is not trusted before its signature is checked. */
export type SignedBookingLink = BookingLink & { readonly signature: string };
export type RecallLink = { readonly messageId: string; readonly userId: string };
/** A parsed link of a recall. It is not trusted before its signature is checked. */
export type SignedRecallLink = RecallLink & { readonly signature: string };
export type RefreshClaims = { readonly sessionId: string; readonly generation: number };

/** Creates and verifies tokens. They are derived from the secret and the session's row, so that none is stored. */
export type Tokens = ReturnType<typeof createTokenSigner>;

export function createTokenSigner(secret: string, clock: Clock) {
  // Create key objects once: deriving one from bytes for each signature would take six times as long as signing.
  const keyFor = (purpose: string) =>
    createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const accessKey = keyFor('access');
  const refreshKey = keyFor('refresh');
  const codeKey = keyFor('code');
  const fingerprintKey = keyFor('fingerprint');

  return {
    /** Creates an access token. The same claims issued at the same time give the same token. */
    access: (claims: AccessClaims, issuedAt: Date) =>
      writeAccessToken(accessKey, claims, issuedAt, ACCESS_TOKEN_SECONDS),

    /** Returns the claims; null if the token is malformed, forged or expired. */
    readAccess: (token: string) => readAccessToken(accessKey, token, clock.now()),

    refresh({ sessionId, generation }: RefreshClaims): string {
      const text = `${sessionId}.${generation}`;
      return `${text}.${sign(refreshKey, text)}`;
    },

    readRefresh(token: string): RefreshClaims | null {
      const [sessionId, generation, signature, ...rest] = token.split('.');
      if (!sessionId || !generation || !signature || rest.length > 0) return null;
      const expected = sign(refreshKey, `${sessionId}.${generation}`);
      return isTimingSafeEqual(signature, expected)
        ? { sessionId, generation: Number(generation) }
        : null;
    },

    ...createLinkTokens(keyFor),

    /** The stored hash of a code, useless without the secret. */
    codeHash: (accountId: string, purpose: string, code: string) =>
      sign(codeKey, `${accountId}.${purpose}.${code}`),

    /** A keyed hash of an e-mail address or a network: nobody finds it by trying without the secret. */
    fingerprint: (text: string) => sign(fingerprintKey, text),
  };
}

/** Tokens for links that are sent to people. */
function createLinkTokens(keyFor: (purpose: string) => KeyObject) {
  const invitationKey = keyFor('invitation');
  const bookingLinkKey = keyFor('booking link');
  const recallLinkKey = keyFor('recall link');
  const deviceKey = keyFor('device');
  const restorationKey = keyFor('e-mail restoration');
  const signUpKey = keyFor('sign-up');
  return {
    /** The token of an invitation link. It can be derived again, so that staff can copy the link later. */
    invitation: (id: string) => `${id}.${sign(invitationKey, id)}`,

    /** Returns the invitation's id; null if the token is malformed or forged. */
    readInvitation: (token: string) => readSignedId(invitationKey, token),

    /** The token of the link that restores an e-mail address. */
    emailRestoration: (id: string) => `${id}.${sign(restorationKey, id)}`,

    /** The restoration of a token; `null` for one that is not ours or was altered. */
    readEmailRestoration: (token: string) => readSignedId(restorationKey, token),

    /** The mark of the browser that signed an account up. */
    signUpMark: (accountId: string) => sign(signUpKey, accountId),

    /** A signed mark of a device on which an account was signed in. */
    deviceMark: (accountId: string, deviceId: string) =>
      `${deviceId}.${sign(deviceKey, `${accountId}.${deviceId}`)}`,

    /** Returns the device's id; null if the mark is malformed, forged or belongs to another account. */
    readDeviceMark(accountId: string, mark: string): string | null {
      const [deviceId, signature, ...rest] = mark.split('.');
      if (!deviceId || !signature || rest.length > 0) return null;
      const expected = sign(deviceKey, `${accountId}.${deviceId}`);
      return isTimingSafeEqual(signature, expected) ? deviceId : null;
    },

    /** The token of an e-mail link about a booking, valid for one booking, one person and the address it is sent to. */
    bookingLink({ bookingId, userId }: BookingLink, address: string): string {
      const text = `${bookingId}.${userId}`;
      return `${text}.${sign(bookingLinkKey, `${text}.${address}`)}`;
    },

    /** Returns whether a link has a valid signature and was sent to this address. */
    isBookingLink: ({ bookingId, userId, signature }: SignedBookingLink, address: string) =>
      isTimingSafeEqual(signature, sign(bookingLinkKey, `${bookingId}.${userId}.${address}`)),

    /** The token of a link in a recall, valid for one message, one person and the address it is sent to. */
    recallLink({ messageId, userId }: RecallLink, address: string): string {
      const text = `${messageId}.${userId}`;
      return `${text}.${sign(recallLinkKey, `${text}.${address}`)}`;
    },

    /** Returns whether a link has a valid signature and was sent to this address. */
    isRecallLink: ({ messageId, userId, signature }: SignedRecallLink, address: string) =>
      isTimingSafeEqual(signature, sign(recallLinkKey, `${messageId}.${userId}.${address}`)),
  };
}

/** Splits a token of a recall into its parts; null if it is malformed. */
export function parseRecallLink(token: string): SignedRecallLink | null {
  const parts = parseBookingLink(token);
  return parts && { messageId: parts.bookingId, userId: parts.userId, signature: parts.signature };
}

/** Splits a booking token into its parts; null if it is malformed. */
export function parseBookingLink(token: string): SignedBookingLink | null {
  const [bookingId, userId, signature, ...rest] = token.split('.');
  if (!bookingId || !userId || !signature || rest.length > 0) return null;
  return { bookingId, userId, signature };
}

function readSignedId(key: KeyObject, token: string): string | null {
  const [id, signature, ...rest] = token.split('.');
  if (!id || !signature || rest.length > 0) return null;
  return isTimingSafeEqual(signature, sign(key, id)) ? id : null;
}

const sign = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
