import { useFileUrl } from '@zampa/client/files/use-file-url';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './record.module.css';

/** Photo of the vaccination booklet that the family added. */
export function BookletPhoto({ fileId }: { fileId: string }) {
  const { t } = useTranslation();
  const url = useFileUrl(fileId, { width: 512 });
  return (
    url && (
      <img className={styles['booklet']} src={url} alt={t('health:clinic.vaccination.booklet')} />
    )
  );
}
