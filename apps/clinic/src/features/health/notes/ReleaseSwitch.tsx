import { useApi } from '@zampa/client/ClientProvider.tsx';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Switch } from '@zampa/ui/mantine/Switch';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** Shows a signed note to the family, without the private note, or withdraws it. */
export function ReleaseSwitch({ note }: { note: VisitNote }) {
  const { t } = useTranslation();
  const api = useApi();
  const { timezone } = useFacility();
  const release = usePetRecordCall(note.PetId, (released: boolean) =>
    api.releaseNote({ query: { id: note.id }, body: { released } }),
  );
  // Shows the choice until the record is read again.
  const isReleased = release.isPending ? release.variables : note.released;
  const since = note.releasedAt && formatDayTime(new Date(note.releasedAt), timezone);
  return (
    <Stack gap="4">
      <Switch
        label={t('health:clinic.release.label')}
        description={
          note.released && since
            ? t('health:clinic.release.since', { when: since })
            : t('health:clinic.release.why')
        }
        checked={isReleased}
        onChange={({ currentTarget }) => {
          if (!release.isPending) release.mutate(currentTarget.checked);
        }}
      />
      <CallProblem error={release.error} />
    </Stack>
  );
}
