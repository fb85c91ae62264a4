import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import { readAccessToken, writeAccessToken, type AccessClaims } from './access-token.ts';
import { sameText } from './same-text.ts';

export const ACCESS_TOKEN_SECONDS = 600;

export type BookingLink = { readonly bookingId: string; readonly userId: string };
/** What a link says; whether that is so is for its signature to say. */
export type SignedBookingLink = BookingLink & { readonly signature: string };
export type RefreshClaims = { readonly sessionId: string; readonly generation: number };

/** Makes and checks tokens. All of them follow from the session's row and the secret, so none is stored. */
export type Tokens = ReturnType<typeof createTokenSigner>;

export function createTokenSigner(secret: string, clock: Clock) {
  // Made once: a key that is made of its bytes at each signature takes six times as long as the signature.
  const keyFor = (purpose: string) =>
    createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const accessKey = keyFor('access');
  const refreshKey = keyFor('refresh');
  const codeKey = keyFor('code');

  return {
    /** The same claims issued at the same time give the same token. */
    access: (claims: AccessClaims, issuedAt: Date) =>
      writeAccessToken(accessKey, claims, issuedAt, ACCESS_TOKEN_SECONDS),

    /** `null` for a token that is not ours, was altered or has expired. */
    readAccess: (token: string) => readAccessToken(accessKey, token, clock.now()),

    refresh({ sessionId, generation }: RefreshClaims): string {
      const text = `${sessionId}.${generation}`;
      return `${text}.${sign(refreshKey, text)}`;
    },

    readRefresh(token: string): RefreshClaims | null {
      const [sessionId, generation, signature, ...rest] = token.split('.');
      if (!sessionId || !generation || !signature || rest.length > 0) return null;
      const expected = sign(refreshKey, `${sessionId}.${generation}`);
      return sameText(signature, expected) ? { sessionId, generation: Number(generation) } : null;
    },

    ...linksOf(keyFor),

    /** What is kept of a code: useless without the secret. */
    codeHash: (accountId: string, purpose: string, code: string) =>
      sign(codeKey, `${accountId}.${purpose}.${code}`),
  };
}

/** The tokens of links that are sent to people. */
function linksOf(keyFor: (purpose: string) => KeyObject) {
  const invitationKey = keyFor('invitation');
  const bookingLinkKey = keyFor('booking link');
  const deviceKey = keyFor('device');
  return {
    /** The token of an invitation's link; it can be made again, so that staff can copy the link later. */
    invitation: (id: string) => `${id}.${sign(invitationKey, id)}`,

    /** The invitation of a token; `null` for one that is not ours or was altered. */
    readInvitation(token: string): string | null {
      const [id, signature, ...rest] = token.split('.');
      if (!id || !signature || rest.length > 0) return null;
      return sameText(signature, sign(invitationKey, id)) ? id : null;
    },

    /** The mark of a device that an account was signed in on. */
    deviceMark: (accountId: string, deviceId: string) =>
      `${deviceId}.${sign(deviceKey, `${accountId}.${deviceId}`)}`,

    /** The device of a mark; `null` for one that is not ours, was altered or is of another account. */
    readDeviceMark(accountId: string, mark: string): string | null {
      const [deviceId, signature, ...rest] = mark.split('.');
      if (!deviceId || !signature || rest.length > 0) return null;
      const expected = sign(deviceKey, `${accountId}.${deviceId}`);
      return sameText(signature, expected) ? deviceId : null;
    },

    /** The token of a letter's link about a booking: of one booking and one person, at the address it is sent to. */
    bookingLink({ bookingId, userId }: BookingLink, address: string): string {
      const text = `${bookingId}.${userId}`;
      return `${text}.${sign(bookingLinkKey, `${text}.${address}`)}`;
    },

    /** Whether a link is ours, unaltered, and was sent to this address. */
    isBookingLink: ({ bookingId, userId, signature }: SignedBookingLink, address: string) =>
      sameText(signature, sign(bookingLinkKey, `${bookingId}.${userId}.${address}`)),
  };
}

/** Returns the parts of a booking's link; null for what is none. */
export function parseBookingLink(token: string): SignedBookingLink | null {
  const [bookingId, userId, signature, ...rest] = token.split('.');
  if (!bookingId || !userId || !signature || rest.length > 0) return null;
  return { bookingId, userId, signature };
}

const sign = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
