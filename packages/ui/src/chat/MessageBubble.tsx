import type { ReactNode } from 'react';
import styles from './MessageBubble.module.css';

export interface MessageBubbleProps {
  own: boolean;
  /** Who wrote, for those who do not see the side; shown above others' first message where several write. */
  author: string;
  showAuthor?: boolean;
  avatar?: ReactNode;
  /** The message as typed: its line breaks stay. */
  text?: string | undefined;
  /** Photos, or the words of a withdrawn message. */
  children?: ReactNode;
  withdrawn?: boolean;
  time: string;
  /** Ticks of an own message. */
  ticks?: ReactNode;
  /** Under a message that failed: a way to try again. */
  action?: ReactNode;
}

/** Shows one message: own ones pine at the right, others' white at the left. */
export function MessageBubble(props: MessageBubbleProps) {
  const { own, author, showAuthor = false, avatar, text, children, withdrawn = false } = props;
  return (
    <article className={styles['message']} data-own={own}>
      {!own && <span className={styles['avatar']}>{avatar}</span>}
      <div className={styles['column']}>
        <span className={showAuthor && !own ? styles['author'] : 'z-visually-hidden'}>
          {author}
        </span>
        <div
          className={styles['bubble']}
          data-withdrawn={withdrawn}
          data-bare={!text && !withdrawn}
        >
          {children}
          {text && <p className={styles['text']}>{text}</p>}
        </div>
        <span className={styles['foot']}>
          {props.time} {props.ticks}
        </span>
        {props.action}
      </div>
    </article>
  );
}
