import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { saveFile } from '@zampa/client/files/download';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { IconListCheck } from '@zampa/ui/icons/IconListCheck';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { toAuditFilter } from './queries.ts';
import type { AuditSearch } from './search.ts';

/** Buttons that export the filtered log and check that no entry was changed or removed. */
export function AuditActions({ search }: { search: AuditSearch }) {
  const { t } = useTranslation();
  const { id: facilityId } = useFacility();
  const api = useApi();
  const save = useMutation({
    mutationFn: async () => {
      const csv = await api.exportAudit({ query: toAuditFilter(facilityId, search) });
      saveFile(csv, 'zampa-audit.csv');
    },
  });
  const verify = useMutation({
    mutationFn: () => api.verifyAudit({ query: { facilityId } }),
  });
  return (
    <Stack gap="12">
      <Row gap="12">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('audit:exporting')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconListCheck size={18} aria-hidden="true" />}
          loading={verify.isPending}
          onClick={() => verify.mutate()}
        >
          {t('audit:verify')}
        </Button>
      </Row>
      {verify.data && <Verification {...verify.data} />}
      <CallProblem error={save.error ?? verify.error} />
    </Stack>
  );
}

function Verification({ entries, firstBroken }: { entries: number; firstBroken: number | null }) {
  const { t } = useTranslation();
  return (
    <Callout tone={firstBroken === null ? 'good' : 'due'}>
      <p role="status">
        {firstBroken === null
          ? t('audit:verified', { count: entries })
          : t('audit:broken', { place: firstBroken })}
      </p>
    </Callout>
  );
}
