import type { ReactNode } from 'react';
import styles from './RoundButton.module.css';

export interface RoundButtonProps {
  label: string;
  /** `unusual` highlights a changed state, such as a muted microphone; `end` leaves the call. */
  tone?: 'usual' | 'unusual' | 'end';
  /** Whether the toggled feature is on. */
  isPressed?: boolean;
  /** Whether the controlled panel is open. */
  isOpen?: boolean;
  /** Hidden on phones, which always show the call full screen. */
  isDesktopOnly?: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
}

/** Round icon button of a call, labeled for screen readers. */
export function RoundButton(props: RoundButtonProps) {
  const {
    label,
    tone = 'usual',
    isPressed,
    isOpen,
    isDesktopOnly = false,
    onPress,
    children,
  } = props;
  return (
    <button
      type="button"
      className={styles['button']}
      data-tone={tone}
      data-for-desks={isDesktopOnly}
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
