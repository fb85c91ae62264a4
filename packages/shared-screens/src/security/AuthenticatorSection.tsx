import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { SecurityState } from '@zampa/contract/security/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { securityKeys } from './queries.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

/** Turns the authenticator app on and off, and renews the recovery codes. */
export function AuthenticatorSection({ state }: { state: SecurityState }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: securityKeys.all });
  const show = (fresh: readonly string[]) => {
    setSettingUp(false);
    setCodes(fresh);
    void refresh();
  };
  if (codes) return <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />;
  return (
    <Section title={t('security:app.title')}>
      <Text tone="muted">{t('security:app.why')}</Text>
      <Text role="status">
        {state.authenticator ? t('security:app.on') : t('security:app.off')}
      </Text>
      {state.authenticator && (
        <ActiveAuthenticator state={state} onCodes={show} onRemoved={refresh} />
      )}
      {!state.authenticator && isSettingUp && <AuthenticatorSetup onDone={show} />}
      {!state.authenticator && !isSettingUp && (
        <Row>
          <Button onClick={() => setSettingUp(true)}>{t('security:app.setUp')}</Button>
        </Row>
      )}
    </Section>
  );
}

interface ActiveAuthenticatorProps {
  state: SecurityState;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => Promise<unknown>;
}

/** Actions once the app is on: new recovery codes and removal. Both require a confirmation. */
function ActiveAuthenticator({ state, onCodes, onRemoved }: ActiveAuthenticatorProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [pendingAction, setPendingAction] = useState<'renew' | 'remove' | null>(null);
  const renew = useMutation({
    mutationFn: () => api.createRecoveryCodes({}),
    onSuccess: ({ codes }) => onCodes(codes),
  });
  const remove = useMutation({
    mutationFn: () => api.deleteAuthenticator({}),
    onSuccess: onRemoved,
  });
  const confirm = () => {
    setPendingAction(null);
    if (pendingAction === 'renew') renew.mutate();
    else remove.mutate();
  };
  return (
    <Stack gap="12">
      <Text>{t('security:codes.left', { count: state.recoveryCodes })}</Text>
      <Row gap="12">
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => setPendingAction('renew')}
        >
          {t('security:codes.renew')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          loading={remove.isPending}
          onClick={() => setPendingAction('remove')}
        >
          {t('security:app.remove')}
        </Button>
      </Row>
      <CallProblem error={renew.error ?? remove.error} />
      {pendingAction && (
        <Confirmation
          act={pendingAction}
          onConfirm={confirm}
          onClose={() => setPendingAction(null)}
        />
      )}
    </Stack>
  );
}

interface ConfirmationProps {
  act: 'renew' | 'remove';
  onConfirm: () => void;
  onClose: () => void;
}

function Confirmation({ act, onConfirm, onClose }: ConfirmationProps) {
  const { t } = useTranslation();
  const isRenewal = act === 'renew';
  return (
    <ConfirmDialog
      title={isRenewal ? t('security:codes.renewTitle') : t('security:app.removeTitle')}
      action={isRenewal ? t('security:codes.renew') : t('security:app.remove')}
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{isRenewal ? t('security:codes.renewWhy') : t('security:app.removeWhy')}</p>
    </ConfirmDialog>
  );
}
