import { ActionIcon } from '@mantine/core';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { EmergencySigns } from '@zampa/shared-screens/conversations/EmergencySigns.tsx';
import { RequestCardPayment } from '@zampa/shared-screens/payments/RequestCardPayment.tsx';
import { MarkPaidButton } from '@zampa/shared-screens/payments/MarkPaidButton.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ContextClient } from './ContextClient.tsx';
import { ContextFacts } from './ContextFacts.tsx';
import { ContextPets } from './ContextPets.tsx';
import styles from './RequestContext.module.css';
import type { RequestsSearch } from '../search.ts';
import { useContextFamily } from './use-context-family.ts';

export interface RequestContextProps {
  conversation: Conversation;
  search: RequestsSearch;
}

/** Shows the context of a request to the vet who answers: pets, facts, payments and the client's phone number. */
export function RequestContext({ conversation, search }: RequestContextProps) {
  const { t } = useTranslation();
  const { panel: _, notePet: __, ...back } = search;
  const { redFlags } = conversation.payload;
  const family = useContextFamily(conversation);
  return (
    <aside className={styles['context']} aria-label={t('inbox:conversation.context.label')}>
      <div className={styles['bar']}>
        <ActionIcon
          renderRoot={(props) => <Link to="/workspace/requests" search={back} {...props} />}
          color="gray"
          aria-label={t('inbox:conversation.backToConversation')}
        >
          <IconChevronLeft size={22} />
        </ActionIcon>
        <span>{t('inbox:conversation.context.label')}</span>
      </div>
      {redFlags.length > 0 && <EmergencySigns flags={redFlags} />}
      <ContextPets conversation={conversation} search={search} />
      {/* Rendered after the health data of the pets, which are above, to avoid a layout shift. */}
      {!family.isLoading && <ContextFacts conversation={conversation} />}
      {!family.isLoading && <RequestCardPayment conversation={conversation} />}
      {!family.isLoading && <MarkPaidButton conversation={conversation} />}
      <ContextClient conversation={conversation} />
    </aside>
  );
}
