/** The subject that a limit counts by. A network is an IPv4 address or the /64 prefix of an IPv6 address. */
type Counted =
  | 'account'
  | 'calendar feed'
  | 'code, by device or network'
  | 'device'
  | 'e-mail address'
  | 'e-mail address, by device or network'
  | 'facility'
  | 'installation'
  | 'family, at each facility'
  | 'network'
  | 'person'
  | 'person, at each facility or family'
  | 'reader, by person and kind of news'
  | 'recipient'
  | 'relation or invitation'
  | 'share link'
  | 'socket';

/** A limit on a number of things or uses. */
export type Bound = {
  /** Stable, since counters are stored under it. */
  readonly name: string;
  readonly countedBy: Counted;
  readonly most: number;
  /** The unit of `most` when events are not counted. */
  readonly unit?: 'bytes' | 'ms';
  /** The window in seconds; null for a number at any one time. */
  readonly seconds: number | null;
  /** The abuse that the limit prevents. */
  readonly guards: string;
};

/** A limit per time window; beyond it the response is TOO_MANY_REQUESTS until the window ends. */
export type Limit = Bound & { readonly seconds: number };
