import { type ChangeEvent, useRef } from 'react';
import { IconPaperclip } from '../icons/IconPaperclip.ts';
import styles from './MessageComposer.module.css';

export interface AttachButtonProps {
  label: string;
  /** The `accept` attribute of the file picker: `image/jpeg,image/png`. */
  accept: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Button of a message composer that opens the file picker. */
export function AttachButton({ label, accept, disabled, onFiles }: AttachButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])]);
    // Allows choosing the same file again after it was removed.
    event.currentTarget.value = '';
  };
  return (
    <>
      <input ref={files} type="file" accept={accept} multiple hidden onChange={pick} />
      <button
        type="button"
        className={styles['attach']}
        aria-label={label}
        disabled={disabled}
        onClick={() => files.current?.click()}
      >
        <IconPaperclip size={22} aria-hidden="true" />
      </button>
    </>
  );
}
