import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface LoadMoreProps {
  /** The rest of an infinite query that this needs. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/**
 * Shows the end of a list that goes on: loads the next page when it comes into view; after a failure it waits to be
 * pressed.
 */
export function LoadMore({ query }: LoadMoreProps) {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection<HTMLButtonElement>({ rootMargin: '200px' });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const due = entry?.isIntersecting && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (due) void fetchNextPage();
  }, [due, fetchNextPage]);

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
