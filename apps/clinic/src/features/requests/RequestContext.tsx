import { ActionIcon } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/requests/conversation';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ContextClient } from './ContextClient.tsx';
import { ContextFacts } from './ContextFacts.tsx';
import styles from './RequestContext.module.css';
import type { RequestsSearch } from './search.ts';

export interface RequestContextProps {
  conversation: Conversation;
  facility: StaffFacility;
  search: RequestsSearch;
}

/** What a vet wants to know while answering: the pets, how long it has been going on, whom to call. */
export function RequestContext({ conversation, facility, search }: RequestContextProps) {
  const { t } = useTranslation();
  const { panel: _, ...back } = search;
  return (
    <aside className={styles['context']} aria-label={t('requests:context.label')}>
      <div className={styles['bar']}>
        <ActionIcon
          renderRoot={(props) => <Link to="/workspace/requests" search={back} {...props} />}
          color="gray"
          aria-label={t('requests:backToConversation')}
        >
          <IconChevronLeft size={22} />
        </ActionIcon>
        <span>{t('requests:context.label')}</span>
      </div>
      <ul className={styles['pets']} aria-label={t('requests:context.pets')}>
        {conversation.pets.map((pet) => (
          <li key={pet.id}>
            <PetPicture pet={pet} size={conversation.pets.length > 1 ? 64 : 88} />
            <h3 className="z-display">{pet.name}</h3>
            <p>
              <PetDescription pet={pet} />
            </p>
          </li>
        ))}
      </ul>
      <ContextFacts conversation={conversation} />
      <ContextClient familyId={conversation.family.id} facility={facility} />
    </aside>
  );
}
