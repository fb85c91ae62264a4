/** Whom a bound counts. A network is an IPv4 address, or the /64 that an IPv6 address lies in. */
type Counted =
  | 'account'
  | 'calendar feed'
  | 'code, by device or network'
  | 'device'
  | 'e-mail address'
  | 'e-mail address, by device or network'
  | 'facility'
  | 'family, at each facility'
  | 'network'
  | 'person'
  | 'person, at each facility or family'
  | 'reader, by person and kind of news'
  | 'recipient'
  | 'relation or invitation'
  | 'socket';

/** How much of something there may be. */
export type Bound = {
  /** Stable: counters are kept under it. */
  readonly name: string;
  readonly who: Counted;
  readonly most: number;
  /** The window in which it is counted; null: at any one time. */
  readonly seconds: number | null;
  /** What would happen without it, in a sentence. */
  readonly guards: string;
};

/** A bound of what happens within a time; beyond it the answer is TOO_MANY_REQUESTS until the window is over. */
export type Limit = Bound & { readonly seconds: number };
