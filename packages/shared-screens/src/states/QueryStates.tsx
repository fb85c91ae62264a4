import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { Skeletons, type SkeletonsProps } from '@zampa/ui/states/Skeletons.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from './FailedState.tsx';

export interface QueryStatesProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
    /** `paused` while waiting for the connection. */
    readonly fetchStatus?: 'fetching' | 'paused' | 'idle';
  };
  /** Kind of skeleton to show while loading. */
  shape: SkeletonsProps['shape'];
  count?: number;
  /** Replaces the general error texts. */
  failure?: { readonly title: string; readonly why: string };
  children: (data: Data) => ReactNode;
}

/** Renders the states of a query: skeleton, error, offline, or its data. */
export function QueryStates<Data>({
  query,
  shape,
  count = 4,
  failure,
  children,
}: QueryStatesProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <FailedState error={query.error} onRetry={() => void query.refetch()} failure={failure} />
    );
  if (query.fetchStatus === 'paused')
    return (
      <ErrorState
        title={t('common:states.notHere')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void query.refetch()}
      >
        {t('common:states.notHereWhy')}
      </ErrorState>
    );
  return <Skeletons shape={shape} count={count} label={t('common:states.loading')} />;
}
