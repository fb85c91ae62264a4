import { IconFileText } from '../icons/IconFileText.ts';
import styles from './FileCard.module.css';
import { RemoveButton } from './RemoveButton.tsx';

export interface FileCardProps {
  name: string;
  /** Type and size: `PDF · 1.2 MB`. */
  facts: string;
  /** In a thread: downloads the file; `busy` while downloading. */
  open?: { label: string; busy: boolean; onPress: () => void } | undefined;
  /** In a composer: removes the file. */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** Document in a message or in the composer. */
export function FileCard({ name, facts, open, remove }: FileCardProps) {
  const content = (
    <>
      <IconFileText size={24} aria-hidden="true" />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['facts']}>{facts}</span>
      </span>
    </>
  );
  return (
    <span className={styles['frame']}>
      {open ? (
        <button
          type="button"
          className={styles['card']}
          aria-busy={open.busy}
          disabled={open.busy}
          onClick={open.onPress}
        >
          {/* The accessible name starts with the action, followed by the visible text. */}
          <span className="z-visually-hidden">{open.label}</span>
          {content}
        </button>
      ) : (
        <span className={styles['card']}>{content}</span>
      )}
      {remove && <RemoveButton {...remove} />}
    </span>
  );
}
