import type { ReactNode } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './ShareChoice.module.css';

export interface ShareChoiceProps {
  picture: ReactNode;
  details?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** Button for one destination of shared photos. */
export function ShareChoice({ picture, details, onChoose, children }: ShareChoiceProps) {
  return (
    <button type="button" className={styles['choice']} onClick={onChoose}>
      {picture}
      <Stack as="span" gap="0" grow>
        <strong>{children}</strong>
        {details && (
          <Text as="span" tone="muted">
            {details}
          </Text>
        )}
      </Stack>
    </button>
  );
}
