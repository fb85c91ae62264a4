import '@zampa/i18n/english/files';
import { Button } from '@mantine/core';
import { IconCamera } from '@zampa/ui/icons/IconCamera';
import { UPLOAD_TYPES } from '@zampa/domain/files/upload';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useEffect, useRef } from 'react';
import { usePictureChoice } from './use-picture-choice.ts';

export interface PictureInputProps {
  /** Accessible label of the file input. */
  label: string;
  chooseLabel: string;
  /** Label of the button that discards a chosen, unsaved picture; null if none is chosen. */
  undoLabel: string | null;
  onChoose: (file: File | null) => void;
  /** Why the server rejected the picture. */
  error: string | undefined;
}

/** Button to choose a picture. Rejects unsupported files before upload by type and size. Phones offer the camera. */
export function PictureInput(props: PictureInputProps) {
  const { label, chooseLabel, undoLabel, onChoose, error } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The field may be far from the submit button, so moves the focus here.
  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);
  const { problem, isPreparing, choose, discard } = usePictureChoice(onChoose);
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
        disabled={isPreparing}
        onClick={() => input.current?.click()}
      >
        {chooseLabel}
      </Button>
      {undoLabel && (
        <Button variant="subtle" onClick={discard}>
          {undoLabel}
        </Button>
      )}
      {isPreparing && (
        <Text size="small" tone="muted" role="status">
          {t('files:preparing')}
        </Text>
      )}
      <ErrorLine>{problem ? t(`files:${problem}`) : error}</ErrorLine>
    </>
  );
}
