/** Values of the caller that appear in its requests. */
export type Caller = {
  readonly email: string;
  readonly isOwner: boolean;
  readonly spareRefreshToken: string;
};
