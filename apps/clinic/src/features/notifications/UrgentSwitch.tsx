import { Switch } from '@zampa/ui/mantine/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery } from '@zampa/client/session/use-me';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Shows the switch with which admins let urgent notifications pass the quiet hours of a facility's staff. */
export function UrgentSwitch() {
  const { id: facilityId, name, urgentPassesQuiet } = useFacility();
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const change = useMutation({
    mutationFn: (passes: boolean) =>
      api.updateFacility({ body: { facilityId, urgentPassesQuiet: passes } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
  });
  return (
    <>
      <Switch
        label={t('notifications:settings.quiet.urgent')}
        description={t('notifications:settings.quiet.urgentWhy', { facility: name })}
        checked={change.isPending ? change.variables : urgentPassesQuiet}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <CallProblem error={change.error} />
    </>
  );
}
