import '@zampa/i18n/english/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { withoutStalePlaceholder } from '@zampa/client/query/without-stale-placeholder';
import { CommandBox } from '@zampa/ui/command/CommandBox.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { searchQuery } from './queries.ts';
import { SearchNote } from './SearchNote.tsx';
import { searchState } from './search-state.ts';
import { useRunAction } from './use-run-action.ts';
import { useSearchGroups } from './use-search-groups.tsx';

export interface SearchBoxProps {
  onClose: () => void;
}

const TYPING_PAUSE_MS = 150;

/** Searches clients, pets, conversations and actions; shows recently opened items until something is typed. */
export function SearchBox({ onClose }: SearchBoxProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const searchText = text.trim();
  const [debouncedText] = useDebouncedValue(searchText, TYPING_PAUSE_MS);
  const query = withoutStalePlaceholder(
    useQuery(searchQuery(useApi(), facility.id, debouncedText)),
  );
  const actionRunner = useRunAction(onClose);
  const groups = useSearchGroups(searchText, query.data, actionRunner.commandOf);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const state = searchState(searchText, debouncedText, query);

  return (
    <CommandBox
      open
      onClose={onClose}
      label={t('search:label')}
      placeholder={t('search:placeholder')}
      resultsLabel={t('search:results')}
      text={text}
      onText={(typed) => {
        setText(typed);
        actionRunner.forget();
      }}
      groups={groups}
      summary={state === 'here' ? t('search:found', { count }) : ''}
      note={
        <SearchNote
          state={state}
          text={searchText}
          count={count}
          problem={actionRunner.error}
          onRetry={() => void query.refetch()}
        />
      }
    />
  );
}
