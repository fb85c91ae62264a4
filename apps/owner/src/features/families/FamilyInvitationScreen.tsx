import '@zampa/i18n/english/families';
import { Button } from '@mantine/core';
import { IconUsersPlus } from '@zampa/ui/icons/IconUsersPlus';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useMe } from '@zampa/client/session/use-me';
import { normalizeCode } from '@zampa/domain/facilities/codes';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PendingFamily } from './PendingFamily.tsx';
import { useRequestToJoin } from './queries.ts';

const route = getRouteApi('/_signed-in/_places/family/$code');

/**
 * Screen opened by a family's invitation link. Shows nothing about the family until one of its admins has accepted
 * the user.
 */
export function FamilyInvitationScreen() {
  const { t } = useTranslation();
  const code = normalizeCode(route.useParams().code);
  const { families, pendingFamilies } = useMe();
  const joinRequest = useRequestToJoin();
  const waiting = pendingFamilies.find(({ id }) => id === joinRequest.data?.FamilyId);
  const unknown = joinRequest.error instanceof ApiRefusal && joinRequest.error.status === 404;

  return (
    <>
      <ScreenHeader title={t('families:title')} />
      {families.some((family) => family.code === code) && (
        <EmptyState
          picture={<IconUsersPlus size={40} />}
          title={t('families:join.already')}
          action={
            <Button size="lg" renderRoot={(props) => <Link to="/workspace/family" {...props} />}>
              {t('families:join.toFamily')}
            </Button>
          }
        >
          {t('families:intro')}
        </EmptyState>
      )}
      {waiting && <PendingFamily familyId={waiting.id} />}
      {!waiting && !families.some((family) => family.code === code) && (
        <EmptyState
          picture={<IconUsersPlus size={40} />}
          title={t('families:join.invited')}
          action={
            <>
              {unknown ? (
                <p role="alert">{t('families:join.unknown')}</p>
              ) : (
                <CallProblem error={joinRequest.error} />
              )}
              <Button
                size="lg"
                loading={joinRequest.isPending}
                onClick={() => joinRequest.mutate(code)}
              >
                {t('families:join.ask')}
              </Button>
            </>
          }
        >
          {t('families:join.invitedText')}
        </EmptyState>
      )}
    </>
  );
}
