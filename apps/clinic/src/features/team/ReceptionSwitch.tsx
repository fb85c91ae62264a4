import { Switch } from '@zampa/ui/mantine/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery } from '@zampa/client/session/use-me';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Shows the switch with which admins let reception read and answer messages from pet owners. */
export function ReceptionSwitch() {
  const facility = useFacility();
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const change = useMutation({
    mutationFn: (receptionAnswers: boolean) =>
      api.updateFacility({ body: { facilityId: facility.id, receptionAnswers } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
  });
  return (
    <>
      <Switch
        label={t('team:reception.label')}
        description={t('team:reception.why')}
        checked={change.isPending ? change.variables : facility.receptionAnswers}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <CallProblem error={change.error} />
    </>
  );
}
