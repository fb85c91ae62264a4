import type { StoredFile } from '@zampa/contract/conversations/event';
import { ratioOf } from './file-ratio.ts';
import styles from './FileSpace.module.css';

/** Keeps the room of a file that is still to come, so that nothing moves when it does. */
export function FileSpace({
  file,
  label,
  note,
}: {
  file: StoredFile;
  label?: string;
  /** Why the file will not come. */
  note?: string;
}) {
  const style = file.name === null ? { aspectRatio: ratioOf(file) } : undefined;
  return (
    <div
      className={styles['space']}
      data-document={file.name !== null}
      style={style}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {note}
    </div>
  );
}
