import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { countActiveFilters } from './chats-search.ts';

/** Empty state for a search or filter without results, with a way to clear the filters. */
export function NothingFound() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/_signed-in/_places/workspace/chat' });
  const { text } = search;
  return (
    <EmptyState
      picture={<IconSearch size={40} />}
      title={t('conversations:list.filter.nothing')}
      action={
        countActiveFilters(search) > 0 && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/workspace/chat" search={text ? { text } : {}} replace {...props} />
            )}
          >
            {t('conversations:list.filter.clear')}
          </Button>
        )
      }
    >
      {t('conversations:list.filter.nothingWhy')}
    </EmptyState>
  );
}
