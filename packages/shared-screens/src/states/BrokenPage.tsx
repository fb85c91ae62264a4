import { loadAnewOnReturn } from '@zampa/client/device/load-anew';
import { isMissingFile } from '@zampa/client/device/missing-file';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect } from 'react';
import styles from './BrokenPage.module.css';

/**
 * Stands in for a page whose code did not arrive, or that broke while it was drawn. It is loaded with the app itself
 * and made of nothing but what is there already, because it is needed when nothing more can be fetched. What did not
 * arrive comes by itself with the connection.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isMissing = isMissingFile(error);
  useEffect(() => (isMissing ? loadAnewOnReturn() : undefined), [isMissing]);
  return (
    <section className={styles['page']} role="alert">
      <h1 className="z-display">{t('common:states.failed')}</h1>
      <p>{t(isMissing ? 'common:states.failedWhy' : 'common:states.faultWhy')}</p>
      <button type="button" className={styles['retry']} onClick={() => window.location.reload()}>
        {t('common:actions.retry')}
      </button>
    </section>
  );
}
