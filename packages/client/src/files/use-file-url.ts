import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ImageFormat, ImageWidth } from '@zampa/domain/files/images';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { DAY_MS } from '@zampa/domain/time/durations';
import { createPictureUrl } from './picture-urls.ts';

/** How a picture is asked for; one that is not wanted yet is shown where it is there already. */
export type ShownFile = {
  readonly width?: ImageWidth;
  readonly format?: ImageFormat;
  readonly isWanted?: boolean;
};

/** Waits for a task of its own. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the query of a picture as an object URL: it needs the bearer token, so an `img` cannot load it by itself. */
export const fileUrlQuery = (
  api: Api,
  id: string | null,
  { width, format = 'webp', isWanted = true }: ShownFile,
) =>
  queryOptions({
    queryKey: ['files', id, width ?? null, format],
    enabled: isWanted,
    queryFn: id
      ? async ({ signal }) => {
          // Pictures come by the dozen: each in a task of its own, after what was asked for together with them.
          await turn();
          const query = width ? { width, format } : { format };
          // A browser has six ways to the server: who opens something does not wait behind dozens of pictures.
          const input = { params: { id }, query, signal, isUnhurried: true };
          return createPictureUrl(await api.blob('GET /files/{id}', input));
        }
      : skipToken,
    // A stored file never changes; a new picture has a new id.
    staleTime: DAY_MS,
  });

/** Returns an address for an `img`; `null` while it loads, when it could not be loaded, and without a file. */
export function useFileUrl(id: string | null, shown: ShownFile = {}): string | null {
  return useQuery(fileUrlQuery(useApi(), id, shown)).data ?? null;
}

/** Returns the id of the file that an image field names: the field holds an id, or an address that ends in one. */
export function fileIdOf(image: string | null | undefined): string | null {
  return image?.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i)?.[0] ?? null;
}
