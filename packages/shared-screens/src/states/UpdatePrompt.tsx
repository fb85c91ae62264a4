import '@zampa/i18n/english/device';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './UpdatePrompt.module.css';

export interface UpdatePromptProps {
  /** Activates the new version in this tab only. */
  onReload: () => void;
}

/** Banner at the top of every screen that offers a new app version. */
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
