import '@zampa/i18n/english/search';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { withoutStalePlaceholder } from '@zampa/client/query/without-stale-placeholder';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import type { FoundClient } from '@zampa/contract/search/search';
import { CommandBox } from '@zampa/ui/command/CommandBox.tsx';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { Command, CommandGroup } from '@zampa/ui/command/commands';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { filterByWords } from './filter-by-words.ts';
import { clientPlace, conversationPlace, petPlace, type Place } from './places.ts';
import { searchQuery } from './queries.ts';
import type { Action } from './actions.ts';
import { sortByMatch } from './match-rank.ts';
import { withRecent } from './recent.ts';
import { SearchNote } from './SearchNote.tsx';
import { searchState } from './search-state.ts';
import { useActions } from './use-actions.tsx';
import { useRunAction } from './use-run-action.ts';

export interface SearchBoxProps {
  onClose: () => void;
}

// App storage is cleared on sign-out.
const storage = createAppStorage('clinic');
const TYPING_PAUSE_MS = 150;
/** Maximum number of found clients with a command to write to them. */
const MAX_MESSAGE_COMMANDS = 2;
const icons = {
  client: <IconUser size={18} />,
  pet: <IconPaw size={18} />,
  conversation: <IconMessage size={18} />,
};

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
  const { recent, open } = useRecentPlaces(facility.id);
  const actions = useActions(facility);
  const actionRunner = useRunAction(onClose);
  const navigate = useNavigate();
  const mayWrite = staffRoleOf(facility.idRole) !== 'consultant';
  const messageCommand = (client: FoundClient): Command => ({
    key: `write-${client.FamilyId}`,
    label: t('search:actions.writeTo', { name: clientPlace(client).label }),
    icon: icons.conversation,
    onSelect: () =>
      void navigate({
        to: '/workspace/clients',
        search: { client: client.FamilyId, write: true },
      }),
  });

  const toGroup = (label: string, things: readonly Action[]): CommandGroup => ({
    label,
    items: things.map(actionRunner.commandOf),
  });
  const placeGroup = (label: string, places: readonly Place[] = []) =>
    toGroup(
      label,
      places.map((place) => placeCommand(place, () => open(place))),
    );

  const results = searchText ? query.data : undefined;
  const messageCommands = mayWrite
    ? (results?.clients
        .filter(isReachableInApp)
        .slice(0, MAX_MESSAGE_COMMANDS)
        .map(messageCommand) ?? [])
    : [];
  const unsorted = [
    placeGroup(t('search:groups.recent'), searchText ? [] : recent),
    placeGroup(t('search:groups.clients'), results?.clients.map(clientPlace)),
    placeGroup(t('search:groups.pets'), results?.pets.map(petPlace)),
    placeGroup(t('search:groups.conversations'), results?.conversations.map(conversationPlace)),
    toGroup(t('search:groups.actions'), [
      ...messageCommands,
      ...filterByWords(actions, searchText),
    ]),
  ].filter(({ items }) => items.length > 0);
  const groups = searchText ? sortByMatch(unsorted, searchText) : unsorted;
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

/** Returns whether a message to the client reaches an account. */
const isReachableInApp = ({ status }: FoundClient) => refusalToContact(status, 'facility') === null;

const placeCommand = (place: Place, onSelect: () => void): Command => ({
  key: `${place.kind}-${place.id}`,
  label: place.label,
  description: place.under,
  icon: icons[place.kind],
  onSelect,
});

/** Opens search results and stores the recent ones on this device, separately for each facility. */
function useRecentPlaces(facilityId: string) {
  const navigate = useNavigate();
  const entry = `recent.${facilityId}`;
  const [recent] = useState(() => storage.read<readonly Place[]>(entry) ?? []);
  const open = (place: Place) => {
    storage.write(entry, withRecent(recent, place));
    if (place.kind !== 'conversation')
      return void navigate({
        to: '/workspace/clients',
        search: place.familyId ? { client: place.familyId } : {},
      });
    void navigate({
      to: '/workspace/requests',
      search: {
        ...(place.list && { list: place.list }),
        conversation: place.id,
        ...(place.seq !== undefined && { seq: place.seq }),
      },
    });
  };
  return { recent, open };
}
