import '@zampa/i18n/english/search';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMessage, IconPaw, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { whileComing } from '@zampa/client/query/while-coming';
import { createAppStorage } from '@zampa/client/storage/app-storage';
import type { FoundClient } from '@zampa/contract/search/search';
import { CommandBox } from '@zampa/ui/command/CommandBox.tsx';
import { staffStanding } from '@zampa/domain/people/roles';
import type { Command, CommandGroup } from '@zampa/ui/command/commands';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { matching } from './matching.ts';
import { clientPlace, conversationPlace, petPlace, type Place } from './places.ts';
import { searchQuery } from './queries.ts';
import type { Action } from './actions.ts';
import { withRecent } from './recent.ts';
import { SearchNote } from './SearchNote.tsx';
import { searchStateOf } from './search-state.ts';
import { useActions } from './use-actions.tsx';
import { useDoing } from './use-doing.ts';

export interface SearchBoxProps {
  onClose: () => void;
}

// Among what the app keeps of a person, so that signing out removes it too.
const storage = createAppStorage('clinic');
const TYPING_PAUSE_MS = 150;
/** To how many of the clients found one can write at once. */
const WRITES = 2;
const icons = {
  client: <IconUser size={18} />,
  pet: <IconPaw size={18} />,
  conversation: <IconMessage size={18} />,
};

/**
 * Shows one box over clients, pets, conversations and what can be done; before anything is typed, what was opened last.
 */
export function SearchBox({ onClose }: SearchBoxProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const query = whileComing(useQuery(searchQuery(useApi(), facility.id, asked)));
  const { recent, open } = usePlaces(facility.id);
  const actions = useActions(facility);
  const doing = useDoing(onClose);
  const navigate = useNavigate();
  const mayWrite = staffStanding(facility.idRole) !== 'consultant';
  const writeTo = (client: FoundClient): Command => ({
    key: `write-${client.FamilyId}`,
    label: t('search:actions.writeTo', { name: clientPlace(client).label }),
    icon: icons.conversation,
    onSelect: () =>
      void navigate({
        to: '/workspace/clients',
        search: { client: client.FamilyId, write: true },
      }),
  });

  const group = (label: string, things: readonly Action[]): CommandGroup => ({
    label,
    items: things.map(doing.commandOf),
  });
  const placed = (label: string, places: readonly Place[] = []) =>
    group(
      label,
      places.map((place) => placeCommand(place, () => open(place))),
    );

  const found = wanted ? query.data : undefined;
  const writes = mayWrite ? (found?.clients.slice(0, WRITES).map(writeTo) ?? []) : [];
  const groups = [
    placed(t('search:groups.recent'), wanted ? [] : recent),
    placed(t('search:groups.clients'), found?.clients.map(clientPlace)),
    placed(t('search:groups.pets'), found?.pets.map(petPlace)),
    placed(t('search:groups.conversations'), found?.conversations.map(conversationPlace)),
    group(t('search:groups.actions'), [...writes, ...matching(actions, wanted)]),
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const state = searchStateOf(wanted, asked, query);

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
        doing.forget();
      }}
      groups={groups}
      summary={state === 'here' ? t('search:found', { count }) : ''}
      note={
        <SearchNote
          state={state}
          text={wanted}
          count={count}
          problem={doing.error}
          onRetry={() => void query.refetch()}
        />
      }
    />
  );
}

const placeCommand = (place: Place, onSelect: () => void): Command => ({
  key: `${place.kind}-${place.id}`,
  label: place.label,
  description: place.under,
  icon: icons[place.kind],
  onSelect,
});

/** Opens places and remembers them on this device, for each facility by itself. */
function usePlaces(facilityId: string) {
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
