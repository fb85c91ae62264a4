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

/** The keys of one purpose. A replaced secret signs nothing any more, but what it has signed is still accepted. */
type Keys = { readonly current: KeyObject; readonly accepted: readonly KeyObject[] };

/**
 * Creates the signer of an installation.
 *
 * @param previousSecret the secret that `secret` has replaced: sessions, device marks and links of it still work
 */
export function createTokenSigner(secret: string, clock: Clock, previousSecret?: string) {
  // Create key objects once: deriving one from bytes for each signature would take six times as long as signing.
  const derive = (from: string, purpose: string) =>
    createSecretKey(createHmac('sha256', from).update(purpose).digest());
  const keyFor = (purpose: string) => derive(secret, purpose);
  const keysFor = (purpose: string): Keys => {
    const current = keyFor(purpose);
    const previous = previousSecret === undefined ? [] : [derive(previousSecret, purpose)];
    return { current, accepted: [current, ...previous] };
  };
  const accessKeys = keysFor('access');
  const refreshKeys = keysFor('refresh');
  const codeKeys = keysFor('code');
  const fingerprintKey = keyFor('fingerprint');

  return {
    /** Creates an access token. The same claims issued at the same time give the same token. */
    access: (claims: AccessClaims, issuedAt: Date) =>
      writeAccessToken(accessKeys.current, claims, issuedAt, ACCESS_TOKEN_SECONDS),

    /** Returns the claims; null if the token is malformed, forged or expired. */
    readAccess(token: string): AccessClaims | null {
      for (const key of accessKeys.accepted) {
        const claims = readAccessToken(key, token, clock.now());
        if (claims) return claims;
      }
      return null;
    },

    refresh({ sessionId, generation }: RefreshClaims): string {
      const text = `${sessionId}.${generation}`;
      return `${text}.${sign(refreshKeys.current, text)}`;
    },

    readRefresh(token: string): RefreshClaims | null {
      const [sessionId, generation, signature, ...rest] = token.split('.');
      if (!sessionId || !generation || !signature || rest.length > 0) return null;
      return isSignedBy(refreshKeys, `${sessionId}.${generation}`, signature)
        ? { sessionId, generation: Number(generation) }
        : null;
    },

    ...createLinkTokens(keysFor),

    /** The stored hash of a code, useless without the secret. */
    codeHash: (accountId: string, purpose: string, code: string) =>
      sign(codeKeys.current, `${accountId}.${purpose}.${code}`),

    /** The hashes under which a code may be stored: of this secret and of the one that it has replaced. */
    acceptedCodeHashes: (accountId: string, purpose: string, code: string): readonly string[] =>
      codeKeys.accepted.map((key) => sign(key, `${accountId}.${purpose}.${code}`)),

    /** A keyed hash of an e-mail address or a network: nobody finds it by trying without the secret. */
    fingerprint: (text: string) => sign(fingerprintKey, text),
  };
}

/** Tokens for links that are sent to people. */
function createLinkTokens(keysFor: (purpose: string) => Keys) {
  const invitationKeys = keysFor('invitation');
  const bookingLinkKeys = keysFor('booking link');
  const recallLinkKeys = keysFor('recall link');
  const deviceKeys = keysFor('device');
  const restorationKeys = keysFor('e-mail restoration');
  const signUpKeys = keysFor('sign-up');
  return {
    /** The token of an invitation link. It can be derived again, so that staff can copy the link later. */
    invitation: (id: string) => `${id}.${sign(invitationKeys.current, id)}`,

    /** Returns the invitation's id; null if the token is malformed or forged. */
    readInvitation: (token: string) => readSignedId(invitationKeys, token),

    /** The token of the link that restores an e-mail address. */
    emailRestoration: (id: string) => `${id}.${sign(restorationKeys.current, id)}`,

    /** The restoration of a token; `null` for one that is not ours or was altered. */
    readEmailRestoration: (token: string) => readSignedId(restorationKeys, token),

    /** The mark of the browser that signed an account up. */
    signUpMark: (accountId: string) => sign(signUpKeys.current, accountId),

    /** A signed mark of a device on which an account was signed in. */
    deviceMark: (accountId: string, deviceId: string) =>
      `${deviceId}.${sign(deviceKeys.current, `${accountId}.${deviceId}`)}`,

    /** Returns the device's id; null if the mark is malformed, forged or belongs to another account. */
    readDeviceMark(accountId: string, mark: string): string | null {
      const [deviceId, signature, ...rest] = mark.split('.');
      if (!deviceId || !signature || rest.length > 0) return null;
      return isSignedBy(deviceKeys, `${accountId}.${deviceId}`, signature) ? deviceId : null;
    },

    /** The token of an e-mail link about a booking, valid for one booking, one person and the address it is sent to. */
    bookingLink({ bookingId, userId }: BookingLink, address: string): string {
      const text = `${bookingId}.${userId}`;
      return `${text}.${sign(bookingLinkKeys.current, `${text}.${address}`)}`;
    },

    /** Returns whether a link has a valid signature and was sent to this address. */
    isBookingLink: ({ bookingId, userId, signature }: SignedBookingLink, address: string) =>
      isSignedBy(bookingLinkKeys, `${bookingId}.${userId}.${address}`, signature),

    /** The token of a link in a recall, valid for one message, one person and the address it is sent to. */
    recallLink({ messageId, userId }: RecallLink, address: string): string {
      const text = `${messageId}.${userId}`;
      return `${text}.${sign(recallLinkKeys.current, `${text}.${address}`)}`;
    },

    /** Returns whether a link has a valid signature and was sent to this address. */
    isRecallLink: ({ messageId, userId, signature }: SignedRecallLink, address: string) =>
      isSignedBy(recallLinkKeys, `${messageId}.${userId}.${address}`, signature),
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

function readSignedId(keys: Keys, token: string): string | null {
  const [id, signature, ...rest] = token.split('.');
  if (!id || !signature || rest.length > 0) return null;
  return isSignedBy(keys, id, signature) ? id : null;
}

const isSignedBy = ({ accepted }: Keys, text: string, signature: string) =>
  accepted.some((key) => isTimingSafeEqual(signature, sign(key, text)));

const sign = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
