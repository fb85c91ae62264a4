import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './MoveNotice.module.css';
import type { MoveNote } from './move-note.ts';

/** What became of a move, above everything; read aloud when it comes. */
export function MoveNotice({ note, onClose }: { note: MoveNote | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['place']} role={note?.isProblem ? 'alert' : 'status'}>
      {note && (
        <div className={styles['note']} data-problem={note.isProblem || undefined}>
          {note.isProblem ? (
            <IconAlertCircle size={20} aria-hidden="true" />
          ) : (
            <IconCircleCheck size={20} aria-hidden="true" />
          )}
          <span>{note.text}</span>
          {note.undo && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
              onClick={note.undo}
            >
              {t('calendar:move.undo')}
            </Button>
          )}
          <ActionIcon color="gray" aria-label={t('common:actions.close')} onClick={onClose}>
            <IconX size={18} />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}
