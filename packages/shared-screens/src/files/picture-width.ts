import { IMAGE_WIDTHS, type ImageWidth } from '@zampa/domain/files/images';

/** Returns the width to ask for when a picture is shown so many px wide: sharp on screens with twice the pixels. */
export function widthFor(shown: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= shown * 2) ?? 1024;
}
