import { MOST_OPEN_COUNTED } from '@zampa/domain/inbox/open-count';

/** Returns how many there are: `100+` where no more were counted. */
export const openCountText = (open: number): string =>
  open < MOST_OPEN_COUNTED ? String(open) : `${MOST_OPEN_COUNTED}+`;
