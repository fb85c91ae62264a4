import { Button, CopyButton as CopyValue } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface CopyButtonProps {
  value: string;
  icon: ReactNode;
  label: string;
  /** Said for two seconds once it is copied. */
  copiedLabel: string;
  /** Whether it is what the screen is for. */
  isMain?: boolean;
}

/** Puts a value on the clipboard and says so. */
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
