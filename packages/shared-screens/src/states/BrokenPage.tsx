import { reloadWhenReachable } from '@zampa/client/device/reload-when-reachable';
import { isChunkLoadError } from '@zampa/client/device/chunk-load-error';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect } from 'react';
import styles from './BrokenPage.module.css';

/**
 * Fallback for a screen that could not be loaded or threw while rendering. Part of the main bundle, because it must
 * work offline. Reloads when the connection is back if a file was missing.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isMissing = isChunkLoadError(error);
  useEffect(() => (isMissing ? reloadWhenReachable() : undefined), [isMissing]);
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
