import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface LoadMoreProps {
  /** The required part of an infinite query. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** End of a paginated list: loads the next page when it is nearly visible; after a failure shows a retry button. */
export function LoadMore({ query }: LoadMoreProps) {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection<HTMLButtonElement>({ rootMargin: '200px' });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const shouldLoad =
    entry?.isIntersecting && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (shouldLoad) void fetchNextPage();
  }, [shouldLoad, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <Button
      ref={ref}
      variant="subtle"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {isFetchNextPageError ? t('common:actions.retry') : t('common:actions.loadMore')}
    </Button>
  );
}
