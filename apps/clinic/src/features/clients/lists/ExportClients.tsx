import { Button } from '@mantine/core';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import type { Client } from '@zampa/contract/clients/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { toClientsQuery } from '../queries.ts';
import { toExportTable } from './export-table.ts';
import type { ClientsSearch } from './search.ts';

const PAGE_SIZE = 200;

/** Button that exports all pages of the current list as a CSV file. */
export function ExportClients({ search }: { search: ClientsSearch }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [api, language] = [useApi(), useLanguage()];
  const save = useMutation({
    mutationFn: async () => {
      const clients = await readAllClients(api, facility.id, search);
      saveFile(await csvFile(toExportTable(t, clients), language), 'zampa-clients.csv');
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('clients:exporting')}
      </Button>
      <CallProblem error={save.error} />
    </>
  );
}

async function readAllClients(
  api: Api,
  facilityId: string,
  filter: ClientsSearch,
): Promise<Client[]> {
  const clients: Client[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Client[]; next: string | null } = await api.readClients({
      params: { id: facilityId },
      query: {
        limit: PAGE_SIZE,
        ...toClientsQuery(filter),
        ...(cursor && { cursor }),
      },
    });
    clients.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return clients;
}
