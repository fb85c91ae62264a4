import type { StoredFile } from '@zampa/contract/conversations/event';

const USUAL_RATIO = 4 / 3;

/** Returns width by height of a picture, so that its room can be kept before it is there. */
export const ratioOf = ({ width, height }: Pick<StoredFile, 'width' | 'height'>): number =>
  width && height ? width / height : USUAL_RATIO;
