/** Maximum length of a session description or ICE candidate, in characters; a usual offer has about 7,000. */
export const SIGNAL_MAX_LENGTH = 15_000;
/** Maximum number of signals a socket can send per second; ICE candidates arrive in bursts. */
export const SIGNALS_A_SECOND = 50;
/**
 * Validity of a ticket's credentials in seconds. Short, because they still work after the person was removed; a
 * running call renews them.
 */
export const TICKET_SECONDS = 600;
