import '@zampa/i18n/english/files';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { UPLOAD_TYPES, refusalToUpload } from '@zampa/domain/files/upload';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { type ChangeEvent, useRef, useState } from 'react';

export interface ChoosePictureProps {
  /** What the picture is of. */
  label: string;
  chooseLabel: string;
  /** Takes back the one that was chosen and is not stored yet; absent where none was. */
  undoLabel: string | null;
  onChoose: (file: File | null) => void;
}

/** Chooses a picture and says at once when it is none. A phone offers its camera by itself. */
export function ChoosePicture({ label, chooseLabel, undoLabel, onChoose }: ChoosePictureProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof refusalToUpload>>(null);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    const refusal = refusalToUpload(file);
    setProblem(refusal);
    if (!refusal) onChoose(file);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Button
        variant="default"
        leftSection={<IconCamera size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {chooseLabel}
      </Button>
      {undoLabel && (
        <Button variant="subtle" onClick={() => onChoose(null)}>
          {undoLabel}
        </Button>
      )}
      <ErrorLine>{problem && t(`files:${problem}`)}</ErrorLine>
    </>
  );
}
