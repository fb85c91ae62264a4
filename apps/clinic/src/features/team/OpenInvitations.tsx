import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Invitation } from '@zampa/contract/invitations/objects';
import { fullName } from '@zampa/domain/people/names';
import { formatDay } from '@zampa/i18n/format/dates';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { teamQueries } from './queries.ts';
import styles from './TeamScreen.module.css';
import { useResendInvitation, useWithdrawInvitation } from './use-team-changes.ts';

/** Lists staff invitations that were not answered yet. */
export function OpenInvitations() {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: invitations = [] } = useQuery(teamQueries.invitations(useApi(), facility.id));
  if (invitations.length === 0) return null;
  return (
    <Section title={t('team:open.title')}>
      <Stack as="ul" gap="8">
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Section>
  );
}

type OpenInvitationProps = { invitation: Invitation };

function OpenInvitation({ invitation }: OpenInvitationProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const resend = useResendInvitation();
  const { id, email, idRole, sent, delivery, link, dateUpdated, expires } = invitation;
  const dateText = (instant: string) => formatDay(new Date(instant), facility.timezone);
  return (
    <li className={styles['member']}>
      <span className={styles['words']}>
        <strong>
          <bdi>{fullName(invitation)}</bdi>
        </strong>
        <small>
          {email} · {roleText(t, idRole ?? -1)}
        </small>
        <small>
          {delivery === 'QUEUED' && t('team:open.queued')}
          {delivery === 'REFUSED' && t('team:open.refused')}
          {delivery === 'SENT' &&
            t('team:open.sent', {
              count: sent,
              day: dateText(dateUpdated),
              until: dateText(expires),
            })}
        </small>
        <CallProblem error={resend.error} />
      </span>
      <Row as="span">
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(id)}>
          {t('team:open.resend')}
        </Button>
        <CopyButton value={link} timeout={2000}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} aria-live="polite">
              {copied ? t('team:open.copied') : t('team:open.copy')}
            </Button>
          )}
        </CopyButton>
        <WithdrawInvitation invitation={invitation} />
      </Row>
    </li>
  );
}

/** Button and confirmation dialog to withdraw an invitation, so that its link no longer works. */
function WithdrawInvitation({ invitation }: OpenInvitationProps) {
  const { t } = useTranslation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const withdraw = useWithdrawInvitation();
  const close = () => setDialogOpen(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setDialogOpen(true)}>
        {t('team:open.withdraw')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        title={t('team:open.withdrawTitle', { name: fullName(invitation) })}
        action={t('team:open.withdraw')}
        isDanger
        cancelLabel={t('common:actions.cancel')}
        closeLabel={t('common:actions.close')}
        isBusy={withdraw.isPending}
        problem={<CallProblem error={withdraw.error} />}
        onConfirm={() => withdraw.mutate(invitation.id, { onSuccess: close })}
        onClose={close}
      >
        <p>{t('team:open.withdrawWhy')}</p>
      </ConfirmDialog>
    </>
  );
}
