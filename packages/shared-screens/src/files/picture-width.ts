import { IMAGE_WIDTHS, type ImageWidth } from '@zampa/domain/files/images';

/** Returns the image width to request for a display width in px: at least double, for high-density screens. */
export function requestWidthFor(displayWidth: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= displayWidth * 2) ?? 1024;
}
