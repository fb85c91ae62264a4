import type { ReactNode } from 'react';
import styles from './MessageBubble.module.css';

export interface MessageBubbleProps {
  isOwn: boolean;
  /** Author, for screen readers. Shown above the first of consecutive messages in group conversations. */
  author: string;
  showAuthor?: boolean;
  avatar?: ReactNode;
  /** Message text; line breaks are kept. */
  text?: ReactNode;
  /** Photos, or the note of a withdrawn message. */
  children?: ReactNode;
  isWithdrawn?: boolean;
  time: string;
  /** Whether the next message shows the time of both. */
  isContinued?: boolean;
  /** Delivery status of an own message. */
  ticks?: ReactNode;
  /** Retry action below a failed message. */
  action?: ReactNode;
}

/** One message in a conversation. Own messages are green on the right, others white on the left. */
export function MessageBubble(props: MessageBubbleProps) {
  const { isOwn, author, showAuthor = false, avatar, text, children, isWithdrawn = false } = props;
  const { isContinued = false } = props;
  return (
    <article className={styles['message']} data-own={isOwn} data-continued={isContinued}>
      {!isOwn && <span className={styles['avatar']}>{avatar}</span>}
      <div className={styles['column']}>
        <span className={showAuthor && !isOwn ? styles['author'] : 'z-visually-hidden'}>
          <bdi>{author}</bdi>
        </span>
        <div
          className={styles['bubble']}
          data-withdrawn={isWithdrawn}
          data-bare={!text && !isWithdrawn}
        >
          {children}
          {text && <p className={styles['text']}>{text}</p>}
        </div>
        <span className={styles['foot']}>
          <span className={isContinued ? 'z-visually-hidden' : undefined}>{props.time}</span>{' '}
          {props.ticks}
        </span>
        {props.action}
      </div>
    </article>
  );
}
