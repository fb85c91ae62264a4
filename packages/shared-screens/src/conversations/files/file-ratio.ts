import type { StoredFile } from '@zampa/contract/conversations/event';

const DEFAULT_RATIO = 4 / 3;

/** Returns the aspect ratio (width / height) of a picture, to reserve its space before it loads. */
export const aspectRatioOf = ({ width, height }: Pick<StoredFile, 'width' | 'height'>): number =>
  width && height ? width / height : DEFAULT_RATIO;
