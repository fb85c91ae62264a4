import { ApiRefusal } from '@zampa/client/api/problems';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';

export interface FailedStateProps {
  /** Why loading failed. A refusal of the server is not blamed on the connection. */
  error: unknown;
  onRetry: () => void;
  /** Replaces the general texts. */
  failure?: { readonly title: string; readonly why: string } | undefined;
}

/** Error state of a failed query, with a retry button. */
export function FailedState({ error, onRetry, failure }: FailedStateProps) {
  const { t } = useTranslation();
  const why =
    error instanceof ApiRefusal ? t('common:states.faultWhy') : t('common:states.failedWhy');
  return (
    <ErrorState
      title={failure?.title ?? t('common:states.failed')}
      retryLabel={t('common:actions.retry')}
      onRetry={onRetry}
    >
      {failure?.why ?? why}
    </ErrorState>
  );
}
