import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { recallSettingsQuery } from '@zampa/client/health/recall-queries';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { RecallPreviewDialog } from './RecallPreviewDialog.tsx';
import { useSwitchRecalls } from './use-switch-recalls.ts';

/** Says whether recalls are sent. Admins switch them on after reading the message, and off. */
export function RecallSwitch() {
  const facility = useFacility();
  const query = useQuery(recallSettingsQuery(useApi(), facility.id));
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {({ enabled }) => <RecallStatus isOn={enabled} />}
    </QueryStates>
  );
}

function RecallStatus({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  const { idRole } = useFacility();
  const [isPreviewing, preview] = useDisclosure(false);
  const [isAsking, asking] = useDisclosure(false);
  const isAdmin = staffRoleOf(idRole) === 'admin';
  const off = useSwitchRecalls(asking.close);
  return (
    <Card tone={isOn ? 'pine' : 'new'}>
      <Row justify="between" gap="12">
        <Stack gap="4" grow>
          <Row gap="8">
            <StatusChip tone={isOn ? 'paid' : 'done'}>
              {isOn ? t('health:clinic.recalls.on') : t('health:clinic.recalls.off')}
            </StatusChip>
          </Row>
          <Text>{isOn ? t('health:clinic.recalls.onWhy') : t('health:clinic.recalls.offWhy')}</Text>
          {!isAdmin && <Text tone="muted">{t('health:clinic.recalls.adminsOnly')}</Text>}
        </Stack>
        <Row>
          <Button variant="default" onClick={preview.open}>
            {isOn || !isAdmin
              ? t('health:clinic.recalls.preview')
              : t('health:clinic.recalls.switchOn')}
          </Button>
          {isAdmin && isOn && (
            <Button variant="default" onClick={asking.open}>
              {t('health:clinic.recalls.switchOff')}
            </Button>
          )}
        </Row>
      </Row>
      {isPreviewing && (
        <RecallPreviewDialog maySwitchOn={isAdmin && !isOn} onClose={preview.close} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('health:clinic.recalls.offTitle')}
        action={t('health:clinic.recalls.offAction')}
        cancelLabel={t('health:clinic.recalls.keep')}
        closeLabel={t('common:actions.close')}
        isBusy={off.isPending}
        problem={<CallProblem error={off.error} />}
        onConfirm={() => off.mutate({ enabled: false })}
        onClose={asking.close}
      >
        {t('health:clinic.recalls.offText')}
      </ConfirmDialog>
    </Card>
  );
}
