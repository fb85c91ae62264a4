import { Button } from '@mantine/core';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { IconPaperclip } from '@zampa/ui/icons/IconPaperclip';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { type ChangeEvent, useRef } from 'react';

export interface FileFieldProps {
  /** Accessible label of the file input. */
  label: string;
  chooseLabel: string;
  accept: readonly string[];
  /** Name of the chosen file. */
  name: string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Button to choose one file, with the name of the chosen one. */
export function FileField({ label, chooseLabel, accept, name, error, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  return (
    <Stack gap="4">
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Row>
        <Button
          variant="default"
          leftSection={<IconPaperclip size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {chooseLabel}
        </Button>
        {name && <Text>{name}</Text>}
      </Row>
      <ErrorLine>{error}</ErrorLine>
    </Stack>
  );
}
