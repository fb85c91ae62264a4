import '@zampa/i18n/english/files';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { UPLOAD_TYPES, refusalToUpload } from '@zampa/domain/files/upload';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

export interface ChoosePictureProps {
  /** What the picture is of. */
  label: string;
  chooseLabel: string;
  /** Takes back the one that was chosen and is not stored yet; absent where none was. */
  undoLabel: string | null;
  onChoose: (file: File | null) => void;
  /** Why the server does not take the chosen one. */
  error: string | undefined;
}

/**
 * Chooses a picture and says at once when it is none, as far as one sees without opening it. A phone offers its camera by
 * itself.
 */
export function ChoosePicture(props: ChoosePictureProps) {
  const { label, chooseLabel, undoLabel, onChoose, error } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // It may stand far from where the form was sent.
  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);
  const [problem, setProblem] = useState<ReturnType<typeof refusalToUpload>>(null);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    const refusal = refusalToUpload(file);
    setProblem(refusal);
    if (!refusal) onChoose(file);
  };

  const drop = () => {
    setProblem(null);
    onChoose(null);
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
        ref={button}
        variant="default"
        leftSection={<IconCamera size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {chooseLabel}
      </Button>
      {undoLabel && (
        <Button variant="subtle" onClick={drop}>
          {undoLabel}
        </Button>
      )}
      <ErrorLine>{problem ? t(`files:${problem}`) : error}</ErrorLine>
    </>
  );
}
