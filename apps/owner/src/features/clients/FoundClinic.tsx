import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useJoinClinic } from './queries.ts';
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
  const confirm = () =>
    join.mutate(code, {
      onSuccess: ({ id }) =>
        void navigate({ to: '/workspace/vets', search: { animals: id }, replace: true }),
    });
  return (
    <Stack as="section" aria-live="polite">
      <Title size="title" display>
        {t('clients-owner:join.found')}
      </Title>
      <Card gap="16">
        <ClinicName clinic={clinic} />
      </Card>
      <CallProblem error={join.error} />
      <Button size="lg" loading={join.isPending || join.isSuccess} onClick={confirm}>
        {t('clients-owner:join.confirm')}
      </Button>
      <Button variant="subtle" onClick={onOther}>
        {t('clients-owner:join.other')}
      </Button>
    </Stack>
  );
}
