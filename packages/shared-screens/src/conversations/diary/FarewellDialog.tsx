import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import type { ReactNode } from 'react';

export interface FarewellDialogProps {
  /** Names of the pets. */
  pets: string;
  day: string;
  /** How the date can be changed afterward. */
  undo: string;
  isBusy?: boolean;
  problem?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an entry records a pet's death, and explains what changes. */
export function FarewellDialog({ pets, day, undo, ...dialog }: FarewellDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('diary:farewell.title', { pets })}
      action={t('diary:farewell.confirm')}
      cancelLabel={t('diary:farewell.keep')}
      closeLabel={t('common:actions.close')}
    >
      <p>{t('diary:farewell.text', { pets, day: formatCalendarDayInWords(day, language) })}</p>
      <p>{undo}</p>
    </ConfirmDialog>
  );
}
