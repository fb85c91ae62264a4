import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { useTranslation } from 'react-i18next';

export interface LoadFailureProps {
  onRetry: () => void;
}

/** A list or a page that could not be loaded, with the way to try again. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('common:states.failed')}
      retryLabel={t('common:actions.retry')}
      onRetry={onRetry}
    >
      {t('common:states.failedWhy')}
    </ErrorState>
  );
}
