import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileUrlQuery } from '@zampa/client/files/use-file-url';
import { type RefCallback, useCallback, useState } from 'react';
import { widthFor } from './picture-width.ts';

/** It is asked for before its place comes into view. */
const NEAR = '200px';

type ShownPicture = {
  /** For the element in whose place it is. */
  readonly ref: RefCallback<Element>;
  readonly image: string | undefined;
  /** Whether there is one that is not here yet; without a connection none comes. */
  readonly isComing: boolean;
};

/** Returns a picture to be shown so many px wide, which is asked for once its place is near what is in view. */
export function usePicture(id: string | null, size: number): ShownPicture {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((place: Element) => {
    const observer = new IntersectionObserver(
      (moments) => moments.at(-1)?.isIntersecting && setIsNear(true),
      { rootMargin: NEAR, scrollMargin: NEAR },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const {
    data: image,
    isPending,
    isPaused,
  } = useQuery(fileUrlQuery(useApi(), id, { width: widthFor(size), isWanted: isNear }));
  return { ref, image, isComing: id !== null && isPending && !isPaused };
}
