import { MOST_OPEN_COUNTED } from '@zampa/domain/inbox/open-count';

/** Returns the number as text, `100+` from the server's counting limit on. */
export const openCountText = (open: number): string =>
  open < MOST_OPEN_COUNTED ? String(open) : `${MOST_OPEN_COUNTED}+`;
