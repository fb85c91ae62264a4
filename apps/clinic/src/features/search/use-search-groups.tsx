import { useNavigate } from '@tanstack/react-router';
import type { CallAnswer } from '@zampa/client/api/call-types';
import type { FoundClient } from '@zampa/contract/search/search';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Command, CommandGroup } from '@zampa/ui/command/commands';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import type { Action } from './actions.ts';
import { filterByWords } from './filter-by-words.ts';
import { sortByMatch } from './match-rank.ts';
import { clientPlace, conversationPlace, petPlace, type Place } from './places.ts';
import { useActions } from './use-actions.tsx';
import { useRecentPlaces } from './use-recent-places.ts';

/** Maximum number of found clients with a command to write to them. */
const MAX_MESSAGE_COMMANDS = 2;
const icons = {
  client: <IconUser size={18} />,
  pet: <IconPaw size={18} />,
  conversation: <IconMessage size={18} />,
};

/**
 * Returns the commands for a search: clients, pets, conversations and actions, best matches first. Lists recently opened
 * items if nothing is searched.
 *
 * @param found the answer of the server
 * @param commandOf returns the command that runs an action
 */
export function useSearchGroups(
  text: string,
  found: CallAnswer<'search'> | undefined,
  commandOf: (action: Action) => Command,
): readonly CommandGroup[] {
  const { t } = useTranslation();
  const facility = useFacility();
  const { recent, open } = useRecentPlaces(facility.id);
  const actions = useActions(facility);
  const toMessageActions = useMessageActions();
  const toGroup = (label: string, things: readonly Action[]): CommandGroup => ({
    label,
    items: things.map(commandOf),
  });
  const placeGroup = (label: string, places: readonly Place[] = []) =>
    toGroup(
      label,
      places.map((place) => placeCommand(place, () => open(place))),
    );
  const results = text ? found : undefined;
  const groups = [
    placeGroup(t('search:groups.recent'), text ? [] : recent),
    placeGroup(t('search:groups.clients'), results?.clients.map(clientPlace)),
    placeGroup(t('search:groups.pets'), results?.pets.map(petPlace)),
    placeGroup(t('search:groups.conversations'), results?.conversations.map(conversationPlace)),
    toGroup(t('search:groups.actions'), [
      ...toMessageActions(results?.clients ?? []),
      ...filterByWords(actions, text),
    ]),
  ].filter(({ items }) => items.length > 0);
  return text ? sortByMatch(groups, text) : groups;
}

/** Returns the actions that write to the first clients whom a message reaches; none for users who may not write. */
function useMessageActions() {
  const { t } = useTranslation();
  const facility = useFacility();
  const navigate = useNavigate();
  const toAction = (client: FoundClient): Command => ({
    key: `write-${client.FamilyId}`,
    label: t('search:actions.writeTo', { name: clientPlace(client).label }),
    icon: icons.conversation,
    onSelect: () =>
      void navigate({
        to: '/workspace/clients',
        search: { client: client.FamilyId, write: true },
      }),
  });
  const mayWrite = staffRoleOf(facility.idRole) !== 'consultant';
  return (clients: readonly FoundClient[]) =>
    mayWrite ? clients.filter(isReachableInApp).slice(0, MAX_MESSAGE_COMMANDS).map(toAction) : [];
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
