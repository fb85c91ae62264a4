import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '../icons/IconShare.ts';

export interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  title: string;
  url: string;
  label: string;
}

/** Button that opens the system's share sheet; renders nothing where sharing is not supported. */
export function ShareButton({ title, url, label, ...looks }: ShareButtonProps) {
  if (!('share' in navigator)) return null;
  // Closing the sheet without sharing rejects; this is not an error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button {...looks} leftSection={<IconShare size={18} aria-hidden="true" />} onClick={share}>
      {label}
    </Button>
  );
}
