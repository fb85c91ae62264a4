import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Prepared = {
  /** Whether chosen photos are being reduced; the form should not be sent. */
  readonly isPreparing: boolean;
  readonly prepare: (chosen: readonly File[]) => void;
};

/**
 * Reduces chosen photos before they are used, so that they are sent quickly and without their location.
 *
 * @param onPrepared called with the files as they will be sent
 * @param subject the conversation or form that the files are for; files chosen for another one are dropped
 */
export function usePreparedPhotos(
  onPrepared: (files: readonly File[]) => void,
  subject = '',
): Prepared {
  const [running, setRunning] = useState(0);
  // The form may have changed when the photos are ready.
  const latest = useRef({ onPrepared, subject });
  useLayoutEffect(() => {
    latest.current = { onPrepared, subject };
    // A form that was closed in the meantime is not changed.
    return () => {
      latest.current = { onPrepared: () => {}, subject };
    };
  });
  const prepare = useCallback((chosen: readonly File[]) => {
    const { subject: chosenFor } = latest.current;
    setRunning((count) => count + 1);
    void reduce(chosen)
      .then((files) => {
        if (latest.current.subject === chosenFor) latest.current.onPrepared(files);
      })
      .finally(() => setRunning((count) => count - 1));
  }, []);
  return { isPreparing: running > 0, prepare };
}

/** Most messages have no file, so the code is loaded with the first one. */
const reduce = (chosen: readonly File[]): Promise<readonly File[]> =>
  import('@zampa/client/api/prepare-photos').then(
    ({ preparePhotos }) => preparePhotos(chosen),
    () => chosen,
  );
