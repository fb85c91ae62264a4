import { IconPaperclip } from '../icons/IconPaperclip.ts';
import { IconSend2 } from '../icons/IconSend2.ts';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './MessageComposer.module.css';
import { useFocusWhenEnabled } from './use-focus-when-enabled.ts';

export interface MessageComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
  /** The `accept` attribute of the file picker: `image/jpeg,image/png`. */
  accept: string;
  /** Files attached to the message. */
  attachments?: ReactNode;
  /** Whether there is text (not only spaces) or a file to send. */
  canSend: boolean;
  /** Why writing is not allowed. Replaces the placeholder and disables the field. */
  closedBecause?: string | undefined;
  /** Whether the field takes the focus when it becomes enabled and nothing else has it. */
  focusOnOpen?: boolean;
  label: string;
  placeholder: string;
  attachLabel: string;
  sendLabel: string;
}

/** Message composer: the field grows with its text, Enter sends, Shift+Enter starts a new line. */
export function MessageComposer(props: MessageComposerProps) {
  const { text, canSend, closedBecause, onSend, focusOnOpen = false } = props;
  const isClosed = closedBecause !== undefined;
  const placeholder = closedBecause ?? props.placeholder;
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusWhenEnabled(field, isClosed, focusOnOpen);
  const send = () => {
    if (!canSend || isClosed) return;
    onSend();
    // Returns the focus to the field, because the pressed button becomes disabled.
    field.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    // During input method composition, Enter confirms a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles['composer']}>
      {props.attachments && <div className={styles['attachments']}>{props.attachments}</div>}
      <div className={styles['line']}>
        <AttachButton
          label={props.attachLabel}
          accept={props.accept}
          disabled={isClosed}
          onFiles={props.onFiles}
        />
        <div className={styles['grow']} data-text={text || placeholder}>
          <textarea
            ref={field}
            rows={1}
            value={text}
            aria-label={props.label}
            placeholder={placeholder}
            disabled={isClosed}
            enterKeyHint="send"
            onChange={(event) => props.onText(event.currentTarget.value)}
            onKeyDown={keyDown}
          />
        </div>
        <button
          type="button"
          className={styles['send']}
          aria-label={props.sendLabel}
          disabled={isClosed || !canSend}
          // Keeps the focus in the field, so that a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <IconSend2 size={22} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

interface AttachButtonProps {
  label: string;
  /** The `accept` attribute of the file picker: `image/jpeg,image/png`. */
  accept: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Button of a message composer that opens the file picker. */
function AttachButton({ label, accept, disabled, onFiles }: AttachButtonProps) {
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
