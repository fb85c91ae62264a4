import '@zampa/i18n/english/device';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './UpdatePrompt.module.css';

export interface UpdatePromptProps {
  /** Goes over to the newer app, in this page alone. */
  onReload: () => void;
}

/** Says at the top of every screen that a newer app is there; whoever is writing something goes over to it later. */
export function UpdatePrompt({ onReload }: UpdatePromptProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['prompt']}>
      <span>{t('device:update.text')}</span>
      <button type="button" className={styles['reload']} onClick={onReload}>
        {t('device:update.reload')}
      </button>
    </div>
  );
}
