import { type FileProblem, refusalToAttach, refusalToUpload } from '@zampa/domain/files/upload';
import { mayBecomeAcceptable } from '@zampa/shared-screens/files/may-become-acceptable';
import { usePreparedPhotos } from '@zampa/shared-screens/files/use-prepared-photos';
import { type ChangeEvent, useState } from 'react';

/** Computes the photos of a form from its latest ones. */
export type UpdatePhotos = (latest: readonly File[]) => readonly File[];

type PhotoLimits = {
  readonly maxPhotos: number;
  /** Whether documents can be chosen too. */
  readonly takesDocuments: boolean;
};

/** Adds chosen photos, up to a maximum: reduces large ones and leaves out files that the server would not accept. */
export function usePhotoChoice(
  { maxPhotos, takesDocuments }: PhotoLimits,
  onChange: (update: UpdatePhotos) => void,
) {
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const refusalOf = takesDocuments ? refusalToAttach : refusalToUpload;
  const addPhotos = (chosen: readonly File[]) => {
    const validFiles = chosen.filter((file) => refusalOf(file) === null);
    const invalidFile = chosen.find((file) => refusalOf(file) !== null);
    setProblem(invalidFile ? refusalOf(invalidFile) : null);
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
