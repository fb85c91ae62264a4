import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import type { Client } from '@zampa/contract/clients/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clientName } from '@zampa/client/clients/client-name';
import type { ChooseClient } from './selection.ts';

export interface ClientCheckboxProps {
  client: Client;
  isChosen: boolean;
  choose: ChooseClient;
}

/** Checkbox that selects one client for bulk actions. */
export function ClientCheckbox({ client, isChosen, choose }: ClientCheckboxProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      aria-label={t('clients:bulk.one', { name: clientName(client) })}
      checked={isChosen}
      onChange={({ currentTarget }) => choose(client.id, currentTarget.checked)}
    />
  );
}
