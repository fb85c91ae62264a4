/** What of somebody who calls stands in their requests. */
export type Caller = {
  readonly email: string;
  readonly isOwner: boolean;
  readonly spareRefreshToken: string;
};
