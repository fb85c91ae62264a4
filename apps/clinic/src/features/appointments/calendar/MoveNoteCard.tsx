import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle } from '@zampa/ui/icons/IconAlertCircle';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { IconX } from '@zampa/ui/icons/IconX';
import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import styles from './MoveNotice.module.css';
import type { MoveNote } from './move-note.ts';
import { formatMove } from './move-text.ts';

/** Shows the result of a change or the reason for its refusal, with a button to undo a move. */
export function MoveNoteCard({ note, onClose }: { note: MoveNote; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['note']} data-problem={note.refusal ? true : undefined}>
      {note.refusal ? (
        <IconAlertCircle size={20} aria-hidden="true" />
      ) : (
        <IconCircleCheck size={20} aria-hidden="true" />
      )}
      <span>
        {note.message}
        {note.refusal && refusalText(t, note.refusal)}
        {note.doneMove && formatMove(t, note.doneMove, note.moved?.client ?? null)}
      </span>
      {note.undo && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          onClick={note.undo}
        >
          {t('appointments:calendar.move.undo')}
        </Button>
      )}
      <ActionIcon color="gray" aria-label={t('common:actions.close')} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
