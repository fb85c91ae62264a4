import { Button } from '@mantine/core';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useResumeClinic } from '../queries.ts';
import type { OwnRelation } from './use-own-relations.ts';

/** Button to resume a paused contact with a clinic. */
export function ResumeClinic({ clinic, names }: OwnRelation) {
  const { t } = useTranslation();
  const resume = useResumeClinic(clinic);
  return (
    <>
      {names && <Text tone="muted">{t('clients:leaving.pause.pausedWith', { names })}</Text>}
      <Button loading={resume.isPending} onClick={() => resume.mutate(undefined)}>
        {names
          ? t('clients:leaving.pause.resumeWith', { names })
          : t('clients:leaving.pause.resume')}
      </Button>
      <CallProblem error={resume.error} />
    </>
  );
}
