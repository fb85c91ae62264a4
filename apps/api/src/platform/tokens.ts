import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../ports/clock.ts';

export const ACCESS_TOKEN_SECONDS = 600;

export type AccessClaims = { readonly accountId: string; readonly sessionId: string };
export type BookingLink = { readonly bookingId: string; readonly userId: string };
export type RefreshClaims = { readonly sessionId: string; readonly generation: number };

/** Makes and checks tokens. All of them follow from the session's row and the secret, so none is stored. */
export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(secret: string, clock: Clock) {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const accessKey = keyFor('access');
  const refreshKey = keyFor('refresh');
  const codeKey = keyFor('code');

  return {
    /** The same claims issued at the same time give the same token. */
    access: ({ accountId, sessionId }: AccessClaims, issuedAt: Date) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + ACCESS_TOKEN_SECONDS * 1000))
        .sign(accessKey),

    /** `null` for a token that is not ours, was altered or has expired. */
    async readAccess(token: string): Promise<AccessClaims | null> {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          currentDate: clock.now(),
        });
        const { sub, sid } = payload;
        return sub && typeof sid === 'string' ? { accountId: sub, sessionId: sid } : null;
      } catch {
        return null;
      }
    },

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
function linksOf(keyFor: (purpose: string) => Buffer) {
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

    /** The token of a letter's link about a booking: of one booking and one person. */
    bookingLink({ bookingId, userId }: BookingLink): string {
      const text = `${bookingId}.${userId}`;
      return `${text}.${sign(bookingLinkKey, text)}`;
    },

    /** `null` for one that is not ours or was altered. */
    readBookingLink(token: string): BookingLink | null {
      const [bookingId, userId, signature, ...rest] = token.split('.');
      if (!bookingId || !userId || !signature || rest.length > 0) return null;
      const expected = sign(bookingLinkKey, `${bookingId}.${userId}`);
      return sameText(signature, expected) ? { bookingId, userId } : null;
    },
  };
}

const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
