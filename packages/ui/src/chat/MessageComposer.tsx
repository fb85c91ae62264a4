import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './MessageComposer.module.css';

export interface MessageComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
  /** What the file picker offers: `image/jpeg,image/png`. */
  accept: string;
  /** The files that go with the message. */
  attachments?: ReactNode;
  /** Whether there is anything to send: text that is not only spaces, or a file. */
  canSend: boolean;
  /** Why nobody can write here now; takes the place of the placeholder and closes the field. */
  closedBecause?: string | undefined;
  /** Whether one goes on by writing once the field opens and nothing else has the focus. */
  focusOnOpen?: boolean;
  label: string;
  placeholder: string;
  attachLabel: string;
  sendLabel: string;
}

/** Writes a message: the field grows with its text, Enter sends, Shift+Enter begins a line. */
export function MessageComposer(props: MessageComposerProps) {
  const { text, canSend, closedBecause, onSend, focusOnOpen = false } = props;
  const files = useRef<HTMLInputElement>(null);
  const closed = closedBecause !== undefined;
  const placeholder = closedBecause ?? props.placeholder;
  const field = useRef<HTMLTextAreaElement>(null);
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (wasClosed.current && !closed && focusOnOpen && document.activeElement === document.body)
      field.current?.focus();
    wasClosed.current = closed;
  }, [closed, focusOnOpen]);
  const send = () => {
    if (!canSend || closed) return;
    onSend();
    // The next message follows; the button that was pressed is closed until then.
    field.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    props.onFiles([...(event.currentTarget.files ?? [])]);
    // The same file can be chosen again after it was taken away.
    event.currentTarget.value = '';
  };
  return (
    <div className={styles['composer']}>
      {props.attachments && <div className={styles['attachments']}>{props.attachments}</div>}
      <div className={styles['line']}>
        <input ref={files} type="file" accept={props.accept} multiple hidden onChange={pick} />
        <button
          type="button"
          className={styles['attach']}
          aria-label={props.attachLabel}
          disabled={closed}
          onClick={() => files.current?.click()}
        >
          <IconPaperclip size={22} aria-hidden="true" />
        </button>
        <div className={styles['grow']} data-text={text || placeholder}>
          <textarea
            ref={field}
            rows={1}
            value={text}
            aria-label={props.label}
            placeholder={placeholder}
            disabled={closed}
            enterKeyHint="send"
            onChange={(event) => props.onText(event.currentTarget.value)}
            onKeyDown={keyDown}
          />
        </div>
        <button
          type="button"
          className={styles['send']}
          aria-label={props.sendLabel}
          disabled={closed || !canSend}
          // The field keeps the focus, so that a phone does not fold its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <IconSend2 size={22} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
