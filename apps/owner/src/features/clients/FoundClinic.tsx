import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useClinics, useJoinClinic } from './queries.ts';
import { ClinicName } from './ClinicName.tsx';

export interface FoundClinicProps {
  clinic: FacilityCard;
  code: string;
  onOther: () => void;
}

/** Shows the clinic behind a code, before anything is shared with it. */
export function FoundClinic({ clinic, code, onOther }: FoundClinicProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const join = useJoinClinic();
  const isClient = useClinics().some(({ id, status }) => id === clinic.id && status === 'ACTIVE');
  const confirm = () =>
    join.mutate(code, {
      onSuccess: ({ id }) =>
        void navigate({
          to: '/workspace/vets',
          search: { animals: id, joined: true },
          replace: true,
        }),
    });
  return (
    <Stack as="section" aria-live="polite">
      <Title size="title" display>
        {isClient
          ? t('clients-owner:join.already', { clinic: clinic.name })
          : t('clients-owner:join.found')}
      </Title>
      <Card gap="16">
        <ClinicName clinic={clinic} />
      </Card>
      <CallProblem error={join.error} />
      {isClient ? (
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to="/workspace/vets" search={{ animals: clinic.id }} {...props} />
          )}
        >
          {t('clients-owner:petsSeen')}
        </Button>
      ) : (
        <Button size="lg" loading={join.isPending || join.isSuccess} onClick={confirm}>
          {t('clients-owner:join.confirm')}
        </Button>
      )}
      <Button variant="subtle" onClick={onOther}>
        {t('clients-owner:join.other')}
      </Button>
    </Stack>
  );
}
