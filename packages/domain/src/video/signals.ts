/**
 * What one description or candidate of a connection may be long, in characters: an offer of picture and sound has
 * about 7,000.
 */
export const SIGNAL_MAX_LENGTH = 15_000;
/** So many signals may one socket send within a second: the candidates of a connection come at once. */
export const SIGNALS_A_SECOND = 50;
/** So long what somebody connects with is good; who connects anew asks for it anew. */
export const TICKET_SECONDS = 3600;
