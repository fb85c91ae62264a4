import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconChevronDown } from '@zampa/ui/icons/IconChevronDown';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { csvFile } from '@zampa/client/files/csv-file';
import { saveFile } from '@zampa/client/files/download';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { movementTable } from './movement-table.ts';
import { readAllMovements } from './queries.ts';
import type { Span } from './span.ts';

export interface ExportMovementsProps {
  span: Span;
  /** Limits the export to one client; undefined for all. */
  familyId: string | undefined;
}

/** Exports payments and refunds for the accountant, as CSV or PDF. */
export function ExportMovements({ span, familyId }: ExportMovementsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [api, language] = [useApi(), useLanguage()];
  const { from, to } = span;
  const query = { facilityId: facility.id, from, to, ...(familyId && { familyId }) };
  const name = `zampa-${from}-${to}`;
  const save = useMutation({
    mutationFn: async (kind: 'csv' | 'pdf') => {
      if (kind === 'pdf') {
        const pdf = await api.readStatement({
          query: { ...query, language },
        });
        saveFile(pdf, `${name}.pdf`);
        return;
      }
      const reader = { t, language, zone: facility.timezone };
      const table = movementTable(await readAllMovements(api, query), reader);
      saveFile(await csvFile(table, language), `${name}.csv`);
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            loading={save.isPending}
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            {t('payments:exports.action')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate('csv')}>{t('payments:exports.csv')}</Menu.Item>
          <Menu.Item onClick={() => save.mutate('pdf')}>{t('payments:exports.pdf')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CallProblem error={save.error} />
    </>
  );
}
