import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import type { Client } from '@zampa/contract/clients/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clientName } from './client-line.ts';
import type { ClientSelection } from './selection.ts';

/** Chooses one client, to do something with all that are chosen. */
export function ClientCheckbox({
  client,
  selection: { chosen, onChoose },
}: {
  client: Client;
  selection: ClientSelection;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      aria-label={t('clients:bulk.one', { name: clientName(client) })}
      checked={chosen.has(client.id)}
      onChange={({ currentTarget }) => {
        const others = [...chosen].filter((id) => id !== client.id);
        onChoose(new Set(currentTarget.checked ? [...others, client.id] : others));
      }}
    />
  );
}
