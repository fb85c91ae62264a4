import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileUrlQuery } from '@zampa/client/files/use-file-url';
import { type RefCallback, useCallback, useState } from 'react';
import { requestWidthFor } from './picture-width.ts';

/** Loads the picture this far before it becomes visible. */
const PREFETCH_MARGIN = '200px';

type LazyPicture = {
  /** For the element that shows the picture. */
  readonly ref: RefCallback<Element>;
  readonly image: string | undefined;
  /** Whether the picture is still loading; false while offline. */
  readonly isLoading: boolean;
};

/** Loads a picture of the given display width (px) once its element is near the viewport. */
export function usePicture(id: string | null, size: number): LazyPicture {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((place: Element) => {
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setIsNear(true),
      { rootMargin: PREFETCH_MARGIN, scrollMargin: PREFETCH_MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const {
    data: image,
    isPending,
    isPaused,
  } = useQuery(fileUrlQuery(useApi(), id, { width: requestWidthFor(size), isEnabled: isNear }));
  return { ref, image, isLoading: id !== null && isPending && !isPaused };
}
