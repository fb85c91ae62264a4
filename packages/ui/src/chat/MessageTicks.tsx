import { IconAlertCircle } from '../icons/IconAlertCircle.ts';
import { IconCheck } from '../icons/IconCheck.ts';
import { IconChecks } from '../icons/IconChecks.ts';
import { IconClock } from '../icons/IconClock.ts';
import styles from './MessageTicks.module.css';

export type MessageState = 'waiting' | 'sent' | 'read' | 'failed';

const icons = { waiting: IconClock, sent: IconCheck, read: IconChecks, failed: IconAlertCircle };

export interface MessageTicksProps {
  state: MessageState;
  label: string;
}

/** Delivery status of an own message. */
export function MessageTicks({ state, label }: MessageTicksProps) {
  const Icon = icons[state];
  return (
    <span role="img" aria-label={label} className={styles['ticks']} data-state={state}>
      <Icon size={16} aria-hidden="true" />
    </span>
  );
}
