import { IconFileText } from '@tabler/icons-react';
import styles from './FileCard.module.css';
import { RemoveButton } from './RemoveButton.tsx';

export interface FileCardProps {
  name: string;
  /** Its kind and size: `PDF · 1,2 MB`. */
  facts: string;
  /** In a thread: saves the file. `busy` while that takes its time. */
  open?: { label: string; busy: boolean; onPress: () => void } | undefined;
  /** In a composer: takes the file away again. */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** Shows a document in a message, or one that is about to be sent. */
export function FileCard({ name, facts, open, remove }: FileCardProps) {
  const words = (
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
          {/* The name that is read aloud begins with what it does and goes on with what is seen. */}
          <span className="z-visually-hidden">{open.label}</span>
          {words}
        </button>
      ) : (
        <span className={styles['card']}>{words}</span>
      )}
      {remove && <RemoveButton {...remove} />}
    </span>
  );
}
