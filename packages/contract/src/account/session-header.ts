/** Apps of this product. They share an origin, so each has its own session cookie. */
export const SESSION_APPS = ['clinic', 'owner'] as const;
export type SessionApp = (typeof SESSION_APPS)[number];

/**
 * Header that names the app whose refresh token is in an `HttpOnly` cookie. Forms and links of other sites cannot
 * send it. Clients without it get the refresh token in the body.
 */
export const SESSION_HEADER = 'X-Zampa-Session';
