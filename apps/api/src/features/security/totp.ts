import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after the current one whose codes are accepted. */
const WINDOW = 1;

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Zampa',
    label: email,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: STEP_SECONDS,
  });

/** Returns a new secret for an authenticator app, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the time step of a valid code; null if it is wrong or not newer than `lastStep`. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  return step > lastStep ? step : null;
}
