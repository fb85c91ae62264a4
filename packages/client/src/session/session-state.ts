import type { User } from '@zampa/contract/people/user';

/**
 * State of the session.
 * - `checking`: the app has just started and checks for a session
 * - `unreachable`: there is a session, but its user cannot be loaded
 * - `signedOut`: no session; `endedFor` is the e-mail address if the server ended it
 * - `newcomer`: first sign-in, and this device does not have the names from the sign-up
 * - `leaving`: signing out, while the splash is shown for two seconds
 * - `signedIn`: with a user; `keptAt` is set if the server was unreachable and the saved user of that time is used
 */
export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'unreachable'; readonly error: unknown }
  | { readonly status: 'signedOut'; readonly endedFor?: string }
  | { readonly status: 'newcomer'; readonly email: string }
  | { readonly status: 'leaving' }
  | { readonly status: 'signedIn'; readonly user: User; readonly keptAt?: number };
