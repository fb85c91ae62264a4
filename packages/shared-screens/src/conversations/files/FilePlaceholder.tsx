import type { StoredFile } from '@zampa/contract/conversations/event';
import { aspectRatioOf } from './file-ratio.ts';
import styles from './FilePlaceholder.module.css';

/** Placeholder with the size of a file that is loading, to avoid a layout shift. */
export function FilePlaceholder({
  file,
  label,
  note,
}: {
  file: StoredFile;
  label?: string;
  /** Why the file cannot be shown. */
  note?: string;
}) {
  const style = file.name === null ? { aspectRatio: aspectRatioOf(file) } : undefined;
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
