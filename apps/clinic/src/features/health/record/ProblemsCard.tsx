import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { CallBody } from '@zampa/client/api/call-types';
import { problemsQuery } from '@zampa/client/health/pet-queries';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import type { HealthProblem } from '@zampa/contract/health/objects/problem';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { formatDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { RecordCard } from './RecordCard.tsx';

type Change = CallBody<'updateProblem'> & { readonly id: string };

/** The diagnoses of a pet, active ones first; a vet resolves and reopens them, and marks them as chronic. */
export function ProblemsCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const api = useApi();
  const { idRole } = useFacility();
  const query = useQuery(problemsQuery(api, pet.id));
  const update = usePetRecordCall(pet.id, ({ id, ...body }: Change) =>
    api.updateProblem({ query: { id }, body }),
  );
  return (
    <RecordCard
      title={t('health:clinic.problems.title')}
      query={query}
      empty={t('health:clinic.problems.empty')}
    >
      {(problems) => (
        <>
          <List>
            {problems
              .toSorted((one, other) => one.status.localeCompare(other.status))
              .map((problem) => (
                <li key={problem.id}>
                  <ProblemRow
                    problem={problem}
                    onChange={mayTreat(idRole) ? update.mutate : undefined}
                  />
                </li>
              ))}
          </List>
          <CallProblem error={update.error} />
        </>
      )}
    </RecordCard>
  );
}

interface ProblemRowProps {
  problem: HealthProblem;
  onChange: ((change: Change) => void) | undefined;
}

function ProblemRow({ problem, onChange }: ProblemRowProps) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const { id, text, status, chronic, date, resolvedAt } = problem;
  const isActive = status === 'ACTIVE';
  const since = formatDay(new Date(date), timezone);
  return (
    <Row justify="between">
      <Stack gap="4" grow>
        <Text weight="600">{text}</Text>
        <Row gap="8">
          <StatusChip tone={isActive ? 'progress' : 'done'}>
            {isActive ? t('health:clinic.problems.active') : t('health:clinic.problems.resolved')}
          </StatusChip>
          {chronic && <StatusChip tone="new">{t('health:clinic.note.chronic')}</StatusChip>}
          <Text as="span" tone="muted" size="small">
            {resolvedAt
              ? `${since} – ${formatDay(new Date(resolvedAt), timezone)}`
              : t('health:clinic.problems.since', { day: since })}
          </Text>
        </Row>
      </Stack>
      {onChange && (
        <Row>
          {isActive && (
            <Button
              variant="subtle"
              size="xs"
              aria-label={`${chronic ? t('health:clinic.problems.notChronic') : t('health:clinic.problems.makeChronic')}: ${text}`}
              onClick={() => onChange({ id, chronic: !chronic })}
            >
              {chronic
                ? t('health:clinic.problems.notChronic')
                : t('health:clinic.problems.makeChronic')}
            </Button>
          )}
          <Button
            variant="default"
            size="xs"
            aria-label={`${isActive ? t('health:clinic.problems.resolve') : t('health:clinic.problems.reopen')}: ${text}`}
            onClick={() => onChange({ id, status: isActive ? 'RESOLVED' : 'ACTIVE' })}
          >
            {isActive ? t('health:clinic.problems.resolve') : t('health:clinic.problems.reopen')}
          </Button>
        </Row>
      )}
    </Row>
  );
}
