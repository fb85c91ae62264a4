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

/** Asks what a new request that goes on from one that has ended is about. */
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
      title={t('inbox-opened:followUp.title')}
      closeLabel={t('common:actions.close')}
      isBusy={isSending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button loading={isSending} onClick={() => onSend(note.trim())}>
            {t('inbox-opened:followUp.confirm')}
          </Button>
        </>
      }
    >
      <label className={styles['note']}>
        <strong>{t('inbox-opened:followUp.note')}</strong>
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
        {t('inbox-opened:followUp.why')}
      </p>
      {problem}
    </ModalDialog>
  );
}
