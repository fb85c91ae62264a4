import { Button } from '@mantine/core';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FollowUpDialog.module.css';

export interface FollowUpDialogProps {
  maxLength: number;
  isSending: boolean;
  problem: ReactNode;
  onSend: (note: string) => void;
  onClose: () => void;
}

/** Asks for the first message of a new request that follows up on a closed one. */
export function FollowUpDialog({
  maxLength,
  isSending,
  problem,
  onSend,
  onClose,
}: FollowUpDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const id = useId();
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('inbox:conversation.followUp.title')}
      closeLabel={t('common:actions.close')}
      isBusy={isSending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button loading={isSending} onClick={() => onSend(note.trim())}>
            {t('inbox:conversation.followUp.confirm')}
          </Button>
        </>
      }
    >
      <label className={styles['note']}>
        <strong>{t('inbox:conversation.followUp.note')}</strong>
        <textarea
          rows={4}
          maxLength={maxLength}
          aria-describedby={id}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          data-autofocus
        />
      </label>
      <p id={id} className={styles['why']}>
        {t('inbox:conversation.followUp.why')}
      </p>
      {problem}
    </ModalDialog>
  );
}
