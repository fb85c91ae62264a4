import type { User } from '@zampa/contract/people/user';

/**
 * Where the sign-in stands.
 *
 * - `checking`: the app has just started and asks whether somebody is signed in
 * - `unreachable`: somebody is, but the server cannot be asked about them
 * - `signedOut`: nobody is; after a session that the server has ended, whose it was
 * - `newcomer`: signed in for the first time, and the names given at sign-up are not known on this device
 * - `leaving`: signing out, for the two seconds of the splash
 * - `signedIn`: somebody is; as of `keptAt` where the server could not be reached and this device remembers them
 */
export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'unreachable'; readonly error: unknown }
  | { readonly status: 'signedOut'; readonly endedFor?: string }
  | { readonly status: 'newcomer'; readonly email: string }
  | { readonly status: 'leaving' }
  | { readonly status: 'signedIn'; readonly user: User; readonly keptAt?: number };
