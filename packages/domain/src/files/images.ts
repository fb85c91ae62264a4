/** Widths and formats in which pictures are served; all others are refused. `authorization.md`, row 69. */
export const IMAGE_WIDTHS = [50, 64, 128, 256, 512, 1024] as const;
export const IMAGE_FORMATS = ['png', 'jpeg', 'webp'] as const;
/** Width used if only a format is requested. */
export const LARGEST_WIDTH = 1024 satisfies (typeof IMAGE_WIDTHS)[number];
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Maximum size of an uploaded picture, and maximum number of pixels that are decoded. */
export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 60_000_000;
/** Longest side of a stored picture. Browsers make larger ones smaller before they send them. */
export const STORED_LONGEST_SIDE = 2560;

/** Width and height of a pet's avatar, in pixels. */
export const AVATAR_SIZE = 64;

type Dimensions = { readonly width: number; readonly height: number };

/**
 * Returns the width and height to which a device reduces a photo before sending it; `null` for a photo that is not
 * larger than its stored copy and is sent unchanged.
 */
export function reducedDimensions({ width, height }: Dimensions): Dimensions | null {
  const scale = STORED_LONGEST_SIDE / Math.max(width, height);
  if (scale >= 1) return null;
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
