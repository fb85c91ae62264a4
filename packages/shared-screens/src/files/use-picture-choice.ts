import { refusalToUpload } from '@zampa/domain/files/upload';
import { type ChangeEvent, useState } from 'react';
import { mayBecomeAcceptable } from './may-become-acceptable.ts';
import { usePreparedPhotos } from './use-prepared-photos.ts';

/** Chooses and discards a picture: reduces large photos and rejects files that the server would not accept. */
export function usePictureChoice(onChoose: (file: File | null) => void) {
  const [problem, setProblem] = useState<ReturnType<typeof refusalToUpload>>(null);
  const accept = (file: File) => {
    const refusal = refusalToUpload(file);
    setProblem(refusal);
    if (!refusal) onChoose(file);
  };
  const { isPreparing, prepare } = usePreparedPhotos((files) => files.forEach(accept));
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    if (mayBecomeAcceptable(file)) prepare([file]);
    else accept(file);
  };
  const discard = () => {
    setProblem(null);
    onChoose(null);
  };
  return { problem, isPreparing, choose, discard };
}
