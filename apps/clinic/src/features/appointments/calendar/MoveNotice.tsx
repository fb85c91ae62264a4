import { lazy, Suspense } from 'react';
import styles from './MoveNotice.module.css';
import type { MoveNote } from './move-note.ts';

const MoveNoteCard = lazy(async () => ({
  default: (await import('./MoveNoteCard.tsx')).MoveNoteCard,
}));

/** Shows what became of a move or was done else, above everything; read aloud when it comes. */
export function MoveNotice({ note, onClose }: { note: MoveNote | null; onClose: () => void }) {
  return (
    <div className={styles['place']} role={note?.refusal ? 'alert' : 'status'}>
      <Suspense>{note && <MoveNoteCard note={note} onClose={onClose} />}</Suspense>
    </div>
  );
}
