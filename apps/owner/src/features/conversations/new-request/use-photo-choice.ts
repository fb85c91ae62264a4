import { refusalToUpload } from '@zampa/domain/files/upload';
import { mayBecomeAcceptable } from '@zampa/shared-screens/files/may-become-acceptable';
import { usePreparedPhotos } from '@zampa/shared-screens/files/use-prepared-photos';
import { type ChangeEvent, useState } from 'react';

/** Computes the photos of a form from its latest ones. */
export type UpdatePhotos = (latest: readonly File[]) => readonly File[];

/** Adds chosen photos, up to a maximum: reduces large ones and leaves out files that the server would not accept. */
export function usePhotoChoice(maxPhotos: number, onChange: (update: UpdatePhotos) => void) {
  const [problem, setProblem] = useState<ReturnType<typeof refusalToUpload>>(null);
  const addPhotos = (chosen: readonly File[]) => {
    const validFiles = chosen.filter((file) => refusalToUpload(file) === null);
    const invalidFile = chosen.find((file) => refusalToUpload(file) !== null);
    setProblem(invalidFile ? refusalToUpload(invalidFile) : null);
    onChange((latest) => [...latest, ...validFiles].slice(0, maxPhotos));
  };
  const { isPreparing, prepare } = usePreparedPhotos(addPhotos);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    const large = chosen.filter(mayBecomeAcceptable);
    addPhotos(chosen.filter((file) => !large.includes(file)));
    if (large.length > 0) prepare(large);
  };
  return { problem, isPreparing, choose };
}
