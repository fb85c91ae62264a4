import type { ReactNode } from 'react';
import styles from './RoundButton.module.css';

export interface RoundButtonProps {
  label: string;
  /** `unusual` stands out, since something is not as it is usually; `end` ends the call. */
  tone?: 'usual' | 'unusual' | 'end';
  /** Whether what it turns on is on. */
  isPressed?: boolean;
  /** Whether what it opens is open. */
  isOpen?: boolean;
  /** A phone shows the call on the whole screen anyway. */
  isForDesks?: boolean;
  onPress: () => void;
  /** Its picture. */
  children: ReactNode;
}

/** Shows a round button of a call, whose name is said of its picture. */
export function RoundButton(props: RoundButtonProps) {
  const { label, tone = 'usual', isPressed, isOpen, isForDesks = false, onPress, children } = props;
  return (
    <button
      type="button"
      className={styles['button']}
      data-tone={tone}
      data-for-desks={isForDesks}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
