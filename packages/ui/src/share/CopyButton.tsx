import { Button, CopyButton as CopyValue } from '@mantine/core';
import { IconCheck } from '../icons/IconCheck.ts';
import type { ReactNode } from 'react';

export interface CopyButtonProps {
  value: string;
  icon: ReactNode;
  label: string;
  /** Shown for two seconds after copying. */
  copiedLabel: string;
  /** Whether this is the primary action of the screen. */
  isMain?: boolean;
}

/** Button that copies a value to the clipboard and confirms it. */
export function CopyButton({ value, icon, label, copiedLabel, isMain = false }: CopyButtonProps) {
  return (
    <CopyValue value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant={isMain ? 'filled' : 'default'}
          leftSection={copied ? <IconCheck size={18} aria-hidden="true" /> : icon}
          onClick={copy}
          aria-live="polite"
        >
          {copied ? copiedLabel : label}
        </Button>
      )}
    </CopyValue>
  );
}
