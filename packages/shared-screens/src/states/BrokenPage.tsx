import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './BrokenPage.module.css';

/**
 * Stands in for a page whose code did not arrive, or that broke while it was drawn. It is loaded with the app itself
 * and made of nothing but what is there already, because it is needed when nothing more can be fetched.
 */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <section className={styles['page']} role="alert">
      <h1 className="z-display">{t('common:states.failed')}</h1>
      <p>{t('common:states.failedWhy')}</p>
      <button type="button" className={styles['retry']} onClick={() => window.location.reload()}>
        {t('common:actions.retry')}
      </button>
    </section>
  );
}
