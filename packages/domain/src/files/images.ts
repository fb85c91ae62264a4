/** Widths and formats in which pictures are served; anything else is refused. `authorization.md`, row 69. */
export const IMAGE_WIDTHS = [50, 64, 128, 256, 512, 1024] as const;
export const IMAGE_FORMATS = ['png', 'jpeg', 'webp'] as const;
/** The width of a picture whose format alone was asked for. */
export const LARGEST_WIDTH = 1024 satisfies (typeof IMAGE_WIDTHS)[number];
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The largest upload, and the most pixels that are decoded. */
export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 24_000_000;

/** The size of a pet's avatar, in pixels each way. */
export const AVATAR_SIZE = 64;
