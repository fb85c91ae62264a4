import { ActionIcon } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { EmergencySigns } from '@zampa/shared-screens/conversations/EmergencySigns.tsx';
import { AskToPay } from '@zampa/shared-screens/payments/AskToPay.tsx';
import { MarkPaid } from '@zampa/shared-screens/payments/MarkPaid.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ContextClient } from './ContextClient.tsx';
import { ContextFacts } from './ContextFacts.tsx';
import { ContextPets } from './ContextPets.tsx';
import styles from './RequestContext.module.css';
import type { RequestsSearch } from '../search.ts';

export interface RequestContextProps {
  conversation: Conversation;
  search: RequestsSearch;
}

/** Shows what a vet wants to know while answering: the pets, how long it has been going on, whom to call. */
export function RequestContext({ conversation, search }: RequestContextProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { panel: _, ...back } = search;
  const { redFlags } = conversation.payload;
  const family = useQuery(familyQuery(useApi(), conversation.family.id, facility.id));
  return (
    <aside className={styles['context']} aria-label={t('inbox-opened:context.label')}>
      <div className={styles['bar']}>
        <ActionIcon
          renderRoot={(props) => <Link to="/workspace/requests" search={back} {...props} />}
          color="gray"
          aria-label={t('inbox-opened:backToConversation')}
        >
          <IconChevronLeft size={22} />
        </ActionIcon>
        <span>{t('inbox-opened:context.label')}</span>
      </div>
      {redFlags.length > 0 && <EmergencySigns flags={redFlags} />}
      <ContextPets conversation={conversation} />
      {/* The record of the pets stands above the facts: they wait for it, and stay where they are. */}
      {!family.isLoading && <ContextFacts conversation={conversation} />}
      {!family.isLoading && <AskToPay conversation={conversation} />}
      {!family.isLoading && <MarkPaid conversation={conversation} />}
      <ContextClient family={conversation.family} />
    </aside>
  );
}
