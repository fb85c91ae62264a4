import { ApiRefusal } from '@zampa/client/api/problems';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';

export interface FailedStateProps {
  /** Why nothing came: the connection is not to blame for what the server answered. */
  error: unknown;
  onRetry: () => void;
  /** What is said instead, where there is more to say than in general. */
  failure?: { readonly title: string; readonly why: string } | undefined;
}

/** Stands in for what could not be loaded, and asks for it again. */
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
