import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ImageFormat, ImageWidth } from '@zampa/domain/files/images';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { DAY_MS } from '@zampa/domain/time/durations';
import { createPictureUrl } from './picture-urls.ts';

/** Requested format of a picture. If it is not enabled, it is shown only if cached. */
export type PictureOptions = {
  readonly width?: ImageWidth;
  readonly format?: ImageFormat;
  readonly isEnabled?: boolean;
};

/** Waits for the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Query for a picture as an object URL: the call needs the access token, so an `img` cannot load it directly. */
export const fileUrlQuery = (
  api: Api,
  id: string | null,
  { width, format = 'webp', isEnabled = true }: PictureOptions,
) =>
  queryOptions({
    queryKey: ['files', id, width ?? null, format],
    enabled: isEnabled,
    queryFn: id
      ? async ({ signal }) => {
          // Pictures are requested by the dozen: each starts in its own task, after other requests.
          await nextTask();
          const query = width ? { width, format } : { format };
          // Browsers allow six connections to a server, so dozens of pictures must not delay other requests.
          const input = { params: { id }, query, signal, isUnhurried: true };
          return createPictureUrl(await api.readFile(input));
        }
      : skipToken,
    // A stored file never changes; a new picture has a new id.
    staleTime: DAY_MS,
  });

/** Returns a URL for an `img`; null while loading, after an error, and without a file. */
export function useFileUrl(id: string | null, options: PictureOptions = {}): string | null {
  return useQuery(fileUrlQuery(useApi(), id, options)).data ?? null;
}

/**
 * Returns the file id in an image field, which contains an id or a URL that ends in one; null if the field
 * contains no id.
 */
export function fileIdOf(image: string | null | undefined): string | null {
  return image?.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i)?.[0] ?? null;
}
